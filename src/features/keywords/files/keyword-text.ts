const MAX_KEYWORD = 500
// oxlint-disable-next-line no-control-regex -- finding control characters is the point; a tab is white space
const CONTROL = /[\0-\x08\x0a-\x1f\x7f-\x9f]/

/** Why a trimmed text cannot be a keyword, null when it can. */
export function findKeywordFault(text: string): string | null {
  if (text === '') return 'no keyword'
  if (text.length > MAX_KEYWORD && Array.from(text).length > MAX_KEYWORD) {
    return `keyword longer than ${MAX_KEYWORD} characters`
  }
  if (CONTROL.test(text)) return 'control characters in the keyword'
  return text.isWellFormed() ? null : 'half a character in the keyword'
}
