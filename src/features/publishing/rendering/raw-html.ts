/** Elements whose content is no text of the article. */
const SILENT = new Set(
  'script style iframe object embed svg math template noscript noembed noframes textarea select video audio canvas title xmp plaintext'.split(
    ' ',
  ),
)
/** Elements inside a line of text: they begin no paragraph. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

interface RawText {
  /** Paragraphs, and the lines of each. */
  paragraphs: string[][]
  hasBreak: boolean
}

/** The text of a piece of HTML that stands in a markdown; without tags, comments, scripts and the like. */
export function readRawHtml(html: string): RawText {
  const paragraphs = [['']]
  let hasBreak = false
  const write = (text: string) => {
    const lines = paragraphs.at(-1) ?? []
    lines.push(`${lines.pop() ?? ''}${text}`)
  }
  for (const piece of cutPieces(html)) {
    if ('text' in piece) write(piece.text)
    else if (piece.tag === 'br') {
      hasBreak = true
      paragraphs.at(-1)?.push('')
    } else if (!INLINE.has(piece.tag)) paragraphs.push([''])
  }
  const read = paragraphs.map((lines) => lines.map(readLine).filter((line) => line !== ''))
  return { paragraphs: read.filter((lines) => lines.length > 0), hasBreak }
}

/** Whether a piece of HTML inside a line is a line break. */
export function isLineBreak(html: string): boolean {
  return /^<br\s*\/?>$/i.test(html)
}

type Piece = { text: string } | { tag: string }

/** Goes through the text once, so that no HTML takes long. */
function* cutPieces(html: string): Generator<Piece> {
  const lower = html.toLowerCase()
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) return yield { text: html.slice(at) }
    if (open > at) yield { text: html.slice(at, open) }
    const name = /^<\/?([a-z][a-z\d-]{0,30})/.exec(lower.slice(open, open + 40))?.[1]
    const isMark = name !== undefined || /[!?/]/.test(html[open + 1] ?? '')
    at = isMark ? findEnd(html, open) : open + 1
    if (!isMark) yield { text: '<' }
    else if (name !== undefined) yield { tag: name }
    if (name === undefined || !SILENT.has(name) || lower[open + 1] === '/') continue
    const close = lower.indexOf(`</${name}`, at)
    at = close === -1 ? html.length : findEnd(html, close)
  }
}

/** Where a tag or comment ends; a mark that never ends goes on to the end of the text. */
function findEnd(html: string, open: number): number {
  if (html.startsWith('<!--', open)) return endAfter(html, '-->', open + 2)
  for (let at = open + 1; at < html.length; at++) {
    const letter = html[at]
    if (letter === '>') return at + 1
    if (letter === '"' || letter === "'") {
      const close = html.indexOf(letter, at + 1)
      if (close === -1) return endAfter(html, '>', at)
      at = close
    }
  }
  return html.length
}

function endAfter(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at === -1 ? html.length : at + mark.length
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function readLine(line: string): string {
  const text = line.replaceAll(ENTITY, (whole, decimal: string, hex: string, name: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    const isText = code > 0x9f || (code >= 0x20 && code < 0x7f)
    return isText && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : ' '
  })
  return text.split(/\s/).filter(Boolean).join(' ')
}
