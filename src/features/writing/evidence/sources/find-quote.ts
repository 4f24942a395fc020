import { foldText, type FoldedText } from './fold-text.ts'

/**
 * The part of a page's text that is the quote up to white space, typographic marks and Unicode form; null when there is
 * none. A quote may not begin or end inside of a word or a number of the page.
 */
export function findFolded(quote: string, { original, folded, starts, ends }: FoldedText): string | null {
  const wanted = foldText(quote).folded
  if (wanted === '') return null
  let at = folded.indexOf(wanted)
  while (at !== -1 && !isWhole(folded, at, at + wanted.length)) at = folded.indexOf(wanted, at + 1)
  return at === -1 ? null : original.slice(starts[at], ends[at + wanted.length - 1])
}

const LETTER = /[\p{L}\p{M}\p{N}_]/u
/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const NUMBER_BEFORE = /\p{Nd}[.,']?$/u
const NUMBER_AFTER = /^[.,']?\p{Nd}/u

function isWhole(folded: string, start: number, end: number): boolean {
  const before = folded.slice(Math.max(0, start - 2), start)
  const after = folded.slice(end, end + 2)
  const first = folded.slice(start, start + 2)
  const last = folded.slice(end - 2, end)
  if (/^\p{Nd}/u.test(first) && NUMBER_BEFORE.test(before)) return false
  if (/\p{Nd}$/u.test(last) && NUMBER_AFTER.test(after)) return false
  return !(isJoined(before.slice(-1), first.charAt(0)) || isJoined(last.slice(-1), after.charAt(0)))
}

function isJoined(left: string, right: string): boolean {
  const isOfWords = LETTER.test(left) && LETTER.test(right)
  return isOfWords && !UNSPACED.test(left) && !UNSPACED.test(right)
}
