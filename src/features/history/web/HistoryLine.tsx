import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import type { HistoryEntry } from './api.ts'
import { nameEntry, signEntry, undoStateOf } from './describe-entry.ts'
import { EntryDetails } from './EntryDetails.tsx'
import { EntryNames } from './EntryNames.tsx'
import classes from './History.module.css'

interface HistoryLineProps {
  place: PlanPlace
  entry: HistoryEntry
  now: Date
  isBusy: boolean
  isDisabled: boolean
  onUndo: () => void
}

/** What was done, to what, by whom and when, with its details on request and a button to undo it. */
export function HistoryLine({ place, entry, now, isBusy, isDisabled, onUndo }: HistoryLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const name = nameEntry(entry)
  const { userName, at } = signEntry(entry)
  const state = undoStateOf(entry)
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <p className={classes.name} dir="auto">
          {name}
        </p>
        <EntryNames entry={entry} />
        <p className={classes.sum}>
          {userName !== null && (
            <>
              <bdi>{userName}</bdi> ·{' '}
            </>
          )}
          <DateCell date={at} now={now} />
        </p>
      </div>
      <EntryState entry={entry} />
      {hasDetails(entry) && (
        <Button
          size="xs"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`Details of ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Details
        </Button>
      )}
      {state === 'undone' && <StatusChip tone="undone">Undone</StatusChip>}
      {state === 'can be undone' && (
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          disabled={isDisabled}
          aria-label={`Undo ${name}`}
          onClick={onUndo}
        >
          Undo
        </Button>
      )}
      {isOpen && (
        <div id={id} className={classes.open}>
          <EntryDetails place={place} entry={entry} />
        </div>
      )}
    </li>
  )
}

/** What is unusual about an entry. */
function EntryState({ entry }: { entry: HistoryEntry }) {
  if (entry.source === 'import' && entry.ended_at === null && entry.undone_at === null)
    return <StatusChip tone="warning">Not finished</StatusChip>
  if (entry.source !== 'search data') return null
  if (entry.state === 'failed') return <StatusChip tone="danger">Failed</StatusChip>
  if (entry.state === 'cancelled') return <StatusChip tone="neutral">Cancelled</StatusChip>
  return entry.state === 'done' ? null : <StatusChip tone="busy">Under way</StatusChip>
}

function hasDetails(entry: HistoryEntry): boolean {
  if (entry.source === 'search data') return false
  return entry.source === 'change' ? entry.keywordCount + entry.articleCount > 0 : entry.added > 0
}
