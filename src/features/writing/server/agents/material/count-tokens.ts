const LETTERS_BY_TOKEN = 4
/** A letter of Chinese, Japanese or Korean is about one token. */
const LARGE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
/** Of other scripts than the Latin one, two letters are about one token. */
const MIDDLE =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** Estimates the tokens of a text in any script, rather too many than too few. */
export function countTokens(text: string): number {
  const large = text.match(LARGE)?.length ?? 0
  const middle = text.match(MIDDLE)?.length ?? 0
  return Math.ceil(large + middle / 2 + (text.length - large - middle) / LETTERS_BY_TOKEN)
}

/** The beginning of a text that has at most this many tokens, cut after a line or a word. */
export function cutToTokens(text: string, tokens: number): string {
  const all = countTokens(text)
  if (all <= tokens) return text
  const cut = text.slice(0, Math.floor((text.length * tokens) / all))
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' '))
  return cut.slice(0, end > cut.length / 2 ? end : cut.length).trimEnd()
}
