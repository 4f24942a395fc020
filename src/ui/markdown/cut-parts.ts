/** In letters. The time that micromark takes grows faster than its text. */
const PART = 12_000
const MOST_WHOLE = 300_000
const FENCE = /^[\s>*+\-\d.)]{0,40}(`{3,}|~{3,})(.{0,1000})/
/** HTML that goes on behind an empty line, and what ends it. */
const OPEN_HTML: readonly (readonly [RegExp, string])[] = [
  [/^ {0,3}<!--/, '-->'],
  [/^ {0,3}<\?/, '?>'],
  [/^ {0,3}<!\[CDATA\[/, ']]>'],
  [/^ {0,3}<script/i, '</script>'],
  [/^ {0,3}<pre/i, '</pre>'],
  [/^ {0,3}<style/i, '</style>'],
  [/^ {0,3}<textarea/i, '</textarea>'],
]
/** A line that belongs to no block above it if there is an empty line between them. */
const STARTS_BLOCK = /^[^\s\-*+\d>|:~`<[]/

/**
 * Cuts a long text into parts that mean the same one by one: each starts with a block behind an empty line. A text in which
 * one place defines what another one uses is only cut if it is very long.
 */
export function cutParts(text: string): string[] {
  if (text.length <= PART) return [text]
  if (text.length <= MOST_WHOLE && hasDefinition(text)) return [text]
  const parts: string[] = []
  let start = 0
  let isAfterBlank = false
  let end: string | null = null
  for (let line = 0; line < text.length; line = nextLine(text, line)) {
    const content = text.slice(line, Math.min(nextLine(text, line), line + 2000))
    if (end === null && isAfterBlank && line - start >= PART && STARTS_BLOCK.test(content)) {
      parts.push(text.slice(start, line))
      start = line
    }
    end = findEnd(content, end)
    isAfterBlank = content.trim() === ''
  }
  return [...parts, text.slice(start)]
}

function hasDefinition(text: string): boolean {
  return text.split('\n').some((line) => line.trimStart().startsWith('[') && line.includes(']:'))
}

function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}

/** What ends the code or HTML that is open behind a line; null if nothing is open. */
function findEnd(line: string, open: string | null): string | null {
  if (open !== null && /^[`~]/.test(open)) {
    const [, fence = '', rest = ''] = FENCE.exec(line) ?? []
    return fence.startsWith(open) && rest.trim() === '' ? null : open
  }
  if (open !== null) return line.toLowerCase().includes(open) ? null : open
  const [, fence, info = ''] = FENCE.exec(line) ?? []
  if (fence !== undefined && !(fence.startsWith('`') && info.includes('`'))) return fence
  const [, closing = null] = OPEN_HTML.find(([opening]) => opening.test(line)) ?? []
  return closing === null || line.toLowerCase().includes(closing) ? null : closing
}
