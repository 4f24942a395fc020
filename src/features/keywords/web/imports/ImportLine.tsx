import { Button } from '@mantine/core'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { formatCount } from '#ui/numbers.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import type { KeywordImport } from '../api.ts'
import classes from './Imports.module.css'
import { describeSaved } from './use-undo-import.ts'

const KINDS = {
  paste: 'Pasted list',
  file: 'File',
  related: 'Related keywords',
  ai: 'Asked AI',
} as const satisfies Record<KeywordImport['kind'], string>

interface ImportLineProps {
  imported: KeywordImport
  now: Date
  isUndoing: boolean
  onUndo: () => void
}

export function ImportLine({ imported, now, isUndoing, onUndo }: ImportLineProps) {
  const { kind, label, created_at: created, ended_at: ended, undone_at: undone, skippedReasons } = imported
  const name = label === '' ? KINDS[kind] : label
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <p className={classes.name}>
          <bdi title={name}>{name}</bdi>
          <span className={classes.when}>
            <DateCell date={created} now={now} />
          </span>
        </p>
        <p className={classes.sum}>{describeSaved(imported)}</p>
        {skippedReasons.length > 0 && (
          <p className={classes.sum}>
            {skippedReasons.map(({ reason, count }) => `${formatCount(count)} × ${reason}`).join(', ')}
          </p>
        )}
      </div>
      {undone !== null ? (
        <StatusChip tone="neutral">Undone</StatusChip>
      ) : (
        <>
          {ended === null && <StatusChip tone="warning">Not finished</StatusChip>}
          <Button
            size="xs"
            variant="default"
            loading={isUndoing}
            aria-label={`Undo ${name}`}
            onClick={onUndo}
          >
            Undo
          </Button>
        </>
      )}
    </li>
  )
}
