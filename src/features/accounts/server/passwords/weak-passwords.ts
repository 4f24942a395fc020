import { PASSWORD_LENGTH } from '../../contract.ts'
import { GUESSED_WORDS } from './guessed-words.ts'

const PRODUCT = 'keyloom'
const SHORTEST_NAME = 4

/** Why this password is too easy to guess, as a sentence for the user; null when it is good. */
export function explainWeakPassword(password: string, { email }: { email: string }): string | null {
  const { least, most } = PASSWORD_LENGTH
  const length = [...password.normalize('NFKC')].length
  if (length < least || length > most)
    return `A password has ${least} to ${most} characters. A few words that nobody would put together are easy to remember.`
  const plain = simplify(password)
  const names = [PRODUCT, email, ...email.split('@')].map(simplify)
  if (names.some((name) => name.length >= SHORTEST_NAME && plain.includes(name)))
    return 'Your password must not contain your e-mail address or the name of this product.'
  if (isCommon(password))
    return 'This password is one of those that are guessed first: it is used often, or made of what is. Please choose another one.'
  return null
}

/** Whether the password is one of the most used, or made like them: of common words, keys in a row, repetitions. */
function isCommon(password: string): boolean {
  const text = simplify(password.replaceAll('@', 'a').replaceAll('$', 's'))
  return isRepeated(text) || isWoven(text) || measureEffort(text) <= MOST_EFFORT
}

/** Only the letters and digits, in lower case: other characters between them do not make guessing harder. */
function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const MASKS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' }

/** Replaces digits by the letters for which people write them. */
function unmask(text: string): string {
  return text.replaceAll(/[0-9]/g, (digit) => MASKS[digit] ?? digit)
}

/** Whether the text is a shorter word that is repeated. */
function isRepeated(text: string): boolean {
  return text.length > 0 && (text + text).indexOf(text, 1) <= text.length / 2
}

/** Whether the text is two runs of keys whose characters alternate: 1q2w3e4r5t6y. */
function isWoven(text: string): boolean {
  const [even, odd] = [0, 1].map((place) => [...text].filter((_, at) => at % 2 === place).join(''))
  return [even, odd].every((part = '') => part.length > 0 && findRun(part, 0) === part.length)
}

const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'azertyuiop',
]
const COLUMNS = [
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '8ik',
  '9ol',
  'qaz',
  'wsx',
  'edc',
  'rfv',
  'tgb',
  'yhn',
  'ujm',
]
const LINES = [...ROWS, ...COLUMNS].flatMap((line) => [line, [...line].toReversed().join('')])
const SHORTEST_RUN = 3

/** Number of characters from here on that are one repeated key, or keys in a row; at least 1. */
function findRun(text: string, from: number): number {
  let again = 1
  while (from + again < text.length && text[from + again] === text[from]) again++
  const inLine = Math.max(...LINES.map((line) => countShared(text, from, line)))
  return Math.max(again, inLine)
}

function countShared(text: string, from: number, line: string): number {
  const start = line.indexOf(text[from] ?? '')
  if (start < 0) return 0
  let count = 0
  while (count < line.length - start && text[from + count] === line[start + count]) count++
  return count
}

/** Effort that a word, a run of keys, and up to four digits (a year, a number after a word) add. */
const EFFORT = { word: 2, run: 0, digits: 1 } as const
const MOST_EFFORT = 5
const LONGEST_WORD = 20
const MOST_DIGITS = 4

/**
 * The least effort to guess the text as a row of known words, runs of keys and digits; infinite when it is no such row.
 * Stops counting above MOST_EFFORT.
 */
function measureEffort(text: string): number {
  const letters = unmask(text)
  const least = [0, ...Array.from<number>({ length: text.length }).fill(Number.POSITIVE_INFINITY)]
  const reach = (at: number, total: number) => {
    least[at] = Math.min(least[at] ?? Number.POSITIVE_INFINITY, total)
  }
  for (let at = 0; at < text.length; at++) {
    const effort = least[at] ?? Number.POSITIVE_INFINITY
    if (effort > MOST_EFFORT) continue
    const run = findRun(text, at)
    for (let length = SHORTEST_RUN; length <= run; length++) reach(at + length, effort + EFFORT.run)
    for (let length = 1; length <= LONGEST_WORD; length++)
      if ([text, letters].some((one) => GUESSED_WORDS.has(one.slice(at, at + length))))
        reach(at + length, effort + EFFORT.word)
    for (let length = 1; length <= MOST_DIGITS && /^\d+$/.test(text.slice(at, at + length)); length++)
      reach(at + length, effort + EFFORT.digits)
  }
  return least[text.length] ?? Number.POSITIVE_INFINITY
}
