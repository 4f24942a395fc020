import { useMemo, useState } from 'react'
import { cutChanges, writeChanges, type Change } from './cut-changes.ts'
import { useDifferences } from './use-compared.ts'

/** Two texts: one as it is, and one that is proposed. */
interface Proposed {
  before: string
  after: string
}

export type ChosenChanges = ReturnType<typeof useProposedChanges>

/** The changes of a proposed text, all of which are taken until the user leaves some. Equal inputs must stay the same object. */
export function useProposedChanges(proposed: Proposed | null) {
  const parts = useDifferences(proposed)
  const changes = useMemo(() => (parts ? cutChanges(parts) : parts), [parts])
  const [chosen, setChosen] = useState<{ of: Proposed | null; left: ReadonlySet<number> }>({
    of: proposed,
    left: NONE,
  })
  // The text may become another one while the dialog is open.
  const left = chosen.of === proposed ? chosen.left : NONE
  const places = listPlaces(changes ?? [])
  return {
    /** undefined while they are being found; null when that took too long. */
    changes,
    total: places.length,
    taken: places.length - left.size,
    isTaken: (place: number) => !left.has(place),
    toggle: (place: number) => setChosen({ of: proposed, left: left.symmetricDifference(new Set([place])) }),
    takeAll: () => setChosen({ of: proposed, left: NONE }),
    takeNone: () => setChosen({ of: proposed, left: new Set(places) }),
    /** The text that the choice makes; the proposed one as a whole where its changes cannot be told apart. */
    compose: () => (changes ? writeChanges(changes, (place) => !left.has(place)) : (proposed?.after ?? '')),
  }
}

const NONE: ReadonlySet<number> = new Set()

function listPlaces(changes: readonly Change[]): number[] {
  return changes.flatMap(({ kind }, place) => (kind === 'change' ? [place] : []))
}
