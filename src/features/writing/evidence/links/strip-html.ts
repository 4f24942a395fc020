/** Elements whose content is not text of the article. */
export const SILENT_ELEMENTS = new Set(
  'script style iframe object embed svg math template noscript noembed textarea select form video audio canvas head title xmp plaintext'.split(
    ' ',
  ),
)

/** The name of the element that a tag opens or closes; null for comments and other marks. */
export function readTag(tag: string): { name: string; isEnd: boolean } | null {
  const [, slash, name] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(tag) ?? []
  return name === undefined ? null : { name: name.toLowerCase(), isEnd: slash === '/' }
}

/** The text of a piece of HTML, without tags, comments and the content of scripts and the like. */
export function stripHtml(html: string): string {
  let text = ''
  let silent: string | null = null
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (silent === null) text += html.slice(at, open === -1 ? html.length : open)
    if (open === -1) break
    at = findTagEnd(html, open)
    const tag = readTag(html.slice(open, at))
    if (silent !== null) silent = tag?.isEnd && tag.name === silent ? null : silent
    else if (tag !== null && !tag.isEnd && SILENT_ELEMENTS.has(tag.name)) silent = tag.name
    else if (tag === null && at === open + 1) text += '\\<'
    else text += ' '
  }
  return text
}

/** Where the tag or comment that begins at a place ends; right after it when nothing begins there. */
function findTagEnd(html: string, open: number): number {
  if (html.startsWith('<!--', open)) return endAfter(html, '-->', open + 4)
  if (!/[a-z/!?]/i.test(html.charAt(open + 1))) return open + 1
  let quote = ''
  for (let at = open + 1; at < html.length; at++) {
    const character = html.charAt(at)
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return endAfter(html, '>', open)
}

function endAfter(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at === -1 ? html.length : at + mark.length
}
