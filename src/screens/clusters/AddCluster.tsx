import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LONGEST_TITLE } from '#features/articles/rules.ts'
import { changesApi, showChange } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { NameForm } from '#ui/fields/NameForm.tsx'
import { NO_HUB } from './clusters-view.ts'

interface AddClusterProps {
  place: PlanPlace
  /** The hub that is shown: the new cluster is put into it. */
  hub: number | null
  onClose: () => void
}

/** F-084: creates an empty cluster by its name. A name that another cluster has is refused at the field (V-22). */
export function AddCluster({ place, hub, onClose }: AddClusterProps) {
  const { contentplanId } = place
  const queryClient = useQueryClient()
  const creating = useMutation({
    mutationFn: (name: string) =>
      changesApi.createArticle.call({ contentplanId, name, topicId: hub === NO_HUB ? null : hub }),
    onSuccess: ({ id, title, changeId }) => {
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text: 'Cluster created',
        link: { label: title, href: articlePath(place, id) },
      })
      void askAgain(queryClient)
      onClose()
    },
  })
  return (
    <NameForm
      label="Name of the cluster"
      confirm="Create"
      maxLength={LONGEST_TITLE}
      isBusy={creating.isPending}
      problem={
        creating.error && messageOf(creating.error, 'The cluster could not be created. Please try again.')
      }
      onEdit={creating.reset}
      onConfirm={(name) => creating.mutate(name)}
      onCancel={onClose}
    />
  )
}
