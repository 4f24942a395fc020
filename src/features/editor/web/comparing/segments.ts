/** Who changed a part of a text: `both` when both made the same change. */
type Changer = 'mine' | 'theirs' | 'both'

/** A part of a text that two people changed: as it was, changed by one of them, or changed by both in two ways. */
export type Segment =
  | { kind: 'same'; text: string }
  | { kind: Changer; before: string; after: string }
  | { kind: 'overlap'; before: string; mine: string; theirs: string }

export type Overlap = Extract<Segment, { kind: 'overlap' }>

/** The text in which each overlap has become what was chosen for it, in their order. */
export function writeMerged(segments: readonly Segment[], choices: readonly string[]): string {
  let overlap = 0
  const parts = segments.map((segment) => {
    if (segment.kind === 'same') return segment.text
    if (segment.kind !== 'overlap') return segment.after
    return choices[overlap++] ?? ''
  })
  return parts.join('')
}

export function listOverlaps(segments: readonly Segment[]): Overlap[] {
  return segments.filter((segment) => segment.kind === 'overlap')
}
