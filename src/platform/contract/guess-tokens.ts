const CHARACTERS_A_TOKEN = 4

/** Estimates the tokens of a text, where no model has counted them. */
export function guessTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN)
}
