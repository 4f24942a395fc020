import { itemAt } from '../../../stage/items.ts'
import type { Phrases } from './phrases/index.ts'

/** Longer runs of a source's words are copies. */
const LONGEST_RUN = 7
const LEAST_RUN = 3

/**
 * Puts asides into a sentence before words that begin a new part of it. Whether it is broken then: no run of its words
 * is long.
 */
export function addAsides(
  sentence: string,
  { asides, hinges, space }: Phrases,
  first: number,
): { text: string; isBroken: boolean } {
  const parts = space === '' ? cutBehind(sentence, hinges) : sentence.split(' ')
  const before = new Set(hinges.split(' '))
  const measure = space === '' ? (part: string) => part.length / LETTERS_A_WORD : () => 1
  let [run, left, count, longest] = [0, parts.reduce((sum, part) => sum + measure(part), 0), 0, 0]
  let text = ''
  for (const [place, part] of parts.entries()) {
    const previous = parts[place - 1] ?? ''
    const mayStop = space === '' ? place > 0 : before.has(part) && isPlain(previous) && !before.has(previous)
    const isLong = run + left > LONGEST_RUN
    if (mayStop && isLong && run >= LEAST_RUN && left >= LEAST_RUN) {
      text += itemAt(asides, (first + count) % asides.length)
      count += 1
      run = 0
    }
    text += text === '' ? part : `${space}${part}`
    run += measure(part)
    left -= measure(part)
    longest = Math.max(longest, run)
  }
  return { text, isBroken: longest <= LONGEST_RUN }
}

/** Of Japanese, as its words are told apart. */
const LETTERS_A_WORD = 1.6

function cutBehind(sentence: string, letters: string): string[] {
  const ends = new Set(letters.split(' '))
  const parts: string[] = []
  let part = ''
  for (const letter of sentence) {
    part += letter
    if (!ends.has(letter) || part.length < LEAST_PART) continue
    parts.push(part)
    part = ''
  }
  return part === '' ? parts : [...parts, part]
}

const LEAST_PART = 3

/** Whether a word may have an aside behind it: no figure, no sign, no function word. */
function isPlain(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word)
}
