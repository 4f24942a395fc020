import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showChange } from '#features/articles/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { joinTags, readTags } from '../../rules.ts'
import { hubsApi, type Hub } from '../api.ts'
import { BuildStep } from '../building/BuildStep.tsx'
import { startIfFree } from '../building/use-build.ts'
import classes from './EditTagsDialog.module.css'
import { FoundKeywords } from './FoundKeywords.tsx'
import { TagField } from './TagField.tsx'
import { useTagEntry } from './use-tag-entry.ts'

interface EditTagsDialogProps {
  hub: Pick<Hub, 'topic_id' | 'contentplan_id' | 'name' | 'tags'>
  onClose: () => void
}

/** D-11: changes the seed keywords of a hub, and builds it again. */
export function EditTagsDialog({ hub, onClose }: EditTagsDialogProps) {
  const { contentplan_id: contentplanId, topic_id: topicId } = hub
  const [before] = useState(() => readTags(hub.tags))
  const entry = useTagEntry(before)
  const { wanted } = entry
  const saving = useSaveTags(hub)
  const canSave = wanted.length > 0 && joinTags(wanted) !== joinTags(before)
  const saved = saving.data
  return (
    <Dialog
      title={saved ? `Build “${hub.name}” again` : 'Edit the keywords for this hub'}
      isWide
      isBusy={saving.isPending}
      onClose={onClose}
    >
      {saved && !saved.isStarted ? (
        <BuildStep
          contentplanId={contentplanId}
          topicId={topicId}
          problem={saved.problem}
          onStarted={onClose}
          onCancel={onClose}
        />
      ) : (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (canSave && !saving.isPending)
              saving.mutate(wanted, { onSuccess: ({ isStarted }) => isStarted && onClose() })
          }}
        >
          <TagField entry={entry} />
          <DialogButtons start={<FoundKeywords contentplanId={contentplanId} tags={wanted} />}>
            <Button variant="default" disabled={saving.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={saving.isPending} disabled={!canSave}>
              Save
            </Button>
          </DialogButtons>
        </form>
      )}
    </Dialog>
  )
}

/** Saves the tags (V-26), and builds the hub again if that costs nothing. */
function useSaveTags({ contentplan_id: contentplanId, topic_id: topicId }: EditTagsDialogProps['hub']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (tags: readonly string[]) => {
      const place = { contentplanId, topicIds: [topicId] }
      const { changeId } = await hubsApi.change.call({ ...place, action: 'updateTags', tags: [...tags] })
      return { changeId, ...(await startIfFree(queryClient, { contentplanId, topicId })) }
    },
    meta: { errorMessage: 'Failed to save hub settings' },
    onSuccess: ({ changeId, isStarted }) => {
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text: isStarted ? 'Keywords saved. The hub is being built again.' : 'Keywords of the hub saved',
      })
      void askAgain(queryClient, { queryKey: hubsApi.key() })
    },
  })
}
