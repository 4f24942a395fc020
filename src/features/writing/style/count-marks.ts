/** Small pictures in a text. */
export function listEmoji(text: string): string[] {
  return text.match(EMOJI) ?? []
}

const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/gu

const METRIC =
  /\d\s?(?:km|cm|mm|m|kg|g|l|ml|°c|litres?|liters?|metres?|meters?|kilo(?:s|gramm|grams?|metres?|meters?)?|grams?|gramm)(?![\p{L}\p{N}])/giu
const IMPERIAL =
  /\d\s?(?:mi|miles?|ft|feet|foot|inch|inches|lbs?|pounds?|oz|ounces?|yards?|°f|gallons?)(?![\p{L}\p{N}])/giu

/** Measures with a number before them. */
export function countUnits(text: string): { metric: number; imperial: number } {
  return { metric: text.match(METRIC)?.length ?? 0, imperial: text.match(IMPERIAL)?.length ?? 0 }
}

/** How numbers from a thousand on are written; years are left out. */
export const GROUPINGS = ['1,000', '1.000', '1 000', '1000'] as const
export type Grouping = (typeof GROUPINGS)[number]

export function countGroupings(text: string): Record<Grouping, number> {
  const count = { '1,000': 0, '1.000': 0, '1 000': 0, '1000': 0 }
  for (const [number] of text.matchAll(LARGE)) {
    const mark = number.replaceAll(/\p{Nd}/gu, '')[0] ?? ''
    if (mark === '' && /^(?:19|20)\d\d$/u.test(number)) continue
    if (mark === ',') count['1,000'] += 1
    else if (mark === '.') count['1.000'] += 1
    else if (mark === '') count['1000'] += 1
    else count['1 000'] += 1
  }
  return count
}

const LARGE = /(?<![\d.,])(?:\d{1,3}(?:[.,\u00a0\u202f ]\d{3}){1,4}|\d{4,9})(?![\d]|[.,]\d)/gu

/** A sentence that asks; quotes may close behind its mark. */
export function isQuestion(sentence: string): boolean {
  return /[?？؟][\s"'”’»)\]」』]{0,3}$/u.test(sentence)
}

export function isExclamation(sentence: string): boolean {
  return /[!！][\s"'”’»)\]」』]{0,3}$/u.test(sentence)
}
