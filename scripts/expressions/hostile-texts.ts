import type { Attack } from '../house/judged-expressions.ts'
import { listRepeats } from './list-repeats.ts'

/** One character of each kind that expressions usually distinguish. */
const KINDS = [' ', '\t', '\n', '\r', '\0', '0', 'a', 'A', '_', '-', '.', '/', '"', "'", 'é', '\u2028']
const MOST_LETTERS = 30
const MOST_WORDS = 6

/** Makes a text of the given length. */
type MakeText = (length: number) => string

/**
 * Texts that are slow for a backtracking expression: a repeated piece that it matches, after a prefix that it matches
 * and before an end that it does not match. Also the attack that the checker found, if any.
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
    yield (length) => fill(pump, length - 1) + MISMATCH
  }
  for (const word of words)
    for (const letter of letters)
      yield (length) => word.slice(0, length - 1) + fill(letter, length - 1 - word.length) + MISMATCH
  for (const { prefix, pump } of listRepeats(source)) {
    for (const letter of new Set([pump, ...KINDS]))
      yield (length) => prefix + fill(letter, length - 1 - prefix.length) + MISMATCH
    // The start of a match, repeated.
    yield (length) => fill(prefix + pump, length)
  }
  if (attack !== null) yield (length) => makeAttack(attack, length)
}

/** A character that nearly no expression matches, except by classes of all characters. */
const MISMATCH = '\u0001'

function fill(pump: string, length: number): string {
  return length <= 0 ? '' : pump.repeat(Math.ceil(length / pump.length)).slice(0, length)
}

function makeAttack({ pumps, suffix }: Attack, length: number): string {
  const share = Math.floor(length / pumps.length)
  const body = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(share / pump.length))).join('')
  return body.slice(0, length - suffix.length) + suffix
}

/** The punctuation characters that occur literally in the expression, approximately. */
function listLetters(source: string): string[] {
  return [...source.replaceAll(/\\[a-zA-Z]|\{[\d,]+\}/g, '')].filter((letter) => !/[a-zA-Z0-9]/.test(letter))
}

/** The longest literal words in the expression. */
function listWords(source: string): string[] {
  const words =
    source.replaceAll(/\\[a-zA-Z]/g, ' ').match(/[\p{L}\d_]+(?:[-/:. ][\p{L}\d_]+)*[<"([:=/]*/gu) ?? []
  return [...new Set(words)].toSorted((one, other) => other.length - one.length).slice(0, MOST_WORDS)
}
