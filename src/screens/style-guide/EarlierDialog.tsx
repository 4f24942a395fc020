import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { GUIDE_NOT_SAVED } from '#features/voice/rules.ts'
import { TextDifferences, voiceApi } from '#features/voice/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatDate } from '#ui/dates/moments.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import classes from './StyleGuide.module.css'

interface EarlierDialogProps {
  place: PlanPlace
  present: string
  onClose: () => void
}

const SHOWN = 5

/** The style guides that were replaced by measured ones: what they change in the present one, and bringing one back. */
export function EarlierDialog({ place, present, onClose }: EarlierDialogProps) {
  const queryClient = useQueryClient()
  const { contentplanId } = place
  const list = useQuery(voiceApi.listEarlier.queryOptions({ input: { contentplanId }, staleTime: 0 }))
  const earlier = (list.data?.earlier ?? []).slice(0, SHOWN)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const chosen = earlier.find(({ id }) => id === chosenId) ?? earlier[0]
  const restoring = useMutation({
    mutationFn: (text: string) =>
      contentplansApi.update.call({ ...place, style_guide: text, style_guide_from: present }),
    meta: { errorMessage: GUIDE_NOT_SAVED },
    onSuccess: () => {
      showSnackbar({ text: 'The earlier style guide is back.', tone: 'info' })
      onClose()
    },
    onSettled: () => askAgain(queryClient, { queryKey: voiceApi.getGuide.key() }),
  })
  return (
    <Dialog title="Earlier style guides" isLarge isBusy={restoring.isPending} onClose={onClose}>
      <div className={classes.dialog} tabIndex={-1} data-first-focus>
        {list.isError ? (
          <ErrorPanel
            text="The earlier guides could not be loaded."
            isBusy={list.isRefetching}
            onRetry={() => void list.refetch()}
          />
        ) : list.isSuccess && chosen === undefined ? (
          <p>No earlier style guide is kept.</p>
        ) : chosen === undefined ? (
          <SkeletonRows label="The earlier guides are loading" count={6} rowHeight={36} />
        ) : (
          <>
            <ChoiceBar
              label="Replaced on"
              value={chosen.id}
              options={earlier.map(({ id, replaced_at: at }) => ({ value: id, label: formatDate(at) }))}
              onChange={setChosenId}
            />
            <p>Marked: what it would change in the present style guide.</p>
            <TextDifferences before={present} after={chosen.text} />
            <DialogButtons>
              <Button loading={restoring.isPending} onClick={() => restoring.mutate(chosen.text)}>
                Bring it back
              </Button>
            </DialogButtons>
          </>
        )}
      </div>
    </Dialog>
  )
}
