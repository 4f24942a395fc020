import type { NumberMention } from './mention.ts'
import { listMonths } from './months.ts'
import { readDigits } from './read-figure.ts'

const DATE =
  /(?<![\p{Nd}.,])(?:(\p{Nd}{4})([-/.])(\p{Nd}{1,2})\2(\p{Nd}{1,2})|(\p{Nd}{1,2})([-/.])(\p{Nd}{1,2})\6(\p{Nd}{4}))(?!\p{Nd})/gu

/** Year, month and day of dates in digits. */
export function readDates(text: string): NumberMention[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const [whole, year1, , month1, day1, first, , second, year2] = match
    const place = {
      text: whole,
      start: match.index,
      end: match.index + whole.length,
      units: [],
      isName: false,
    }
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

const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/gu
const MOST_BETWEEN = 4

/** Names of months beside a number. */
export function readMonths(
  text: string,
  language: string,
  numbers: readonly NumberMention[],
): NumberMention[] {
  const months = listMonths(language)
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const month = months.get(word)
    if (month === undefined) return []
    const end = index + word.length
    const isDated = numbers.some(
      (number) => isGap(text.slice(number.end, index)) || isGap(text.slice(end, number.start)),
    )
    return isDated
      ? [{ text: word, start: index, end, kind: 'month', values: [month], units: [], isName: false }]
      : []
  })
}

function isGap(between: string): boolean {
  // At most 4 characters: longer gaps are none.
  return between !== '' && between.length <= MOST_BETWEEN && /^[\s.,]*(?:de|of)?[\s.,]*$/.test(between)
}
