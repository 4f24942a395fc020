const MAX_LENGTH = 60
const CURRENCY = /\p{Sc}|[a-z]{2,3}\$?|zł|kč|kr\.?|руб\.?|円|元|원/giu
// At most 60 characters: longer texts are no amount.
const RANGE = /^(.+?\d)\s*(?:-|–|—)\s*(\d.*)$/

/**
 * Reads a price or a share as tools write them: `0.60`, `0,60 €`, `US$1.2`, `28 %`, `28/100`, `1.234,50`. A range
 * gives its middle. Returns null for a text that is no number, or a number below zero.
 */
export function readAmount(text: string): number | null {
  if (text.length > MAX_LENGTH) return null
  const plain = text
    .normalize('NFKC')
    .replace(/\/\s*100\s*$/, '')
    .replace('%', '')
    .replace(CURRENCY, '')
    .trim()
  // NFKC can turn one character into several.
  if (plain.length > MAX_LENGTH) return null
  const [, low, high] = RANGE.exec(plain) ?? []
  if (low === undefined || high === undefined) return readNumber(plain)
  const [from, to] = [readNumber(low.trim()), readNumber(high.trim())]
  return from === null || to === null ? null : (from + to) / 2
}

/** Whether a column's numbers are shares from 0 to 1: none is above 1, and at least one has decimals. */
export function isShareOfOne(cells: readonly string[]): boolean {
  const values = cells.map(readAmount).filter((value) => value !== null)
  return values.length > 0 && Math.max(...values) <= 1 && cells.some((cell) => /\d[.,]\d/.test(cell))
}

/** Reads a number; a single separator is taken for the decimal one, because a price seldom reaches a thousand. */
function readNumber(text: string): number | null {
  const digits = text.replace(/[\s'’]/g, '').replace(/^[<>≤≥~≈]=?/, '')
  if (!/^\d*([.,]\d+)*$/.test(digits) || digits === '') return null
  const parts = digits.split(/[.,]/)
  if (parts.length === 1) return Number(digits)
  const marks = new Set(digits.replace(/\d/g, ''))
  // Several separators of one kind separate thousands: 1.234.567.
  if (parts.length > 2 && marks.size === 1) return Number(parts.join(''))
  return Number(`${parts.slice(0, -1).join('')}.${parts.at(-1) ?? ''}`)
}
