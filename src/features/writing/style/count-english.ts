import { ALIKE, CONTRACTED, PARTICIPLES, SPELLINGS, WRITTEN_OUT } from './words/english.ts'

/** Words that are joined, as "don't", and those that could be. */
export function countContractions(text: string, words: readonly string[]): { short: number; long: number } {
  return {
    short: words.filter((word) => isContracted(word)).length,
    long: text.toLowerCase().match(WRITTEN_OUT)?.length ?? 0,
  }
}

export function isContracted(word: string): boolean {
  return CONTRACTED.test(word.replaceAll('’', "'"))
}

export type Spelling = 'British' | 'American'

export function countSpellings(words: readonly string[]): Record<Spelling, number> {
  const spelled = words.map(spellingOf)
  return {
    British: spelled.filter((one) => one === 'British').length,
    American: spelled.filter((one) => one === 'American').length,
  }
}

/** Whose spelling a word in lower case has; null when everybody spells it like that. */
export function spellingOf(word: string): Spelling | null {
  if (ALIKE.test(word)) return null
  for (const [british, american] of SPELLINGS) {
    if (word.startsWith(british)) return 'British'
    if (word.startsWith(american)) return 'American'
  }
  return null
}

const BE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being'])
/** How far behind its verb a participle stands: "is not usually made". */
const REACH = 3

/** Whether a sentence says what is done without saying it of who does it: "Boots are made here." By its forms, so about. */
export function isPassive(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!BE.has(word)) return false
    const behind = words.slice(at + 1, at + 1 + REACH)
    const place = behind.findIndex((one) => PARTICIPLES.has(one) || /^\p{L}{2,}ed$/u.test(one))
    return (
      place >= 0 &&
      behind.slice(0, place).every((one) => one === 'not' || one === 'also' || one.endsWith('ly'))
    )
  })
}

/** Lists of three with a comma before the last "and" or "or", and without. */
export function countSerialCommas(text: string): { with: number; without: number } {
  return { with: text.match(SERIAL)?.length ?? 0, without: text.match(PLAIN)?.length ?? 0 }
}

// A list of words, not of clauses: each part has at most two.
const SERIAL = /\b\p{L}{2,30}(?: \p{L}{2,30})?, \p{L}{2,30}(?: \p{L}{2,30})?, (?:and|or) \p{L}/gu
const PLAIN = /\b\p{L}{2,30}(?: \p{L}{2,30})?, \p{L}{2,30}(?: \p{L}{2,30})? (?:and|or) \p{L}/gu
