import { Suspense, lazy, useState, type ReactNode } from 'react'
import type { HubChanges } from '#features/hubs/web/index.ts'
import { IconPlus } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import classes from './PlacesPanel.module.css'

const HubNameForm = lazy(() => import('./HubNameForm.tsx').then((part) => ({ default: part.HubNameForm })))

interface AddHubProps {
  changes: HubChanges
  /** The line that has the button at its end. */
  children: ReactNode
}

/** A line with a button that opens the form for another hub (F-084); a name in use is refused at the field (V-21). */
export function AddHub({ changes, children }: AddHubProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className={classes.head}>
        {children}
        <IconButton
          label="Add hub"
          aria-expanded={isOpen}
          onClick={() => {
            changes.create.reset()
            setIsOpen(!isOpen)
          }}
        >
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen && (
        <Suspense>
          <HubNameForm changes={changes} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
