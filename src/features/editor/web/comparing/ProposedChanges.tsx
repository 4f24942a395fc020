import { Button } from '@mantine/core'
import { useState } from 'react'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './Comparing.module.css'
import type { Change } from './cut-changes.ts'
import { foldParts, MOST_SHOWN } from './fold-parts.ts'
import { PartView, ShownParts } from './ShownParts.tsx'
import type { ChosenChanges } from './use-proposed-changes.ts'

/** What a proposed text changes, line by line, each with a box that takes it. */
export function ProposedChanges({ chosen }: { chosen: ChosenChanges }) {
  const { changes } = chosen
  const [most, setMost] = useState(MOST_SHOWN)
  if (changes === undefined)
    return <SkeletonRows label="The texts are being compared" count={6} rowHeight={28} />
  if (changes === null)
    return (
      <p className={classes.note}>
        These texts differ in so much that the changes cannot be shown one by one. Take the proposed text as a
        whole, or dismiss it.
      </p>
    )
  if (chosen.total === 0) return <p className={classes.note}>There is no difference.</p>
  return foldParts(placeChanges(changes), most).map((item, at) => {
    // The changes never change their order.
    const key = `${item.kind} ${at}`
    if (item.kind === 'change')
      return (
        <ChangeField
          key={key}
          change={item}
          number={item.number}
          isTaken={chosen.isTaken(item.place)}
          onToggle={() => chosen.toggle(item.place)}
        />
      )
    return (
      <div key={key} className={classes.flow} dir="auto">
        <PartView part={item} />
        {/* Accepting takes the changes behind this place too, so people can look at them first. */}
        {item.kind === 'cut' && (
          <Button size="compact-sm" variant="subtle" onClick={() => setMost(most + MOST_SHOWN)}>
            Show more
          </Button>
        )}
      </div>
    )
  })
}

/** The changes with their places, and each that can be taken with its number. */
function placeChanges(changes: readonly Change[]) {
  let number = 0
  return changes.map((change, place) => {
    if (change.kind === 'change') number += 1
    return { ...change, place, number }
  })
}

interface ChangeFieldProps {
  change: Extract<Change, { kind: 'change' }>
  number: number
  isTaken: boolean
  onToggle: () => void
}

function ChangeField({ change, number, isTaken, onToggle }: ChangeFieldProps) {
  return (
    <div className={classes.proposed} data-taken={isTaken || undefined}>
      <label className={classes.take}>
        <input type="checkbox" checked={isTaken} onChange={onToggle} />
        Take change {number}
      </label>
      <ShownParts parts={change.parts} />
    </div>
  )
}
