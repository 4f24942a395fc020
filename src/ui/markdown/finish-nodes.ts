import { makeImageNote, prepareImage } from './image-note.ts'
import { isSafeImage, isSafeLink } from './safe-address.ts'

interface FinishOptions {
  headingStart: 1 | 2 | 3
  /** What the ids of footnotes start with. */
  prefix: string
  /** Where links may lead, if not anywhere; then no image is loaded, either. */
  allowLink?: ((address: string) => boolean) | undefined
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, th, td, dt, dd, summary, figcaption, caption'
/** Their marks and columns stand where their text begins; those within them do the same. */
const CONTAINERS = ':is(ul, ol, dl, blockquote, [data-table])'
const BEGINS_RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Gives sanitized nodes what markdown has no words for: where links lead, in which direction text goes. */
export function finishNodes(
  nodes: DocumentFragment,
  { headingStart, prefix, allowLink }: FinishOptions,
): void {
  for (const element of nodes.querySelectorAll('[id]'))
    if (!element.id.startsWith(prefix)) element.removeAttribute('id')
  for (const heading of nodes.querySelectorAll('h1, h2, h3, h4, h5, h6')) lowerHeading(heading, headingStart)
  for (const link of nodes.querySelectorAll('a')) {
    finishLink(link, prefix)
    const address = link.getAttribute('href')
    if (allowLink !== undefined && (address === null || !allowLink(address)))
      link.replaceWith(...link.childNodes)
  }
  for (const image of nodes.querySelectorAll('img')) {
    if (allowLink !== undefined) image.replaceWith(makeImageNote(image.getAttribute('src') ?? '', image.alt))
    else if (isSafeImage(image.getAttribute('src') ?? '')) prepareImage(image)
    else image.remove()
  }
  for (const box of nodes.querySelectorAll('input')) finishBox(box)
  for (const cell of nodes.querySelectorAll('[align]')) finishAlignment(cell)
  for (const table of nodes.querySelectorAll('table')) wrapTable(table)
  for (const block of nodes.querySelectorAll<HTMLElement>(BLOCKS)) block.dir = 'auto'
  for (const container of nodes.querySelectorAll<HTMLElement>(`${CONTAINERS}:not(${CONTAINERS} *)`))
    if (BEGINS_RIGHT_TO_LEFT.test(container.textContent)) container.dir = 'rtl'
}

function lowerHeading(heading: Element, start: number): void {
  const level = Math.min(6, Number(heading.localName.slice(1)) + start - 1)
  const lower = document.createElement(`h${level}`)
  lower.append(...heading.childNodes)
  heading.replaceWith(lower)
}

function finishLink(link: HTMLAnchorElement, prefix: string): void {
  const address = link.getAttribute('href') ?? ''
  if (address.startsWith(`#${prefix}`)) {
    if (address.startsWith(`#${prefix}fnref`)) link.ariaLabel = 'Back to the text'
    link.addEventListener('click', (event) => goTo(event, address.slice(1)))
    return
  }
  if (address === '' || address.startsWith('#') || !isSafeLink(address)) {
    link.removeAttribute('href')
    return
  }
  link.target = '_blank'
  link.rel = 'noopener noreferrer nofollow'
}

/** Goes to another place of the text, and leaves the page's address as it is. */
function goTo(event: Event, id: string): void {
  const target = document.getElementById(id)
  if (target === null) return
  event.preventDefault()
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'center' })
}

/** A task's box stands before the whole item; other fields have no place in a text. */
function finishBox(box: HTMLInputElement): void {
  const item = box.closest('li')
  if (box.type !== 'checkbox' || item === null || item.querySelector('input') !== box) {
    box.remove()
    return
  }
  const isChecked = box.hasAttribute('checked')
  const words = document.createElement('div')
  box.remove()
  words.append(...item.childNodes)
  item.append(box, words)
  item.dataset['checked'] = String(isChecked)
  box.disabled = true
  box.ariaLabel = isChecked ? 'Done' : 'Not done'
}

function finishAlignment(cell: Element): void {
  const align = cell.getAttribute('align') ?? ''
  cell.removeAttribute('align')
  if (cell instanceof HTMLElement && /^(?:left|center|right)$/.test(align)) cell.dataset['align'] = align
}

/** A wide table scrolls in a place of its own, which the keyboard reaches. */
function wrapTable(table: Element): void {
  const place = document.createElement('div')
  place.dataset['table'] = ''
  place.tabIndex = 0
  table.replaceWith(place)
  place.append(table)
}
