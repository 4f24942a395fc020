const IS_ITEM = /mso-list:\s*(?:l(\d+)\s+)?level(\d+)/i
const NUMBER = /^[\s\u00A0]*(?:(\d+)|[a-z]{1,4})[.)]/i

interface Item {
  paragraph: Element
  level: number
  isOrdered: boolean
  start: number
}

/** Word copies the items of a list as paragraphs, each with its sign as text. This makes lists of them. */
export function listsFromWord(body: HTMLElement): void {
  let run: Item[] = []
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = readItem(paragraph)
    const isNext = run.length === 0 || paragraph.previousElementSibling === run.at(-1)?.paragraph
    if (run.length > 0 && (item === null || !isNext)) {
      makeList(run)
      run = []
    }
    if (item !== null) run.push(item)
  }
  if (run.length > 0) makeList(run)
  for (const sign of body.querySelectorAll('[style*="mso-list"]')) if (isSign(sign)) sign.remove()
}

function readItem(paragraph: Element): Item | null {
  const [, , level] = IS_ITEM.exec(paragraph.getAttribute('style') ?? '') ?? []
  if (level === undefined) return null
  const signs = [...paragraph.querySelectorAll('[style*="mso-list"]')].filter(isSign)
  const [counted, number = '1'] = NUMBER.exec(signs.map((sign) => sign.textContent).join('')) ?? [null]
  for (const sign of signs) sign.remove()
  return { paragraph, level: Number(level), isOrdered: counted !== null, start: Number(number) || 1 }
}

function isSign(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')
}

function makeList(items: readonly Item[]): void {
  const [first] = items
  if (first === undefined) return
  const document = first.paragraph.ownerDocument
  const place = document.createElement('div')
  first.paragraph.before(place)
  const open: { list: Element; level: number }[] = []
  for (const item of items) {
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop()
    const top = open.at(-1)
    if (top?.level === item.level && top.list.localName !== nameOf(item)) open.pop()
    if (open.at(-1)?.level !== item.level) {
      const list = document.createElement(nameOf(item))
      if (item.isOrdered && item.start !== 1) list.setAttribute('start', String(item.start))
      const around = open.at(-1)?.list.lastElementChild ?? place
      around.append(list)
      open.push({ list, level: item.level })
    }
    const entry = document.createElement('li')
    open.at(-1)?.list.append(entry)
    entry.append(item.paragraph)
  }
  place.replaceWith(...place.childNodes)
}

function nameOf({ isOrdered }: Item): 'ol' | 'ul' {
  return isOrdered ? 'ol' : 'ul'
}
