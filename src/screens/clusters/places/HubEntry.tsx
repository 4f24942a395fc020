import { useState } from 'react'
import { LONGEST_HUB_NAME, UNDO_DAYS } from '#features/articles/rules.ts'
import type { Hub } from '#features/articles/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { NameForm } from '#ui/fields/NameForm.tsx'
import { IconDots } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { PlaceEntry } from './PlaceEntry.tsx'
import classes from './PlacesPanel.module.css'
import type { useHubChanges } from './use-hub-changes.ts'

interface HubEntryProps {
  hub: Hub
  count: number | null
  isCurrent: boolean
  changes: ReturnType<typeof useHubChanges>
  onSelect: () => void
  /** The hub was deleted or excluded. */
  onGone: () => void
}

/** A hub with its menu: Rename in its place, Delete and Exclude after a question. */
export function HubEntry({ hub, count, isCurrent, changes, onSelect, onGone }: HubEntryProps) {
  const panel = useFloatingPanel()
  const [step, setStep] = useState<'rename' | 'delete' | 'exclude' | null>(null)
  const { rename } = changes
  const close = () => setStep(null)
  if (step === 'rename')
    return (
      <li>
        <NameForm
          label="Name of the hub"
          name={hub.name}
          confirm="Rename"
          maxLength={LONGEST_HUB_NAME}
          isBusy={rename.isPending}
          problem={rename.error && messageOf(rename.error, 'The hub could not be renamed. Please try again.')}
          onEdit={rename.reset}
          onConfirm={(name) =>
            name === hub.name ? close() : rename.mutate({ id: hub.id, name }, { onSuccess: close })
          }
          onCancel={close}
        />
      </li>
    )
  return (
    <li className={classes.hub}>
      <PlaceEntry
        label={hub.name}
        count={count}
        icon={null}
        isCurrent={isCurrent}
        isNested
        onSelect={onSelect}
      />
      <IconButton label={`Actions for ${hub.name}`} aria-haspopup="menu" {...panel.triggerProps}>
        <IconDots size={16} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {panel.anchor && (
        <ActionMenu
          label={`Actions for ${hub.name}`}
          anchor={panel.anchor}
          actions={[
            {
              label: 'Rename',
              onSelect: () => {
                // The form takes the place of the menu before the menu could tell that it has closed.
                panel.close()
                rename.reset()
                setStep('rename')
              },
            },
            { label: 'Delete', onSelect: () => setStep('delete') },
            { label: 'Exclude', isDanger: true, onSelect: () => setStep('exclude') },
          ]}
          onClose={panel.close}
        />
      )}
      {(step === 'delete' || step === 'exclude') && (
        <HubQuestion
          hub={hub}
          action={step}
          changes={changes}
          onDone={() => {
            close()
            onGone()
          }}
          onCancel={close}
        />
      )}
    </li>
  )
}

interface HubQuestionProps {
  hub: Hub
  action: 'delete' | 'exclude'
  changes: ReturnType<typeof useHubChanges>
  onDone: () => void
  onCancel: () => void
}

function HubQuestion({ hub, action, changes: { remove }, onDone, onCancel }: HubQuestionProps) {
  const clusters = formatNoun(hub.article_count, 'cluster', 'clusters')
  const isDelete = action === 'delete'
  return (
    <ConfirmDialog
      title={isDelete ? `Delete “${hub.name}”?` : `Exclude “${hub.name}”?`}
      text={isDelete ? 'Are you sure you want to delete this hub?' : describeExclusion(hub, clusters)}
      confirm={isDelete ? 'Delete' : 'Exclude'}
      isDanger
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id: hub.id, action }, { onSuccess: onDone, onError: onCancel })}
      onCancel={onCancel}
    >
      {isDelete && hub.article_count > 0 && (
        <p className={classes.none}>
          Its {clusters} stay in the plan. This can be undone for {UNDO_DAYS} days.
        </p>
      )}
    </ConfirmDialog>
  )
}

function describeExclusion({ article_count: count }: Hub, clusters: string): string {
  if (count === 0) return `The hub has no clusters, and is deleted. This can be undone for ${UNDO_DAYS} days.`
  return `Its ${clusters} ${count === 1 ? 'is' : 'are'} deleted and their keywords excluded. This can be undone for ${UNDO_DAYS} days.`
}
