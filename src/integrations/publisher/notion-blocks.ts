import { parseHTML } from 'linkedom'
import { findNotionLanguage } from './notion-languages.ts'
import {
  isElementNode,
  MOST_PIECES,
  plainPieces,
  readText,
  readUrl,
  SILENT,
  type RichText,
} from './notion-text.ts'

type TextKind =
  | 'paragraph'
  | 'heading_1'
  | 'heading_2'
  | 'heading_3'
  | 'bulleted_list_item'
  | 'numbered_list_item'
  | 'quote'

/** A block of a page, before it has the form of the API. */
export type Draft =
  | { kind: TextKind; text: RichText[]; children: Draft[] }
  | { kind: 'code'; text: RichText[]; language: string }
  | { kind: 'image'; url: string; caption: RichText[] }
  | { kind: 'table'; rows: RichText[][][]; hasHeader: boolean }
  | { kind: 'divider' }

/** The title of the page stands above them, so that the largest heading is one of the article. */
const HEADINGS: Record<string, TextKind> = {
  h1: 'heading_1',
  h2: 'heading_1',
  h3: 'heading_2',
  h4: 'heading_3',
  h5: 'heading_3',
  h6: 'heading_3',
}
const BOXES = new Set(
  'div section article main aside header footer nav form fieldset details summary address dl dt dd body'.split(
    ' ',
  ),
)

/** The blocks of an article's HTML. What Notion has no block for becomes paragraphs with its text. */
export function draftBlocks(html: string): Draft[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  return readBlocks(document.body.childNodes)
}

function readBlocks(nodes: Iterable<Node>): Draft[] {
  const drafts: Draft[] = []
  let line: Node[] = []
  const endLine = () => {
    drafts.push(...draftText('paragraph', line))
    line = []
  }
  for (const node of nodes) {
    const found = isElementNode(node) ? readElement(node) : null
    if (found === null) line.push(node)
    else {
      endLine()
      drafts.push(...found)
    }
  }
  endLine()
  return drafts
}

/** null for what stands inside a line. */
function readElement(element: Element): Draft[] | null {
  const name = element.localName
  const heading = HEADINGS[name]
  if (heading !== undefined) return draftText(heading, element.childNodes)
  if (BOXES.has(name)) return readBlocks(element.childNodes)
  switch (name) {
    case 'p':
      return draftText('paragraph', element.childNodes)
    case 'ul':
      return listItems(element).flatMap((item) => draftItem('bulleted_list_item', item))
    case 'ol':
      return readNumbered(element)
    case 'blockquote':
      return draftHolder('quote', readBlocks(element.childNodes))
    case 'pre':
      return draftCode(element)
    case 'figure':
      return readFigure(element)
    case 'table':
      return draftTable(element)
    case 'hr':
      return [{ kind: 'divider' }]
    default:
      return SILENT.has(name) ? [] : null
  }
}

/** A text of one kind, in more than one block when Notion takes no more of it in one, and the images inside it. */
function draftText(kind: TextKind, nodes: Iterable<Node>): Draft[] {
  const inside = [...nodes]
  const text = readText(inside)
  const drafts: Draft[] = []
  for (let from = 0; from < text.length; from += MOST_PIECES)
    drafts.push({
      kind: from === 0 ? kind : 'paragraph',
      text: text.slice(from, from + MOST_PIECES),
      children: [],
    })
  return [
    ...drafts,
    ...inside.flatMap((node) => listImages(node)).flatMap((image) => draftImage(image, null)),
  ]
}

function listImages(node: Node): Element[] {
  if (!isElementNode(node)) return []
  return node.localName === 'img' ? [node] : [...node.querySelectorAll('img')]
}

function draftImage(image: Element, caption: Element | null): Draft[] {
  const url = readUrl(image.getAttribute('src'))
  if (url === null || url.startsWith('mailto:')) return []
  const text = caption === null ? plainPieces(image.getAttribute('alt') ?? '') : readText(caption.childNodes)
  return [{ kind: 'image', url, caption: text.slice(0, MOST_PIECES) }]
}

function readFigure(figure: Element): Draft[] {
  const image = figure.querySelector('img')
  if (image === null) return readBlocks(figure.childNodes)
  return draftImage(image, figure.querySelector('figcaption'))
}

function listItems(list: Element): Element[] {
  return [...list.children].filter(({ localName }) => localName === 'li')
}

/** Notion counts from 1; a list with other numbers, which a text may name, keeps them as words. */
function readNumbered(list: Element): Draft[] {
  let next = Number(list.getAttribute('start') ?? '1')
  const numbered = listItems(list).map((item) => {
    const number = Number(item.getAttribute('value') ?? next)
    next = number + 1
    return { item, number }
  })
  const isUsual = numbered.every(({ number }, at) => number === at + 1)
  return numbered.flatMap(({ item, number }) =>
    isUsual
      ? draftItem('numbered_list_item', item)
      : draftItem('paragraph', item).map((draft, at) =>
          at === 0 && 'children' in draft
            ? { ...draft, text: [...plainPieces(`${number}. `), ...draft.text].slice(0, MOST_PIECES) }
            : draft,
        ),
  )
}

function draftItem(kind: TextKind, item: Element): Draft[] {
  return draftHolder(kind, readBlocks(item.childNodes))
}

/** One block with the text of the first of these, and the others inside it. */
function draftHolder(kind: TextKind, [first, ...others]: Draft[]): Draft[] {
  if (first === undefined) return []
  return first.kind === 'paragraph'
    ? [{ kind, text: first.text, children: [...first.children, ...others] }]
    : [{ kind, text: [], children: [first, ...others] }]
}

function draftCode(element: Element): Draft[] {
  const named = /(?:^|\s)language-([\w+#.-]{1,40})/.exec(element.querySelector('code')?.className ?? '')?.[1]
  const text = plainPieces((element.textContent ?? '').replace(/\n$/, ''))
  const language = findNotionLanguage(named ?? '')
  const drafts: Draft[] = []
  for (let from = 0; from < text.length; from += MOST_PIECES)
    drafts.push({ kind: 'code', text: text.slice(from, from + MOST_PIECES), language })
  return drafts
}

const MOST_ROWS = 100

/** A table; a long one in more than one part, each with its head. */
function draftTable(table: Element): Draft[] {
  const rows = [...table.querySelectorAll('tr')].map((row) => ({
    isHead: [...row.children].every(({ localName }) => localName === 'th'),
    cells: [...row.children].map((cell) => readText(cell.childNodes).slice(0, MOST_PIECES)),
  }))
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  if (width === 0) return []
  const filled = rows.map(({ cells }) => [
    ...cells,
    ...Array.from({ length: width - cells.length }, () => []),
  ])
  const hasHeader = rows[0]?.isHead === true
  const head = hasHeader ? filled.slice(0, 1) : []
  const body = filled.slice(head.length)
  const size = MOST_ROWS - head.length
  const count = Math.max(1, Math.ceil(body.length / size))
  return Array.from({ length: count }, (_, at) => ({
    kind: 'table' as const,
    rows: [...head, ...body.slice(at * size, (at + 1) * size)],
    hasHeader,
  }))
}
