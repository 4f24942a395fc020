/** What the words of a keyword or of a title say about what people want; the first in this list counts. */
export const SIGNS = [
  'choose',
  'how',
  'near',
  'compare',
  'list',
  'nav',
  'definition',
  'cost',
  'asset',
  'ideas',
  'price',
  'buy',
  'guide',
  'question',
  'either',
] as const
export type Sign = (typeof SIGNS)[number]

/**
 * The phrases of a sign, with commas between them. `^` before a phrase: only at the beginning. `#`: a number. `*`: one
 * word or several. `~`: any end or any beginning of a word, as compounds and inflections have.
 */
export type Phrases = Readonly<Partial<Record<Sign, string>>>
