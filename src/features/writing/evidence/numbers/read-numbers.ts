import { findFractions } from './fractions.ts'
import { listMonths } from './months.ts'
import { listNumberWords, SCALES } from './number-words.ts'
import { readDigits, readFigure } from './read-figure.ts'

/** A number, the month of a date, or a number word in a text. */
export interface NumberMention {
  text: string
  start: number
  end: number
  kind: 'number' | 'month'
  /** What it may mean, where languages write numbers differently. */
  values: readonly number[]
  /** Whether it is a part of a name, such as CO2 or 5G, or a label such as Step 3. */
  isName: boolean
}

const DATE =
  /(?<![\p{Nd}.,])(?:(\p{Nd}{4})([-/.])(\p{Nd}{1,2})\2(\p{Nd}{1,2})|(\p{Nd}{1,2})([-/.])(\p{Nd}{1,2})\6(\p{Nd}{4}))(?!\p{Nd})/gu
const FIGURE = /\p{Nd}+(?:[.,'’٫٬ \u00a0\u2009\u202f]\p{Nd}+)*/gu

/** The numbers of a text, in all scripts, with what stands right after them: 1.5 million is 1500000. */
export function readNumbers(text: string, language: string): NumberMention[] {
  const dates = readDates(text)
  const isFree = ({ start, end }: { start: number; end: number }) =>
    !dates.some((date) => date.start < end && start < date.end)
  const figures = [...text.matchAll(FIGURE)]
    .flatMap(({ 0: figure, index }) => splitGroups(figure, index, language))
    .filter(isFree)
    .map((part) => readPart(text, part))
  const words = [...readWords(text, language), ...readCharacters(text), ...readOthers(text)].filter(
    (word) => isFree(word) && !isScaleOf(text, word, language),
  )
  const numbers = [...dates, ...figures, ...words]
  return [...numbers, ...readMonths(text, language, numbers)].sort((left, right) => left.start - right.start)
}

/** Characters before a word in which a number word stands. */
const LONGEST_WORD = 40

/** Whether a word multiplies the number before it, and is none itself: 4 tausend, dos mil. */
function isScaleOf(text: string, { start, end }: { start: number; end: number }, language: string): boolean {
  const word = text.slice(start, end).toLowerCase()
  if (!SCALES.some(([name]) => name === word)) return false
  const before =
    text
      .slice(Math.max(0, start - LONGEST_WORD), start)
      .trimEnd()
      .split(/[\s-]/)
      .at(-1) ?? ''
  return /\p{Nd}$/u.test(before) || listNumberWords(language).has(before.toLowerCase())
}

/** Whether two mentions may mean the same. */
export function isSameNumber(left: NumberMention, right: NumberMention): boolean {
  return (
    left.kind === right.kind &&
    left.values.some((value) => right.values.some((other) => isNear(value, other)))
  )
}

function isNear(left: number, right: number): boolean {
  return Math.abs(left - right) <= 1e-9 * Math.max(Math.abs(left), Math.abs(right))
}

function readDates(text: string): NumberMention[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const [whole, year1, , month1, day1, first, , second, year2] = match
    const place = { text: whole, start: match.index, end: match.index + whole.length, isName: false }
    const year = readDigits(year1 ?? year2 ?? '')
    const days = year1 === undefined ? [first, second] : [day1]
    const months = year1 === undefined ? [second, first] : [month1]
    return [
      { ...place, kind: 'number', values: [year] },
      { ...place, kind: 'month', values: valuesOf(months).filter((month) => month >= 1 && month <= 12) },
      { ...place, kind: 'number', values: valuesOf(days) },
    ] satisfies NumberMention[]
  })
}

function valuesOf(parts: (string | undefined)[]): number[] {
  return parts.map((part) => readDigits(part ?? ''))
}

interface Part {
  text: string
  start: number
  end: number
}

/** Cuts a figure where a space, or a mark that makes no number, parts two numbers. */
function splitGroups(figure: string, start: number, language: string): Part[] {
  const cuts: Part[] = []
  let from = 0
  for (const { index } of figure.matchAll(/[ \u00a0\u2009\u202f]/g)) {
    const before = /\p{Nd}{0,4}$/u.exec(figure.slice(Math.max(from, index - 4), index))?.[0].length ?? 0
    const after = /^\p{Nd}*/u.exec(figure.slice(index + 1))?.[0].length ?? 0
    const isPlain = figure[index] === ' ' && language === 'en'
    if (!isPlain && before <= 3 && after === 3) continue
    cuts.push({ text: figure.slice(from, index), start: start + from, end: start + index })
    from = index + 1
  }
  cuts.push({ text: figure.slice(from), start: start + from, end: start + figure.length })
  return cuts.flatMap((part) => (readFigure(part.text) === null ? listDigits(part) : [part]))
}

function listDigits({ text, start }: Part): Part[] {
  return [...text.matchAll(/\p{Nd}+/gu)].map(({ 0: digits, index }) => ({
    text: digits,
    start: start + index,
    end: start + index + digits.length,
  }))
}

// At most 20 characters: what stands before a number is cut.
const NAME_BEFORE = /(?:[\p{L}_#]|\p{Lu}[\p{L}]*[-‑])$/u
const NAME_AFTER = /^(?:[GD]\b|K\b(?!\p{L}))/u
const LABEL =
  /(?:step|part|phase|chapter|section|figure|table|tip|question|schritt|teil|kapitel|abschnitt|abbildung|tabelle|tipp|frage|paso|parte|fase|capítulo|sección|figura|tabla|consejo|pregunta|steg|del|fas|avsnitt|figur|tabell|tips|fråga|ステップ|手順|第|表|図|الخطوة|خطوة|المرحلة|الجزء|القسم|الجدول)[ \u00a0]?$/iu
const MONTH_AFTER = /^[ \u00a0]?月(?!間)/u

function readPart(text: string, { text: figure, start, end }: Part): NumberMention {
  const before = text.slice(Math.max(0, start - 20), start)
  const after = text.slice(end, end + 20)
  const place = { text: figure, start, end }
  const values = readFigure(figure) ?? []
  if (MONTH_AFTER.test(after)) return { ...place, kind: 'month', values, isName: false }
  const isGeneration = figure.length === 1 && NAME_AFTER.test(after)
  const isName = isGeneration || LABEL.test(before) || (NAME_BEFORE.test(before) && !isOfWideText(before))
  return { ...place, kind: 'number', values: scale(values, after), isName }
}

/** Chinese and Japanese put no space before a number. */
function isOfWideText(before: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Arabic}ー]$/u.test(
    before,
  )
}

const ATTACHED: Record<string, number> = { k: 1e3, K: 1e3, m: 1e6, M: 1e6, B: 1e9 }

function scale(values: readonly number[], after: string): number[] {
  const attached = ATTACHED[/^[kKmMB](?![\p{L}\p{N}])/u.exec(after)?.[0] ?? '']
  if (attached !== undefined) return [...values, ...values.map((value) => value * attached)]
  const factors = findScale(after)
  return factors === null ? [...values] : factors.flatMap((factor) => values.map((value) => value * factor))
}

function findScale(after: string): readonly number[] | null {
  const word = after.replace(/^[\s\u00a0-]/, '').toLowerCase()
  let found: (typeof SCALES)[number] | null = null
  for (const one of SCALES)
    if (word.startsWith(one[0]) && !continues(word, one[0]) && one[0].length > (found?.[0].length ?? 0))
      found = one
  return found?.[1] ?? null
}

function continues(word: string, begin: string): boolean {
  return /^[a-z\u0600-\u06ff]/.test(begin) && /^\p{L}/u.test(word.slice(begin.length))
}

const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/gu
const PERCENT =
  /^[ \u00a0-]?(?:%|％|٪|percent|per cent|prozent|por ciento|procent|パーセント|بالمئة|بالمائة|في المئة|في المائة)/iu
/** Smaller number words are more often a manner of speaking than a count. */
const LEAST_WORD = 10

/** A word such as million behind a or one, without a number: a hundred, one million, eine Million, un millón. */
const ONE_OF =
  /(?<![\p{L}\p{M}])(?:(?:an?|one|half a|eine?r?|un|una?|en|ett) )(hundred|thousand|million|billion|trillion|millionen?|milliarden?|millón|miljon|miljard)(?![\p{L}\p{M}])/giu

/** One of a scale, and fractions. */
function readOthers(text: string): NumberMention[] {
  const ones = [...text.matchAll(ONE_OF)].map(({ 0: whole, 1: scaleWord = '', index }) => ({
    text: whole,
    start: index,
    end: index + whole.length,
    values: (findScale(scaleWord) ?? [1]).map((value) => (/^half/i.test(whole) ? value / 2 : value)),
  }))
  const fractions = findFractions(text).map(({ value, ...place }) => ({ ...place, values: [value] }))
  return [...ones, ...fractions].map((one) => ({ ...one, kind: 'number', isName: false }))
}

function readWords(text: string, language: string): NumberMention[] {
  const table = listNumberWords(language)
  if (table.size === 0) return []
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const value = table.get(word.toLocaleLowerCase(language))
    if (value === undefined) return []
    const end = index + word.length
    const after = text.slice(end, end + 20)
    const isCount = value >= LEAST_WORD || PERCENT.test(after) || findScale(after) !== null
    if (!isCount) return []
    return [{ text: word, start: index, end, kind: 'number', values: scale([value], after), isName: false }]
  })
}

const CHARACTERS =
  /[〇一二三四五六七八九十百千]{1,16}(?=万|億|兆|%|％|パーセント|割|倍|人|名|円|ドル|ユーロ|件|社|店|か所|歳|位|回|年|時間|分間|日間|台|冊|個|枚|キロ|グラム|メートル)/gu
const LEAST_CHARACTERS = 3

function readCharacters(text: string): NumberMention[] {
  return [...text.matchAll(CHARACTERS)].flatMap(({ 0: word, index }) => {
    const value = readCharacterNumber(word)
    const end = index + word.length
    const values = scale([value], text.slice(end, end + 4))
    return values.every((one) => one < LEAST_CHARACTERS)
      ? []
      : [{ text: word, start: index, end, kind: 'number', values, isName: false }]
  })
}

function readCharacterNumber(word: string): number {
  let sum = 0
  let digits = ''
  for (const character of word) {
    const power = '十百千'.indexOf(character)
    if (power === -1) digits += String('〇一二三四五六七八九'.indexOf(character))
    else {
      sum += Number(digits === '' ? '1' : digits) * 10 ** (power + 1)
      digits = ''
    }
  }
  return sum + Number(digits)
}

const MOST_BETWEEN = 4

/** Names of months beside a number. */
function readMonths(text: string, language: string, numbers: readonly NumberMention[]): NumberMention[] {
  const months = listMonths(language)
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const month = months.get(word)
    if (month === undefined) return []
    const end = index + word.length
    const isDated = numbers.some(
      (number) => isGap(text.slice(number.end, index)) || isGap(text.slice(end, number.start)),
    )
    return isDated ? [{ text: word, start: index, end, kind: 'month', values: [month], isName: false }] : []
  })
}

function isGap(between: string): boolean {
  // At most 4 characters: longer gaps are none.
  return between !== '' && between.length <= MOST_BETWEEN && /^[\s.,]*(?:de|of)?[\s.,]*$/.test(between)
}
