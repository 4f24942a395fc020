import { Button } from '@mantine/core'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import type { PlanChange } from '../api.ts'
import { describeExtent, KIND_WORDS } from './describe-change.ts'
import classes from './History.module.css'

interface ChangeLineProps {
  change: PlanChange
  now: Date
  isUndoing: boolean
  isDisabled: boolean
  onUndo: () => void
}

export function ChangeLine({ change, now, isUndoing, isDisabled, onUndo }: ChangeLineProps) {
  const { kind, userName, created_at: created, isUndone } = change
  const extent = describeExtent(change)
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <p className={classes.name}>{KIND_WORDS[kind]}</p>
        <p className={classes.sum}>
          {extent !== '' && <span>{extent}</span>}
          {userName !== null && <bdi>{userName}</bdi>}
          <DateCell date={created} now={now} />
        </p>
      </div>
      {isUndone ? (
        <StatusChip tone="neutral">Undone</StatusChip>
      ) : (
        <Button
          size="xs"
          variant="default"
          loading={isUndoing}
          disabled={isDisabled}
          aria-label={`Undo ${KIND_WORDS[kind]}${extent === '' ? '' : `, ${extent}`}`}
          onClick={onUndo}
        >
          Undo
        </Button>
      )}
    </li>
  )
}
