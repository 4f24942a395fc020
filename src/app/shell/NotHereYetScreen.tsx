import { useRouterState } from '@tanstack/react-router'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './Message.module.css'
import { useShellPlace } from './use-shell-place.ts'

/** Shown at the address of a screen that is not built yet. */
export function NotHereYetScreen() {
  const match = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData })
  return (
    <div className={classes.message}>
      <h1>{match?.title}</h1>
      <p>This screen is not built yet. A later version will have it at this address.</p>
      {match?.access === 'signed-in' ? <WayOn /> : <AppLink href="/">Go to the first page</AppLink>}
    </div>
  )
}

function WayOn() {
  const { workspace, plan } = useShellPlace()
  if (workspace?.type === 'saas') return <AppLink href="/clusterer">Cluster keywords for free</AppLink>
  if (workspace === null || plan === null) return <AppLink href="/workspace">Go to the start</AppLink>
  return (
    <AppLink href={contentplanPath({ workspaceId: workspace.id, contentplanId: plan.id }, 'plan')}>
      Go to the clusters
    </AppLink>
  )
}
