import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { textsApi } from '../api.ts'
import type { TextPlace } from '../drafts/draft-store.ts'
import type { Version } from '../text/send-text.ts'
import { Comparison } from './Comparison.tsx'
import classes from './Comparing.module.css'
import { useDecision, type Decision } from './use-decision.ts'

/** A text that is not saved, and the version that it was made from. */
export interface Compared {
  mine: string
  baseVersion: number
  /** The text of that version; null when it has to be loaded. */
  base: string | null
}

interface CompareDialogProps {
  place: TextPlace
  name: string
  compared: Compared
  /** Saves what was chosen, or shows their version; throws when that fails. */
  onDecide: (decision: Decision, theirs: Version) => Promise<void>
  onClose: () => void
}

/** Shows what the user typed beside what another user has saved meanwhile, and asks what the text becomes. */
export function CompareDialog({ place, name, compared, onDecide, onClose }: CompareDialogProps) {
  const { articleId, section } = place
  const { mine, baseVersion, base: known } = compared
  // Under a key of its own: the text that the editor began with is an older one.
  const theirs = useQuery({
    queryKey: [...textsApi.get.key({ input: { articleId, section } }), 'theirs'],
    queryFn: ({ signal }) => textsApi.get.call({ articleId, section }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const isKnown = known !== null || baseVersion === 0
  const earlier = useQuery({
    ...textsApi.getRevision.queryOptions({ input: { articleId, section, version: baseVersion } }),
    enabled: !isKnown,
  })
  const base = isKnown ? (known ?? '') : earlier.data?.text
  const theirText = theirs.data?.text
  const versions = useMemo(
    () => (base === undefined || theirText === undefined ? null : { base, mine, theirs: theirText }),
    [base, mine, theirText],
  )
  const decision = useDecision(versions)
  const deciding = useMutation({
    mutationFn: async ({ decided, on }: { decided: Decision; on: Version }) => onDecide(decided, on),
    // Another user may have saved again: the newest version is what counts.
    onError: () => theirs.refetch(),
  })
  const hasFailed = theirs.isError || (!isKnown && earlier.isError)
  return (
    <Dialog title={`${name}: two versions`} isLarge isBusy={deciding.isPending} onClose={onClose}>
      <div className={classes.dialog} tabIndex={-1} data-first-focus>
        {hasFailed ? (
          <ErrorPanel
            text="The other version could not be loaded. What you typed is kept in this browser."
            isBusy={theirs.isRefetching || earlier.isRefetching}
            onRetry={() => {
              void theirs.refetch()
              if (!isKnown) void earlier.refetch()
            }}
          />
        ) : versions === null || theirs.data === undefined ? (
          <SkeletonRows label="The other version is loading" count={8} rowHeight={36} />
        ) : (
          <Comparison theirs={theirs.data} versions={versions} decision={decision} />
        )}
        <ProblemLine
          text={
            deciding.error &&
            messageOf(deciding.error, 'This could not be saved. Nothing is lost: try again.')
          }
        />
        <div className={classes.buttons}>
          <DialogButtons start={<DecideLater isDisabled={deciding.isPending} onClick={onClose} />}>
            <Button
              loading={deciding.isPending}
              disabled={decision.decided === null || theirs.data === undefined || hasFailed}
              onClick={() => {
                if (decision.decided !== null && theirs.data !== undefined)
                  deciding.mutate({ decided: decision.decided, on: theirs.data })
              }}
            >
              {BUTTONS[decision.choice]}
            </Button>
          </DialogButtons>
        </div>
      </div>
    </Dialog>
  )
}

const BUTTONS = {
  merged: 'Save the merged text',
  mine: 'Keep mine',
  theirs: 'Take theirs',
} as const

function DecideLater({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  return (
    <Button variant="subtle" disabled={isDisabled} onClick={onClick}>
      Decide later
    </Button>
  )
}
