import { Suspense, lazy, useState } from 'react'
import { HubQuestion, type Hub, type HubChanges } from '#features/hubs/web/index.ts'
import { IconDots } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { PlaceEntry } from './PlaceEntry.tsx'
import classes from './PlacesPanel.module.css'

const HubNameForm = lazy(() => import('./HubNameForm.tsx').then((part) => ({ default: part.HubNameForm })))

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
        <Suspense>
          <HubNameForm hub={hub} changes={changes} onClose={close} />
        </Suspense>
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
