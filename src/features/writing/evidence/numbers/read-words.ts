import { findScale, scale } from './find-scale.ts'
import { findUnits, findUnitsAfter } from './find-units.ts'
import type { NumberMention } from './mention.ts'
import { readNumberWord } from './number-words.ts'
import { isOfPeople } from './people.ts'

const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/gu
/** Smaller number words are more often a manner of speaking than a count, unless people or a unit follow. */
const LEAST_WORD = 10
const LEAST_COUNT = 3
const AFTER = 60

/** Numbers in words. Of a source, all words are read, whatever they count. */
export function readWords(text: string, language: string, isSource = false): NumberMention[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }))
  const mentions: NumberMention[] = []
  for (let at = 0; at < words.length;) {
    const found = readSequence(text, words, { at, language })
    const { word = '', index: start = 0 } = words[at] ?? {}
    at = found?.next ?? at + 1
    if (found === null) continue
    const { word: last, index: lastStart } = words[at - 1] ?? { word, index: start }
    const end = lastStart + last.length
    const after = text.slice(end, end + AFTER)
    const scaled = scale([found.value], after)
    const units = findUnits(text.slice(Math.max(0, start - 12), start), scaled.rest)
    if (isSource || isCount(found.value, after, text.slice(0, start)))
      mentions.push({
        text: text.slice(start, end),
        start,
        end,
        kind: 'number',
        values: scaled.values,
        units,
        isName: false,
      })
  }
  return mentions
}

function isCount(value: number, after: string, before: string): boolean {
  const units = findUnitsAfter(after)
  const isShare = units.some(({ name }) => name === 'part')
  if (value >= LEAST_WORD || isShare || findScale(after) !== null || !Number.isInteger(value)) return true
  // “One or two” and “two or three days” are guesses, not counts.
  if (value < LEAST_COUNT || /(?:or|oder|o|eller|bis|to|till|a|أو) $/u.test(before)) return false
  return isOfPeople(after) || units.some(({ name }) => name !== 'times')
}

interface Word {
  word: string
  index: number
}

interface Sequence {
  value: number
  /** The place of the first word after it. */
  next: number
}

const ONES = /^(?:an?|one|eine?|una?|en|ett)$/iu
const LAST_ONE = /^(?:one|un[ao]?)$/iu
const JOINS = /^(?:and|y|und|och)$/iu

/** Number words that make one number: one hundred and five, dos mil trescientos. */
function readSequence(
  text: string,
  words: readonly Word[],
  { at, language }: { at: number; language: string },
): Sequence | null {
  const first = words[at]
  if (first === undefined) return null
  const isOne = ONES.test(first.word)
  const value = isOne ? 1 : readNumberWord(first.word, language)
  if (value === null || (isOne && scaleOf(words[at + 1]?.word ?? '') === null)) return null
  if (
    /\p{Nd}[ \u00a0-]?$/u.test(text.slice(Math.max(0, first.index - 3), first.index)) &&
    scaleOf(first.word) !== null
  )
    return null
  if (/(?<!\p{L})por $/iu.test(text.slice(Math.max(0, first.index - 5), first.index))) return null
  let sum: Sum = { total: 0, current: value }
  let next = at + 1
  for (let to = next; to < words.length && isBeside(text, words, to); to++) {
    const word = words[to]?.word ?? ''
    if (to === next && JOINS.test(word)) continue
    // “One hundred and two hundred” are two numbers.
    if (to > next && scaleOf(words[to + 1]?.word ?? '') !== null) break
    const added = add(sum, word, { language, isJoined: to > next })
    if (added === null) break
    sum = added
    next = to + 1
  }
  return { value: sum.total + sum.current, next }
}

function isBeside(text: string, words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const word = words[at]
  if (before === undefined || word === undefined) return false
  return /^[ \u00a0-]$/.test(text.slice(before.index + before.word.length, word.index))
}

interface Sum {
  total: number
  /** Below 1,000, not yet multiplied. */
  current: number
}

function add(
  { total, current }: Sum,
  word: string,
  { language, isJoined }: { language: string; isJoined: boolean },
): Sum | null {
  const factor = isJoined ? null : scaleOf(word)
  if (factor === 100) return current > 0 && current < 10 ? { total, current: current * 100 } : null
  if (factor !== null)
    return current > 0 && current < 1_000 ? { total: total + current * factor, current: 0 } : null
  const value = LAST_ONE.test(word) && current >= 20 ? 1 : readNumberWord(word, language)
  if (value === null) return null
  if (language === 'ar') return addArabic({ total, current }, word, value)
  const isTens = current >= 20 && current < 100 && current % 10 === 0 && value < 10
  // “Twenty and five” are two numbers in English, “twenty, five” everywhere.
  if (isTens && (isJoined ? language === 'es' : language === 'en')) return { total, current: current + value }
  if (current >= 100 && current < 1_000 && current % 100 === 0 && value < 100)
    return { total, current: current + value }
  const isRest = current >= 1_000 ? value < 1_000 : current === 0 && total > 0 && value < 1_000
  return isRest ? { total, current: current + value } : null
}

function addArabic({ total, current }: Sum, word: string, value: number): Sum | null {
  const isTeen = current < 10 && value === 10
  const isJoined =
    word.startsWith('و') && ((current < 10 && value >= 20 && value < 100) || current % 100 === 0)
  return isTeen || isJoined ? { total, current: current + value } : null
}

/** Of a word such as hundred or mil: 100, 1,000 or a million. */
function scaleOf(word: string): number | null {
  const found = findScale(word)
  const [factor = 0] = found?.factors ?? []
  return found?.length === word.length && found.factors.length === 1 && factor <= 1e6 && factor !== 12
    ? factor
    : null
}
