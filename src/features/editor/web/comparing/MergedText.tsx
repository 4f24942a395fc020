import { useId } from 'react'
import classes from './Comparing.module.css'
import type { Overlap, Segment } from './segments.ts'
import { ShownParts } from './ShownParts.tsx'
import type { OverlapChoice } from './write-choices.ts'

interface MergedTextProps {
  segments: readonly Segment[]
  /** What each overlap is to become, in their order; null where nothing was chosen yet. */
  choices: readonly (OverlapChoice | null)[]
  onChoose: (overlap: number, choice: OverlapChoice) => void
}

/** The merged text: who changed what, and each place that both changed, with a choice. */
export function MergedText({ segments, choices, onChoose }: MergedTextProps) {
  return groupSegments(segments).map((group) =>
    'parts' in group ? (
      <ShownParts key={`after ${group.place}`} parts={group.parts} />
    ) : (
      <OverlapField
        key={group.place}
        number={group.place}
        overlap={group.overlap}
        choice={choices[group.place - 1] ?? null}
        onChoose={(choice) => onChoose(group.place - 1, choice)}
      />
    ),
  )
}

interface OverlapFieldProps {
  number: number
  overlap: Overlap
  choice: OverlapChoice | null
  onChoose: (choice: OverlapChoice) => void
}

function OverlapField({ number, overlap: { mine, theirs }, choice, onChoose }: OverlapFieldProps) {
  const id = useId()
  const options = [
    { value: 'mine', label: 'Yours', text: mine },
    { value: 'theirs', label: 'Theirs', text: theirs },
    { value: 'both', label: 'Both, yours first', text: null },
  ] as const
  return (
    <fieldset className={classes.overlap} data-open={choice === null || undefined}>
      <legend>Place {number}: both of you changed this</legend>
      {options.map(({ value, label, text }) => (
        <label key={value} className={classes.option}>
          <input type="radio" name={id} checked={choice === value} onChange={() => onChoose(value)} />
          <span>
            <b>{label}</b>
            {text !== null && (
              <span className={classes.alternative} dir="auto">
                {text.trim() === '' ? <i>Nothing: it was taken out</i> : cut(text)}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const MOST_SHOWN = 4_000

function cut(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text.trim()
}

type Parts = Parameters<typeof ShownParts>[0]['parts']
/** `place`: the number of the overlap, or of the last one before these parts. */
type Group = { place: number } & ({ parts: Parts[number][] } | { overlap: Overlap })

/** Joins what stands between two overlaps. */
function groupSegments(segments: readonly Segment[]): Group[] {
  const groups: Group[] = []
  let place = 0
  for (const segment of segments) {
    if (segment.kind === 'overlap') {
      place++
      groups.push({ place, overlap: segment })
      continue
    }
    const last = groups.at(-1)
    if (last !== undefined && 'parts' in last) last.parts.push(...toParts(segment))
    else groups.push({ place, parts: toParts(segment) })
  }
  return groups
}

function toParts(segment: Exclude<Segment, Overlap>): Parts[number][] {
  if (segment.kind === 'same') return [{ kind: 'same', text: segment.text }]
  const { kind: by, before, after } = segment
  return [
    { kind: 'removed' as const, by, text: before },
    { kind: 'added' as const, by, text: after },
  ].filter(({ text }) => text !== '')
}
