import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { showChange } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { formatNoun } from '#ui/numbers.ts'
import classes from './Modify.module.css'

export interface NewCluster {
  id: number
  title: string
  /** Keywords that moved into it. */
  count: number
  changeId: number | null
}

interface NewClusterDialogProps {
  place: PlanPlace
  cluster: NewCluster
  onClose: () => void
}

/** D-26: leads to a cluster that was just made of keywords of this one. When it is closed, a message offers undo. */
export function NewClusterDialog({ place, cluster, onClose }: NewClusterDialogProps) {
  const { id, title, count, changeId } = cluster
  const queryClient = useQueryClient()
  const close = () => {
    onClose()
    showChange(queryClient, {
      contentplanId: place.contentplanId,
      changeIds: [changeId],
      text: `${formatNoun(count, 'keyword', 'keywords')} moved to a new cluster`,
    })
  }
  return (
    <Dialog title="New cluster created" isPersistent onClose={close}>
      <div className={classes.created}>
        <p>
          {formatNoun(count, 'keyword', 'keywords')} moved to <bdi>“{title}”</bdi>.
        </p>
        <DialogButtons>
          <Button variant="default" onClick={close}>
            Stay here
          </Button>
          <Button component={AppLink} href={articlePath(place, id)} data-first-focus onClick={onClose}>
            Open new cluster
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}
