import { useState } from 'react'
import { FullScreenDialog } from '#ui/dialogs/FullScreenDialog.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { BuildStep } from '../building/BuildStep.tsx'
import { useTagEntry } from '../tags/use-tag-entry.ts'
import { NameStep } from './NameStep.tsx'
import { SeedStep } from './SeedStep.tsx'
import { useCreateBuilt } from './use-create-built.ts'

interface CreateHubDialogProps {
  contentplanId: number
  /** The new hub is being built. */
  onBuilding: (topicId: number) => void
  onClose: () => void
}

/** D-10: creates a hub of two or three seed keywords, in steps: what it is about, its name, and what building it costs. */
export function CreateHubDialog({ contentplanId, onBuilding, onClose }: CreateHubDialogProps) {
  const entry = useTagEntry()
  const [isNaming, setIsNaming] = useState(false)
  const creating = useCreateBuilt(contentplanId)
  const made = creating.data
  const done = ({ name, topicId }: { name: string; topicId: number }) => {
    onBuilding(topicId)
    showSnackbar({ text: `Hub created. “${name}” is being built.`, tone: 'good', about: 'changes' })
    onClose()
  }
  return (
    <FullScreenDialog
      title={made ? `Build “${made.name}”` : isNaming ? 'Name your hub' : 'What is this hub about?'}
      isBusy={creating.isPending}
      onClose={onClose}
    >
      {made && !made.isStarted ? (
        <BuildStep
          contentplanId={contentplanId}
          topicId={made.topicId}
          problem={made.problem}
          onStarted={() => done(made)}
          onCancel={onClose}
        />
      ) : isNaming ? (
        <NameStep
          tags={entry.wanted}
          creating={creating}
          onCreated={(hub) => hub.isStarted && done(hub)}
          onBack={() => setIsNaming(false)}
        />
      ) : (
        <SeedStep contentplanId={contentplanId} entry={entry} onDone={() => setIsNaming(true)} />
      )}
    </FullScreenDialog>
  )
}
