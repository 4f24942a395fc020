/** A piece of text with one look, as Notion has it. */
export interface RichText {
  type: 'text'
  text: { content: string; link: { url: string } | null }
  annotations: Look
}

interface Look {
  bold: boolean
  italic: boolean
  strikethrough: boolean
  code: boolean
}

interface Style extends Look {
  url: string | null
}

/** What Notion takes at most: characters of a piece and of an address, and pieces of a text. */
const LONGEST_PIECE = 2_000
const LONGEST_URL = 2_000
export const MOST_PIECES = 100

const PLAIN: Style = { bold: false, italic: false, strikethrough: false, code: false, url: null }
const LOOKS: Record<string, Partial<Style>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  del: { strikethrough: true },
  s: { strikethrough: true },
  code: { code: true },
}

/** Elements whose content is no text of an article. */
export const SILENT = new Set(
  'script style template iframe object embed svg math noscript textarea select video audio canvas title meta link'.split(
    ' ',
  ),
)

/** The text of nodes inside a paragraph. Links inside the article lead to what their target links to, or nowhere. */
export function readText(nodes: Iterable<Node>): RichText[] {
  return cutPieces(trim(join([...nodes].flatMap((node) => readNode(node, PLAIN)))))
}

/** A text as it is, with its spaces and lines. */
export function plainPieces(text: string, look: Partial<Look> = {}): RichText[] {
  return cutPieces([{ ...PLAIN, ...look, text: text.toWellFormed() }])
}

/** An address that Notion takes; null for all others. */
export function readUrl(address: string | null): string | null {
  const url = address === null || address.length > LONGEST_URL ? null : URL.parse(address)
  return url !== null && /^(https?|mailto):$/.test(url.protocol) && url.href.length <= LONGEST_URL
    ? url.href
    : null
}

export function isElementNode(node: Node): node is Element {
  return node.nodeType === 1
}

interface Piece extends Style {
  text: string
}

function readNode(node: Node, style: Style): Piece[] {
  if (node.nodeType === 3)
    return [{ ...style, text: (node.textContent ?? '').toWellFormed().replaceAll(/[ \t\n\r\f]+/g, ' ') }]
  if (!isElementNode(node)) return []
  const name = node.localName
  if (name === 'br') return [{ ...style, text: '\n' }]
  if (SILENT.has(name) || name === 'img') return []
  const inside = { ...style, ...LOOKS[name], ...(name === 'a' && { url: readLink(node) }) }
  return [...node.childNodes].flatMap((child) => readNode(child, inside))
}

/** A link to a place in the article, as a citation has it, leads to the address that stands there. */
function readLink(link: Element): string | null {
  const href = link.getAttribute('href') ?? ''
  if (!href.startsWith('#')) return readUrl(href)
  const target = link.ownerDocument.getElementById(href.slice(1))
  const there = target?.querySelector('a')?.getAttribute('href') ?? ''
  return there.startsWith('#') ? null : readUrl(there)
}

/** Joins neighbours that look the same, and leaves one space where two of them meet. */
function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const text = /\s$/.test(last?.text ?? '') ? piece.text.replace(/^ /, '') : piece.text
    if (text === '') continue
    if (last !== undefined && isSame(last, piece)) last.text += text
    else joined.push({ ...piece, text })
  }
  return joined
}

function isSame(one: Style, other: Style): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.strikethrough === other.strikethrough &&
    one.code === other.code &&
    one.url === other.url
  )
}

function trim(pieces: readonly Piece[]): Piece[] {
  const last = pieces.length - 1
  return pieces
    .map((piece, at) => ({
      ...piece,
      text: (at === last ? (text: string) => text.trimEnd() : (text: string) => text)(
        at === 0 ? piece.text.trimStart() : piece.text,
      ),
    }))
    .filter(({ text }) => text !== '')
}

function cutPieces(pieces: readonly Piece[]): RichText[] {
  return pieces.flatMap(({ text, url, ...look }) =>
    cutText(text).map((content) => ({
      type: 'text' as const,
      text: { content, link: url === null ? null : { url } },
      annotations: look,
    })),
  )
}

/** A text in parts that Notion takes; none of them ends with half a character. */
function cutText(text: string): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length;) {
    const part = text.slice(from, from + LONGEST_PIECE)
    const isCut = from + part.length < text.length && /[\ud800-\udbff]$/.test(part)
    const whole = isCut ? part.slice(0, -1) : part
    parts.push(whole)
    from += whole.length
  }
  return parts
}
