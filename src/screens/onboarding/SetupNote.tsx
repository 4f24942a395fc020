import { useRouter, useRouterState } from '@tanstack/react-router'
import { IconCircleCheck, IconX } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import classes from './SetupNote.module.css'

/** A note for a user who has just set up a plan, shown until it is dismissed (F-041). */
export function SetupNote() {
  const router = useRouter()
  const { pathname, isWanted } = useRouterState({
    select: ({ location }) => ({
      pathname: location.pathname,
      isWanted: new URLSearchParams(location.searchStr).get('showSetupMessage') === 'true',
    }),
    structuralSharing: true,
  })
  if (!isWanted) return null
  return (
    <output className={classes.note}>
      <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
      <span>Thanks for setting up your domain. We'll be in touch with next steps!</span>
      <IconButton label="Dismiss" onClick={() => router.history.replace(pathname)}>
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </output>
  )
}
