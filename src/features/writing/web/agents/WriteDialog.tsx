import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Article } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { NO_CREDITS } from '#features/writing/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { writingApi } from '../api.ts'
import classes from './Agents.module.css'
import { ConnectModel } from './ConnectModel.tsx'
import { describeNext } from './describe-run.ts'
import { useEstimate } from './running/use-estimate.ts'
import { useStartWriting } from './running/use-writing-actions.ts'

interface WriteDialogProps {
  place: PlanPlace
  article: Pick<Article, 'id' | 'title'>
  onClose: () => void
}

/** Asks before a cluster is written, and says what that costs. */
export function WriteDialog({ place, article, onClose }: WriteDialogProps) {
  const cost = useEstimate({ workspaceId: place.workspaceId, articleId: article.id })
  const { data } = useQuery(writingApi.get.queryOptions({ input: { articleId: article.id }, staleTime: 0 }))
  const starting = useStartWriting({ hasOwnErrors: true })
  const problem = starting.error
    ? messageOf(starting.error, 'The writing could not be started. Please try again.')
    : cost.hasNoCredit
      ? NO_CREDITS
      : null
  return (
    <Dialog title={`Write “${article.title}”`} isWide isBusy={starting.isPending} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          starting.mutate(
            { articleId: article.id },
            {
              onSuccess: ({ isNew }) => {
                if (isNew)
                  showSnackbar({
                    text: 'Writing started.',
                    tone: 'good',
                    link: { label: 'Watch', href: textsPath(place, article.id) },
                  })
                onClose()
              },
            },
          )
        }}
      >
        {data?.engine === 'extracts' ? (
          <p>
            {describeNext(data)} <ConnectModel place={place} />
          </p>
        ) : (
          <p>
            The agents write brief, research, draft and final draft, from where the cluster is. You can watch
            them, and stop them at any time.
          </p>
        )}
        <p className={classes.quiet}>{cost.text ?? 'Estimating what it costs…'}</p>
        <ProblemLine text={problem} />
        <DialogButtons>
          <Button variant="default" disabled={starting.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={starting.isPending} disabled={cost.hasNoCredit} data-first-focus>
            Write
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

function textsPath(place: PlanPlace, articleId: number): string {
  return `${articlePath(place, articleId)}?tab=texts`
}
