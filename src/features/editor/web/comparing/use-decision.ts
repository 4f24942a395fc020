import { useState } from 'react'
import type { Versions } from './merge-texts.ts'
import { listOverlaps, type Segment } from './segments.ts'
import { useMerge } from './use-compared.ts'
import { writeChoices, type OverlapChoice } from './write-choices.ts'

type Choice = 'merged' | 'mine' | 'theirs'

export interface Decision {
  choice: Choice
  text: string
  /** Whether the text has everything that the user typed. */
  hasAllOfMine: boolean
}

export type Deciding = ReturnType<typeof useDecision>

/** What a text is to become that two people changed. As long as the user chooses nothing: the merged text. */
export function useDecision(versions: Versions | null) {
  const segments = useMerge(versions)
  const [chosen, setChosen] = useState<Choice | null>(null)
  const [picked, setPicked] = useState<{ of: Versions | null; choices: readonly (OverlapChoice | null)[] }>({
    of: versions,
    choices: [],
  })
  // Their version may become another one while the dialog is open.
  const choices = picked.of === versions ? picked.choices : []
  const overlaps = segments ? listOverlaps(segments) : []
  const choice =
    chosen === 'merged' && segments === null ? 'mine' : (chosen ?? (segments === null ? 'mine' : 'merged'))
  return {
    /** undefined while the texts are being merged; null when that took too long. */
    segments,
    choice,
    choose: setChosen,
    choices,
    pick: (overlap: number, one: OverlapChoice) =>
      setPicked({
        of: versions,
        choices: overlaps.map((_, at) => (at === overlap ? one : (choices[at] ?? null))),
      }),
    /** How many places are not decided yet. */
    openCount: overlaps.filter((_, at) => (choices[at] ?? null) === null).length,
    overlapCount: overlaps.length,
    /** null as long as a choice is missing. */
    decided: decide({ choice, versions, segments, choices }),
  }
}

interface Decided {
  choice: Choice
  versions: Versions | null
  segments: readonly Segment[] | null | undefined
  choices: readonly (OverlapChoice | null)[]
}

function decide({ choice, versions, segments, choices }: Decided): Decision | null {
  if (versions === null) return null
  if (choice !== 'merged') return { choice, text: versions[choice], hasAllOfMine: choice === 'mine' }
  if (!segments) return null
  const text = writeChoices(segments, choices)
  return text === null ? null : { choice, text, hasAllOfMine: !choices.includes('theirs') }
}
