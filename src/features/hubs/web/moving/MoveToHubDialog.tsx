import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { HubField } from './HubField.tsx'
import type { HubTarget } from './hub-options.ts'
import classes from './MoveToHubDialog.module.css'
import { useMoveToHub } from './use-move-to-hub.ts'

interface MoveToHubDialogProps {
  contentplanId: number
  clusters: readonly Article[]
  onDone: () => void
  onCancel: () => void
}

/** V-27: clusters move when a hub is chosen. */
export function MoveToHubDialog({ contentplanId, clusters, onDone, onCancel }: MoveToHubDialogProps) {
  const [target, setTarget] = useState<HubTarget | null>(null)
  const moving = useMoveToHub(contentplanId)
  return (
    <Dialog
      title={`Move ${formatNoun(clusters.length, 'cluster', 'clusters')} to a hub`}
      isBusy={moving.isPending}
      onClose={onCancel}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (target === null || moving.isPending) return
          moving.mutate({ articleIds: clusters.map(({ id }) => id), target }, { onSuccess: onDone })
        }}
      >
        <HubField
          contentplanId={contentplanId}
          target={target}
          error={
            moving.error && messageOf(moving.error, 'The clusters could not be moved. Please try again.')
          }
          isDisabled={moving.isPending}
          isFirst
          onChange={(next) => {
            setTarget(next)
            if (moving.error) moving.reset()
          }}
        />
        <DialogButtons>
          <Button variant="default" disabled={moving.isPending} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={moving.isPending} disabled={target === null}>
            Move
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
