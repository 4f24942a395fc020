/** Pixels of a legend: its padding, an icon with the space after it, and the gap between two items. */
const [PADDING, ICON, GAP] = [10, 17, 16]

/** On how many lines a legend stands whose names are so wide, in pixels, where it has so much room. */
export function countLegendLines(widths: readonly number[], room: number): number {
  let lines = 1
  let used = 0
  for (const width of widths) {
    const item = ICON + width
    if (used > 0 && used + item > room - PADDING) {
      lines += 1
      used = 0
    }
    used += item + GAP
  }
  return lines
}
