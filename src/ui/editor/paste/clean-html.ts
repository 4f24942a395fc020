import { isSafeImage, isSafeLink } from '../../markdown/safe-address.ts'
import { cleanTables } from './clean-tables.ts'
import { marksFromStyles } from './marks-from-styles.ts'
import { nestLists } from './nest-lists.ts'
import { listsFromWord } from './word-lists.ts'

const DROPPED =
  'style, script, meta, link, title, xml, template, iframe, object, embed, svg, math, noscript, form, select'
const UNWRAPPED = 'font, u, center, o\\:p, a:not([href]), b[id^="docs-internal-guid"]'
/** Attributes that mean something in markdown. */
const KEPT = new Set(['href', 'title', 'src', 'alt', 'start', 'data-align', 'data-checked', 'data-language'])
/** What ProseMirror writes into HTML that it copies itself. */
const OWN = 'data-pm-slice'

interface CleanHtml {
  html: string
  /** The number of images that were left out because their bytes would have to be in the text. */
  leftOutImages: number
}

/** Makes the structure of copied HTML clear and removes the rest: Word and Google Docs write much that is only looks. */
export function cleanHtml(html: string): CleanHtml {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (body.querySelector(`[${OWN}]`) !== null) return { html, leftOutImages: 0 }
  removeComments(body)
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  listsFromWord(body)
  for (const element of body.querySelectorAll(UNWRAPPED)) unwrap(element)
  for (const struck of body.querySelectorAll('s, strike')) rename(struck, 'del')
  nameTitles(body)
  marksFromStyles(body)
  nestLists(body)
  cleanTables(body)
  for (const link of body.querySelectorAll('a')) cleanLink(link)
  const leftOutImages = removeImages(body)
  removeAttributes(body)
  removeEmptyLines(body)
  return { html: body.innerHTML, leftOutImages }
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Word has no element for the title and for quotes. */
function nameTitles(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  for (const title of body.querySelectorAll('p.MsoSubtitle')) rename(title, 'h2')
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const around = body.ownerDocument.createElement('blockquote')
    quote.replaceWith(around)
    around.append(quote)
  }
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function cleanLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? ''
  const target = targetOf(address)
  if (!isSafeLink(target) || target.startsWith('#') || target === '') unwrap(link)
  else link.setAttribute('href', target)
}

/** Google Docs links to a page of its own, which names the target. */
function targetOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.hostname !== 'www.google.com' || url.pathname !== '/url') return address
  return url.searchParams.get('q') ?? address
}

function removeImages(body: HTMLElement): number {
  let count = 0
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? ''
    const isFromWeb = /^https?:/i.test(address) && isSafeImage(address)
    if (isFromWeb) continue
    image.remove()
    count += 1
  }
  return count
}

function removeAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (!KEPT.has(name)) element.removeAttribute(name)
}

function removeEmptyLines(body: HTMLElement): void {
  for (const element of body.querySelectorAll('p, span, h1, h2, h3, h4, h5, h6'))
    if (element.textContent.trim() === '' && element.querySelector('img, br') === null) element.remove()
  for (const line of body.querySelectorAll('body > br, p > br:only-child')) line.remove()
  for (const paragraph of body.querySelectorAll('p:empty')) paragraph.remove()
}
