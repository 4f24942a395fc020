import { Suspense, useState } from 'react'
import { LONGEST_HUB_NAME } from '#features/hubs/rules.ts'
import { HubQuestion, problemOfName, type Hub, type HubChanges } from '#features/hubs/web/index.ts'
import { NameForm } from '#ui/fields/NameForm.tsx'
import { IconDots } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { PlaceEntry } from './PlaceEntry.tsx'
import classes from './PlacesPanel.module.css'

const DELETION = 'Are you sure you want to delete this hub?'

interface HubEntryProps {
  hub: Hub
  count: number | null
  isCurrent: boolean
  changes: HubChanges
  onSelect: () => void
  /** The hub is about to be deleted or excluded: a list of its clusters would find no hub. */
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
          problem={problemOfName(rename.error)}
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
        <Suspense>
          <HubQuestion
            hub={hub}
            action={step}
            deletion={{ title: `Delete “${hub.name}”?`, text: DELETION }}
            changes={changes}
            onRemove={onGone}
            onDone={close}
            onCancel={close}
          />
        </Suspense>
      )}
    </li>
  )
}
