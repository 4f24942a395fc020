import type { NumberMention } from './mention.ts'

const RANGE =
  /^[ \u00a0]?(?:[-–—~〜～]|to|and|or|bis|und|oder|a|y|o|till|och|eller|から|إلى|و|أو)[ \u00a0]?$/iu
const LONGEST_GAP = 6

/** The first number of a range has the unit of the second: 20 to 30 percent. */
export function shareUnits(text: string, numbers: readonly NumberMention[]): NumberMention[] {
  return numbers.map((number, at) => {
    const next = numbers[at + 1]
    if (number.units.length > 0 || number.kind === 'month' || next === undefined) return number
    // At most 6 characters: longer gaps are none.
    const gap = text.slice(number.end, Math.min(next.start, number.end + LONGEST_GAP + 1))
    return next.units.length > 0 && gap.length <= LONGEST_GAP && RANGE.test(gap)
      ? { ...number, units: next.units }
      : number
  })
}
