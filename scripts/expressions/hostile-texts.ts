import type { Attack } from '../house/judged-expressions.ts'
import { listRepeats } from './list-repeats.ts'

/** One of each kind that expressions tell apart. */
const KINDS = [' ', '\t', '\n', '\r', '\0', '0', 'a', 'A', '_', '-', '.', '/', '"', "'", 'é', '\u2028']
const MOST_LETTERS = 30
const MOST_WORDS = 6

/** A text of this length. */
type MakeText = (length: number) => string

/**
 * Texts that make a backtracking expression work: what it looks for again and again, after a beginning that it likes
 * and before an end that it does not like; and what the checker found, when it found something.
 */
export function* makeHostileTexts({
  source,
  attack,
}: {
  source: string
  attack: Attack | null
}): Generator<MakeText> {
  const letters = [...new Set([...KINDS, ...listLetters(source)])].slice(0, MOST_LETTERS)
  const words = listWords(source)
  const pumps = [
    ...letters,
    ...letters.flatMap((one) => [' ', 'a', '0', '/'].map((other) => one + other)),
    ...words.flatMap((word) => [word, `${word} `, `${word}a`, `${word}-`]),
  ]
  for (const pump of pumps) {
    yield (length) => fill(pump, length)
    yield (length) => fill(pump, length - 1) + UNLIKED
  }
  for (const word of words)
    for (const letter of letters)
      yield (length) => word.slice(0, length - 1) + fill(letter, length - 1 - word.length) + UNLIKED
  for (const { prefix, pump } of listRepeats(source)) {
    for (const letter of new Set([pump, ...KINDS]))
      yield (length) => prefix + fill(letter, length - 1 - prefix.length) + UNLIKED
    // What begins again and again.
    yield (length) => fill(prefix + pump, length)
  }
  if (attack !== null) yield (length) => makeAttack(attack, length)
}

/** In no class but those of everything. */
const UNLIKED = '\u0001'

function fill(pump: string, length: number): string {
  return length <= 0 ? '' : pump.repeat(Math.ceil(length / pump.length)).slice(0, length)
}

function makeAttack({ pumps, suffix }: Attack, length: number): string {
  const share = Math.floor(length / pumps.length)
  const body = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(share / pump.length))).join('')
  return body.slice(0, length - suffix.length) + suffix
}

/** The letters and signs that stand in it for themselves, more or less. */
function listLetters(source: string): string[] {
  return [...source.replaceAll(/\\[a-zA-Z]|\{[\d,]+\}/g, '')].filter((letter) => !/[a-zA-Z0-9]/.test(letter))
}

/** The longest words in it. */
function listWords(source: string): string[] {
  const words =
    source.replaceAll(/\\[a-zA-Z]/g, ' ').match(/[\p{L}\d_]+(?:[-/:. ][\p{L}\d_]+)*[<"([:=/]*/gu) ?? []
  return [...new Set(words)].toSorted((one, other) => other.length - one.length).slice(0, MOST_WORDS)
}
