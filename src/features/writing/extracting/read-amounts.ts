import { dropEnd } from './drop-end.ts'
import type { PageSentence } from './read-pages.ts'

/** A number of a sentence with what it counts. */
export interface Amount {
  /** From and to; the same of a single number. */
  least: number
  most: number
  /** As it stands in the sentence: 90 °C. */
  text: string
  /** The word or sign after it, or the currency before it. */
  unit: string
}

/** A number, up to a second one, and the unit that follows. */
const AMOUNT =
  // At most 500 characters: of longer sentences the beginning.
  /([€$£¥])?\s?(\p{Nd}[\p{Nd}.,٫٬]{0,15})(?:\s?(?:[-–—～〜]|bis|to|and|und|a|till|à|إلى)\s?(\p{Nd}[\p{Nd}.,٫٬]{0,15}))?\s?(°\s?[CF]?|[%€$£¥]|\p{L}{1,30})?/gu

const LONGEST = 500

/** The numbers of a sentence that have a unit. */
export function readAmounts({ text }: PageSentence, foldUnit: (word: string) => string): Amount[] {
  return [...text.slice(0, LONGEST).matchAll(AMOUNT)].flatMap(
    ([whole, before, first = '', second, after]) => {
      const unit = before ?? after
      const least = readNumber(dropEnd(first, '.,'))
      const most = second === undefined ? least : readNumber(dropEnd(second, '.,'))
      if (unit === undefined || least === null || most === null) return []
      return [
        {
          least: Math.min(least, most),
          most: Math.max(least, most),
          text: whole.trim(),
          unit: foldUnit(unit.replaceAll(/\s/g, '').toLowerCase()),
        },
      ]
    },
  )
}

/** Reads digits of any script; a separator before three digits is one of thousands, but not after a 0. */
function readNumber(text: string): number | null {
  const plain = text
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
  const joined = plain.replaceAll(/(?<!^0)[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
  const value = Number(joined)
  return Number.isFinite(value) ? value : null
}

/** In Unicode the ten digits of a script stand together; these are those of Arabic, Persian and full width. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((one) => code >= one && code < one + 10)
  return zero === undefined ? Number.NaN : code - zero
}

const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10]
