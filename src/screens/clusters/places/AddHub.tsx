import { useState, type ReactNode } from 'react'
import { LONGEST_HUB_NAME } from '#features/hubs/rules.ts'
import { problemOfName, type HubChanges } from '#features/hubs/web/index.ts'
import { NameForm } from '#ui/fields/NameForm.tsx'
import { IconPlus } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import classes from './PlacesPanel.module.css'

interface AddHubProps {
  changes: HubChanges
  /** The line that has the button at its end. */
  children: ReactNode
}

/** A line with a button that opens the form for another hub (F-084); a name in use is refused at the field (V-21). */
export function AddHub({ changes: { create }, children }: AddHubProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className={classes.head}>
        {children}
        <IconButton
          label="Add hub"
          aria-expanded={isOpen}
          onClick={() => {
            create.reset()
            setIsOpen(!isOpen)
          }}
        >
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen && (
        <NameForm
          label="Name of the hub"
          confirm="Create"
          maxLength={LONGEST_HUB_NAME}
          isBusy={create.isPending}
          problem={problemOfName(create.error)}
          onEdit={create.reset}
          onConfirm={(name) => create.mutate(name, { onSuccess: () => setIsOpen(false) })}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
