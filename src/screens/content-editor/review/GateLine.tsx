import { Button } from '@mantine/core'
import { useState } from 'react'
import { IconAlertTriangle } from '#ui/icons.ts'
import classes from './Review.module.css'
import type { Quality } from './use-quality.ts'

interface GateLineProps {
  gates: Quality['gates']
  onShow: (place: { start: number; end: number }) => void
}

/** What keeps the final draft from being reviewed, one fault after the other, with the way to its passage. */
export function GateLine({ gates, onShow }: GateLineProps) {
  const [shown, setShown] = useState(0)
  const at = Math.min(shown, gates.length - 1)
  const gate = gates[at]
  if (gate === undefined) return null
  const { place } = gate
  return (
    <div className={classes.gate}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      <p>
        <strong>This text cannot be reviewed or published yet.</strong>{' '}
        {gates.length > 1 && `${at + 1} of ${gates.length} faults: `}
        <span dir="auto">{gate.detail}</span>
      </p>
      <div className={classes.gateButtons}>
        {place !== null && (
          <Button size="xs" variant="default" onClick={() => onShow(place)}>
            Show the passage
          </Button>
        )}
        {gates.length > 1 && (
          <Button size="xs" variant="default" onClick={() => setShown((at + 1) % gates.length)}>
            Next fault
          </Button>
        )}
      </div>
    </div>
  )
}
