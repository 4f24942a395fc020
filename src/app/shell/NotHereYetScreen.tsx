import { useRouterState } from '@tanstack/react-router'
import { SetupNote } from '#screens/onboarding/SetupNote.tsx'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './Message.module.css'

/** Shown at the address of a screen that is not built yet. */
export function NotHereYetScreen() {
  const match = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData })
  const isInside = match?.access === 'signed-in'
  return (
    <>
      {match?.name === 'Home' && <SetupNote />}
      <div className={classes.message}>
        <h1>{match?.title}</h1>
        <p>
          This screen is not built yet. Its address is already the right one: a later version brings it here.
        </p>
        <AppLink href={isInside ? '/workspace' : '/'}>
          {isInside ? 'Go to the start' : 'Go to the first page'}
        </AppLink>
      </div>
    </>
  )
}
