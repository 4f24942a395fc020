const LINES = /[^\n]*\n+|[^\n]+/g
const WORDS = /\s+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu

/** The lines of a text, each with the empty lines after it: alone, those would all look alike and match one another. */
export function listLines(text: string): string[] {
  return text.match(LINES) ?? []
}

/** The words, spaces and signs of a text. */
export function listWords(text: string): string[] {
  return text.match(WORDS) ?? []
}
