import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import {
  ProposedChanges,
  useProposedChanges,
  type ChosenChanges,
  type OpenedText,
} from '#features/editor/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { AGENT_WORDS } from '../agent-words.ts'
import { lower } from '../describe-run.ts'
import classes from './Proposals.module.css'
import { useComparedText } from './use-compared-text.ts'
import type { Proposal } from './use-proposals.ts'
import { useResolve } from './use-resolve.ts'

interface ProposalDialogProps {
  articleId: number
  proposal: Proposal
  opened: OpenedText
  onDismiss: () => void
  onClose: () => void
}

/** What a proposed text changes in the present one: it is taken over as a whole or in part, or dismissed. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { articleId, proposal, opened, onDismiss, onClose } = props
  const present = useComparedText(articleId, opened)
  const before = present.data?.text
  const proposed = useMemo(
    () => (before === undefined ? null : { before, after: proposal.text }),
    [before, proposal.text],
  )
  const chosen = useProposedChanges(proposed)
  const resolving = useResolve(articleId, proposal, { hasOwnErrors: true })
  const isBusy = resolving.isPending
  const isPartly = chosen.taken < chosen.total
  const version = present.data?.version
  const canAccept =
    version !== undefined &&
    !present.isRefetching &&
    chosen.changes !== undefined &&
    (chosen.taken > 0 || chosen.total === 0)
  const accept = () => {
    if (version === undefined) return
    const answer = { accept: true, baseVersion: version, ...(isPartly && { text: chosen.compose() }) }
    resolving.mutate(answer, {
      onSuccess: () => {
        showSnackbar({ text: 'Saved. The earlier version is in the history.', tone: 'good' })
        onClose()
      },
      onError: () => void present.refetch(),
    })
  }
  return (
    <Dialog title={`${opened.name}: a proposal`} isLarge isBusy={isBusy} onClose={onClose}>
      <div className={classes.dialog} tabIndex={-1} data-first-focus>
        <p>
          The {lower(AGENT_WORDS[proposal.agent].name)} has written this while the text was changed. Marked:
          what it changes in the present text. Take the changes that you want; the present version stays in
          the history.
        </p>
        {chosen.total > 1 && <AllOrNone chosen={chosen} />}
        <div className={classes.view}>
          {present.isError ? (
            <ErrorPanel
              text="The present text could not be saved and compared. What you typed is kept in this browser."
              isBusy={present.isRefetching}
              onRetry={() => void present.refetch()}
            />
          ) : before === undefined ? (
            <SkeletonRows label="The texts are being compared" count={8} rowHeight={28} />
          ) : (
            <ProposedChanges chosen={chosen} />
          )}
        </div>
        <ProblemLine
          text={
            resolving.error &&
            messageOf(resolving.error, 'This could not be saved. Nothing is lost: try again.')
          }
        />
        <div className={classes.buttons}>
          <DialogButtons
            start={
              <Button variant="subtle" disabled={isBusy} onClick={onDismiss}>
                Dismiss the proposal
              </Button>
            }
          >
            <Button variant="default" disabled={isBusy} onClick={onClose}>
              Decide later
            </Button>
            <Button loading={isBusy} disabled={!canAccept} onClick={accept}>
              {isPartly ? `Take ${formatNoun(chosen.taken, 'change', 'changes')}` : 'Take the proposal'}
            </Button>
          </DialogButtons>
        </div>
      </div>
    </Dialog>
  )
}

/** Takes or leaves all changes at once, and says how many are taken. */
function AllOrNone({ chosen }: { chosen: ChosenChanges }) {
  const { taken, total, takeAll, takeNone } = chosen
  return (
    <div className={classes.choices}>
      <Button size="xs" variant="default" disabled={taken === total} onClick={takeAll}>
        Take all
      </Button>
      <Button size="xs" variant="default" disabled={taken === 0} onClick={takeNone}>
        Take none
      </Button>
      <output>
        {formatCount(taken)} of {formatNoun(total, 'change', 'changes')} taken
      </output>
    </div>
  )
}
