import { useState } from 'react'
import type { ScorePart, ScorePartName } from '../../contract.ts'
import { formatDecimals } from '#ui/numbers.ts'
import { Fold } from '#ui/layout/Fold.tsx'
import { ReasonItem, type ReasonContext } from './ReasonItem.tsx'
import classes from './Score.module.css'
import { Bar } from './Total.tsx'

const NAMES: Record<ScorePartName, string> = {
  terms: 'Terms',
  topics: 'Topics',
  sourcing: 'Sources of facts',
  'keyword placement': 'Main keyword',
  structure: 'Structure',
  readability: 'Readability',
  originality: 'Own words',
  links: 'Links',
}

/** The parts of the score, each with its points and what would raise them. */
export function Parts({ parts, ...context }: ReasonContext & { parts: readonly ScorePart[] }) {
  // Chosen once: what opens by itself while someone types would move the rest.
  const [first] = useState(() => findWeakest(parts))
  return (
    <div className={classes.parts}>
      {parts.map((part) => (
        <Fold
          key={part.name}
          title={NAMES[part.name]}
          note={<Points {...part} />}
          isOpen={part.name === first}
        >
          <Reasons part={part} {...context} />
        </Fold>
      ))}
    </div>
  )
}

function findWeakest(parts: readonly ScorePart[]): ScorePartName | null {
  const [weakest] = parts.toSorted((one, other) => lostOf(other) - lostOf(one))
  return weakest === undefined || lostOf(weakest) === 0 ? null : weakest.name
}

const lostOf = ({ points, most }: ScorePart) => most - points

function Points({ points, most }: ScorePart) {
  if (most === 0) return <span className={classes.points}>not judged</span>
  return (
    <>
      <Bar share={points / most} />
      <span className={classes.points}>
        {formatDecimals(Math.round(points * 10) / 10)} of {most}
      </span>
    </>
  )
}

function Reasons({ part: { name, reasons }, mends, ...context }: ReasonContext & { part: ScorePart }) {
  if (reasons.length === 0) return <p className={classes.full}>Nothing to mend here.</p>
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ reason, fix, place, mend }) => (
        <ReasonItem
          key={`${reason} ${place?.start}`}
          reason={reason}
          fix={fix}
          place={place}
          mend={mends.find(
            (one) => one.of === name && one.name === mend && one.place?.start === place?.start,
          )}
          {...context}
        />
      ))}
    </ul>
  )
}
