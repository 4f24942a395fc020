import { listOverlaps, writeMerged, type Overlap, type Segment } from './segments.ts'

/** What becomes of a place that both changed. */
export type OverlapChoice = 'mine' | 'theirs' | 'both'

/** The merged text by what was chosen for its overlaps; null as long as one is not decided. */
export function writeChoices(
  segments: readonly Segment[],
  choices: readonly (OverlapChoice | null)[],
): string | null {
  const overlaps = listOverlaps(segments)
  const chosen: string[] = []
  for (const [place, overlap] of overlaps.entries()) {
    const choice = choices[place] ?? null
    if (choice === null) return null
    chosen.push(choose(overlap, choice))
  }
  return writeMerged(segments, chosen)
}

function choose({ mine, theirs }: Overlap, choice: OverlapChoice): string {
  if (choice !== 'both') return choice === 'mine' ? mine : theirs
  const isApart = mine.endsWith('\n') || mine === ''
  return `${mine}${isApart ? '' : '\n\n'}${theirs}`
}
