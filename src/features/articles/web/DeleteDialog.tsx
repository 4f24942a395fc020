import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { UNDO_DAYS } from '../rules.ts'
import type { Article } from './api.ts'
import classes from './DeleteDialog.module.css'

interface DeleteDialogProps {
  /** The clusters to delete. Locked ones among them stay. */
  clusters: readonly Pick<Article, 'id' | 'is_locked' | 'keyword_count'>[]
  /** What is chosen at first. */
  first?: 'reset' | 'delete'
  isBusy: boolean
  /** Deletes these clusters; `reset` makes their keywords inactive, `delete` excludes them. */
  onDelete: (deletion: { action: 'reset' | 'delete'; articleIds: number[] }) => void
  onCancel: () => void
}

/** D-21: deletes clusters, after the choice of what becomes of their keywords. */
export function DeleteDialog({ clusters, first = 'reset', isBusy, onDelete, onCancel }: DeleteDialogProps) {
  const name = useId()
  const [action, setAction] = useState<'reset' | 'delete'>(first)
  const free = clusters.filter(({ is_locked: isLocked }) => !isLocked)
  const lockedCount = clusters.length - free.length
  const keywordCount = free.reduce((sum, cluster) => sum + cluster.keyword_count, 0)
  const owner = free.length === 1 ? 'its' : 'their'
  const keywords = `${owner} ${keywordCount === 1 ? 'keyword' : formatNoun(keywordCount, 'keyword', 'keywords')}`
  return (
    <Dialog
      title={
        free.length === 0
          ? 'Locked clusters cannot be deleted'
          : `Delete ${formatNoun(free.length, 'cluster', 'clusters')}?`
      }
      role="alertdialog"
      isBusy={isBusy}
      onClose={onCancel}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && free.length > 0) onDelete({ action, articleIds: free.map(({ id }) => id) })
        }}
      >
        {keywordCount > 0 && (
          <fieldset className={classes.choices}>
            <legend>What becomes of {keywords}?</legend>
            {CHOICES.map((choice) => (
              <label key={choice.action} className={classes.choice}>
                <input
                  type="radio"
                  name={name}
                  checked={action === choice.action}
                  onChange={() => setAction(choice.action)}
                />
                <span>
                  {choice.label}
                  <span className={classes.help}>{choice.help}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <p className={classes.note}>
          {lockedCount > 0 &&
            `${formatNoun(lockedCount, 'locked cluster stays as it is', 'locked clusters stay as they are')}. `}
          {free.length > 0 && `This can be undone for ${UNDO_DAYS} days.`}
        </p>
        <DialogButtons>
          <Button variant="default" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} disabled={free.length === 0} data-first-focus color="red.9">
            Delete
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

const CHOICES = [
  { action: 'reset', label: 'Make them inactive', help: 'The next clustering includes them.' },
  { action: 'delete', label: 'Exclude them', help: 'They are left out of every clustering.' },
] as const
