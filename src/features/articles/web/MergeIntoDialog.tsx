import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { formatNoun } from '#ui/numbers.ts'
import { UNDO_DAYS } from '../rules.ts'
import type { Article } from './api.ts'
import classes from './MergeIntoDialog.module.css'

interface MergeIntoDialogProps {
  /** The cluster that stays. */
  into: Pick<Article, 'title' | 'article_url' | 'article_id_locked'>
  other: Pick<Article, 'title' | 'keyword_count'>
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** D-22: asks before a cluster is merged into another one, and says what becomes of everything it has. */
export function MergeIntoDialog({ into, other, isBusy = false, onConfirm, onCancel }: MergeIntoDialogProps) {
  return (
    <ConfirmDialog
      title="Merge clusters"
      text={`“${other.title}” is merged into “${into.title}”: ${formatNoun(other.keyword_count, 'keyword moves', 'keywords move')}, and the other cluster is deleted.`}
      confirm="Merge"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul className={classes.parts}>
        <li>{describePage(into)}</li>
        <li>
          This cluster keeps its title and its texts. The texts of the other one go with it, and come back
          with Undo.
        </li>
        <li>This can be undone for {UNDO_DAYS} days.</li>
      </ul>
    </ConfirmDialog>
  )
}

/** M-27: a locked match wins over one that is not, and an own one over that of the other cluster. */
function describePage({
  article_url: url,
  article_id_locked: isLocked,
}: Pick<Article, 'article_url' | 'article_id_locked'>): string {
  if (url === null) return 'This cluster has no page, so it gets the page of the other one.'
  const { host, rest } = describeUrl(url)
  const keeps = `This cluster keeps its page ${rest === '' ? host : rest}`
  return isLocked ? `${keeps}.` : `${keeps}, unless the other one has a page whose match is locked.`
}
