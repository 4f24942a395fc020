import { useChangeArticles } from '#features/articles/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { askBefore, describeMarked, listUnreviewed, type Mark, type Marked } from './marked.ts'

interface MarkDialogProps {
  contentplanId: number
  mark: Mark
  articles: readonly Marked[]
  onDone: () => void
  onCancel: () => void
}

/** Asks before articles are marked, and says why the server refuses one. */
export function MarkDialog({ contentplanId, mark, articles, onDone, onCancel }: MarkDialogProps) {
  const marking = useChangeArticles(contentplanId, { hasOwnErrors: true, describe: describeMarked })
  const asked = askBefore(mark, articles)
  return (
    <ConfirmDialog
      {...asked}
      isBusy={marking.isPending}
      onConfirm={() =>
        marking.mutate(
          {
            action: 'updateStatus',
            articleIds: articles.map(({ id }) => id),
            status: mark,
            ...(mark === 'published' && { unreviewedIds: listUnreviewed(articles).map(({ id }) => id) }),
          },
          { onSuccess: onDone },
        )
      }
      onCancel={onCancel}
    >
      <ProblemLine
        text={
          marking.error === null
            ? null
            : messageOf(marking.error, 'This could not be changed. Please try again.')
        }
      />
    </ConfirmDialog>
  )
}
