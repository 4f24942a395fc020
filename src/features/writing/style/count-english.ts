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

/** Lists of three words or names with a comma before the last "and" or "or", and without. */
export function countSerialCommas(text: string): { with: number; without: number } {
  const count = { with: 0, without: 0 }
  for (const sentence of text.split(/[.!?:;()\n]/u)) {
    const [, ...parts] = sentence.split(',').map((part) => part.trim().split(/\s+/u))
    for (const [at, part] of parts.entries()) {
      const before = parts[at - 1]
      const isOfList = before !== undefined && before.length <= MOST_WORDS
      if (JOINS.has(part[0] ?? '')) count.with += isOfList ? 1 : 0
      else if (part.slice(1, MOST_WORDS + 1).some((word) => JOINS.has(word))) count.without += 1
    }
  }
  return count
}

const JOINS = new Set(['and', 'or'])
/** Of one entry of a list. */
const MOST_WORDS = 2
