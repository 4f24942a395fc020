/** A passage in quotation marks. */
interface Quotation {
  /** Between the marks. */
  text: string
  start: number
  end: number
}

/** Which marks may close what a mark opens, in all languages. */
const CLOSING: Record<string, string> = {
  '"': '"',
  '＂': '＂',
  '“': '”“"',
  '„': '“”"',
  '”': '”',
  '‟': '”',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹›',
  '‘': '’',
  '‚': '‘’',
  "'": "'",
  '「': '」',
  '『': '』',
  '〝': '〞〟',
}
/** Marks that are apostrophes and signs of inches and minutes, too. */
const LOOSE = new Set(['"', "'", '‘', '’', '”', '›', '»'])
const SINGLE = new Set(["'", '’', '‘'])
const LONGEST = 1_500

/** The passages of a text in quotation marks, the outer ones where they nest. */
export function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = []
  let at = 0
  while (at < text.length) {
    const end = findEnd(text, at)
    if (end === null) at++
    else {
      found.push({ text: text.slice(at + 1, end), start: at, end: end + 1 })
      at = end + 1
    }
  }
  return found
}

function findEnd(text: string, at: number): number | null {
  const mark = text.charAt(at)
  const closing = CLOSING[mark]
  if (closing === undefined) return null
  if (LOOSE.has(mark) && !/(?:^|[\s([{—–:/-])$/.test(text.charAt(at - 1))) return null
  if (/^\s?$/.test(text.charAt(at + 1)) && mark !== '«') return null
  const limit = Math.min(text.length, at + LONGEST)
  for (let end = at + 2; end < limit; end++) {
    const character = text.charAt(end)
    if (closing.includes(character) && isEnd(text, end, character)) return end
  }
  return null
}

function isEnd(text: string, end: number, mark: string): boolean {
  return !SINGLE.has(mark) || !/[\p{L}\p{N}]/u.test(text.charAt(end + 1))
}
