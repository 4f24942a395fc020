interface Opened {
  isImage: boolean
  /** Where the text between the brackets begins. */
  start: number
}

const DESTINATION = /\([ \t\n]*(?:<([^<>\n]*)>|([^\s()<]*(?:\([^\s()]*\)[^\s()]*)*))(?=[\s)])/y
const LABEL = /\[([^[\]]{0,200})\]/y
const ADDRESS = /https?:\/\/[^\s<>()[\]"'`]+/iy
const TICKS = /`+/g
const LONGEST_LABEL = 200

/**
 * The URLs of the links in the prose of a markdown text, in their order: with the URL in brackets, by a label, and bare
 * ones. Images are not links, and nothing in code is. It takes time in proportion to the text, whatever is in it.
 */
export function findLinks(prose: string, definitions: ReadonlyMap<string, string>): string[] {
  const ends = findCodeEnds(prose)
  const urls: string[] = []
  const opened: Opened[] = []
  let at = 0
  while (at < prose.length) {
    const character = prose[at]
    if (character === '\\') at += 2
    else if (character === '`') at = ends.get(at) ?? at + 1
    else if (character === '[') {
      opened.push({ isImage: prose[at - 1] === '!', start: at + 1 })
      at++
    } else if (character === ']') {
      const link = closeBracket(prose, { at, opened: opened.pop(), definitions })
      if (link.url !== null) urls.push(link.url)
      at = link.end
    } else if ((character === 'h' || character === 'H') && opened.length === 0) {
      const url = matchAt(ADDRESS, prose, at)?.[0]
      if (url !== undefined) urls.push(url)
      at += url?.length ?? 1
    } else at++
    // Brackets do not reach over paragraphs.
    if (character === '\n' && prose[at] === '\n') opened.length = 0
  }
  return urls
}

interface Closing {
  at: number
  opened: Opened | undefined
  definitions: ReadonlyMap<string, string>
}

function closeBracket(prose: string, { at, opened, definitions }: Closing) {
  const end = at + 1
  if (opened === undefined) return { url: null, end }
  const isLink = !opened.isImage
  const place = matchAt(DESTINATION, prose, end)
  if (place !== null) return { url: isLink ? (place[1] ?? place[2] ?? '') : null, end: end + place[0].length }
  const named = matchAt(LABEL, prose, end)
  const own = at - opened.start <= LONGEST_LABEL ? prose.slice(opened.start, at) : ''
  const url = definitions.get((named?.[1] || own).toLowerCase())
  return { url: isLink ? (url ?? null) : null, end: url === undefined ? end : end + (named?.[0].length ?? 0) }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Where code between backticks ends, by where it begins: the next row of as many backticks ends it. */
function findCodeEnds(prose: string): Map<number, number> {
  const ends = new Map<number, number>()
  const next = new Map<number, number>()
  for (const { 0: ticks, index } of [...prose.matchAll(TICKS)].toReversed()) {
    ends.set(index, next.get(ticks.length) ?? index + ticks.length)
    next.set(ticks.length, index + ticks.length)
  }
  return ends
}
