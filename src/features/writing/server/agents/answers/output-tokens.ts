/** Words of some languages have four tokens, and models often write longer than they are asked to. */
const TOKENS_A_WORD = 5
/** For markup, and for models that think before they answer. */
const OTHER_TOKENS = 1_500

/** The limit of tokens for a text of so many words. */
export function outputTokens(words: number): number {
  return words * TOKENS_A_WORD + OTHER_TOKENS
}
