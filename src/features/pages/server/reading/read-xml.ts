export type XmlPiece =
  | { kind: 'open' | 'close'; prefix: string; name: string }
  | { kind: 'text'; text: string }

/** Characters of a tag that are read: names and prefixes are short. */
const LONGEST_NAME = 100
const NAME = /^([\w.-]+:)?([\w.-]+)/

/**
 * The tags and texts of a file in their order, names in lower case; comments, declarations and unfinished pieces are
 * left out. Looks at each character once, whatever is in the file.
 */
export function* readXml(text: string): Generator<XmlPiece> {
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('<', at)
    if (open === -1) return
    if (open > at) yield { kind: 'text', text: text.slice(at, open) }
    const [start, end] = bracketsAt(text, open)
    const close = text.indexOf(end, open + start.length)
    if (close === -1) return
    if (start === CDATA) yield { kind: 'text', text: text.slice(open + start.length, close) }
    else if (start === '<') yield* readTag(text.slice(open + 1, Math.min(close, open + 1 + LONGEST_NAME)))
    at = close + end.length
  }
}

const CDATA = '<![CDATA['

function bracketsAt(text: string, open: number): [start: string, end: string] {
  if (text.startsWith(CDATA, open)) return [CDATA, ']]>']
  return text.startsWith('<!--', open) ? ['<!--', '-->'] : ['<', '>']
}

function* readTag(inside: string): Generator<XmlPiece> {
  const isEnd = inside.startsWith('/')
  const [, prefix = '', name] = NAME.exec(isEnd ? inside.slice(1) : inside) ?? []
  if (name !== undefined)
    yield { kind: isEnd ? 'close' : 'open', prefix: prefix.toLowerCase(), name: name.toLowerCase() }
}
