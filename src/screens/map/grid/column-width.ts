/** The width of a column in pixels (K-30). */
const LEAST = 200
const MOST = 350
const USUAL = 240
/** The part of a column that shows beside whole ones that there are more. */
const GLIMPSE = 0.4

/** How wide columns are in so much room: they fill it if they can, or else the last one in sight is cut. */
export function columnWidth(room: number, count: number): number {
  const whole = Math.max(1, Math.floor(room / USUAL))
  const shown = count <= whole ? Math.max(1, count) : whole + GLIMPSE
  return Math.min(MOST, Math.max(LEAST, room / shown))
}

/** Items with these indexes are rendered: those in sight, and some that must stay. In their order. */
export function withPinned(
  { start, end }: { start: number; end: number },
  pinned: readonly (number | null)[],
): number[] {
  const indexes = new Set<number>()
  for (let index = start; index < end; index += 1) indexes.add(index)
  for (const index of pinned) if (index !== null) indexes.add(index)
  return [...indexes].sort((one, other) => one - other)
}
