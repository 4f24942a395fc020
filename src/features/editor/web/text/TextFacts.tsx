import { useEffect, useState, type ReactNode } from 'react'
import type { AutosaveState } from '#platform/web/autosave/autosave.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { IconCheck, IconCloudOff, IconHistory } from '#ui/icons.ts'
import { ToolButton } from '#ui/layout/ToolButton.tsx'
import { formatNoun } from '#ui/numbers.ts'
import type { TextStand } from '../api.ts'
import classes from '../Texts.module.css'
import type { TextState } from './create-text.ts'

interface TextFactsProps {
  purpose: string
  stand: TextStand
  state: TextState
  /** What else can be done with the text. */
  tool: ReactNode
  onHistory: () => void
}

/** How a text stands: its words, when it was saved and by whom, and whether what is typed is saved. */
export function TextFacts({ purpose, stand, state, tool, onHistory }: TextFactsProps) {
  const now = useMinute()
  const { version, word_count: words, saved_at: savedAt, saved_by: savedBy } = stand
  return (
    <div className={classes.facts}>
      <p className={classes.stand}>
        {state.text.trim() === '' ? (
          purpose
        ) : version === 0 ? (
          'Not saved yet'
        ) : (
          <>
            {formatNoun(words, 'word', 'words')} · {state.isUpdated ? 'Updated' : 'Saved'}{' '}
            <DateCell date={savedAt} now={now} /> by {savedBy ?? 'a user who was deleted'}
          </>
        )}
      </p>
      <div className={classes.saving}>
        <SaveStatus state={state} />
        {tool}
        {version > 0 && (
          <ToolButton
            label="History"
            icon={<IconHistory size={16} stroke={1.75} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={onHistory}
          />
        )}
      </div>
    </div>
  )
}

/** The words of F-145 and E-31. */
const STATUSES: Record<AutosaveState, string> = {
  clean: '',
  saving: 'Saving changes...',
  saved: 'Changes saved',
  retrying: 'Save failed - will retry',
  failed: 'Save failed',
}

function SaveStatus({ state: { saving, trouble } }: { state: TextState }) {
  const text = trouble === null ? STATUSES[saving] : 'Not saved'
  const isBad = trouble !== null || saving === 'retrying' || saving === 'failed'
  return (
    <output className={classes.status} data-bad={isBad || undefined}>
      {text !== '' && isBad && <IconCloudOff size={16} stroke={1.75} aria-hidden="true" />}
      {text !== '' && saving === 'saved' && !isBad && (
        <IconCheck size={16} stroke={1.75} aria-hidden="true" />
      )}
      {text}
    </output>
  )
}

/** The present time, each minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
