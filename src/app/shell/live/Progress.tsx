import { articlePath, contentplanPath } from '#features/contentplans/rules.ts'
import { explainImportError, IMPORT_NAME } from '#features/performance/rules.ts'
import { TRACKERS_SHOWN, type Tracker } from '#features/trackers/rules.ts'
import { followTracker, ProgressDock, useTrackers } from '#features/trackers/web/index.ts'
import type { ShellPlace } from '../shell-place.ts'

/** Replaces Google's answer by a reason that users understand. */
function withWords(tracker: Tracker): Tracker {
  const { name, reason, trouble } = tracker
  if (name !== IMPORT_NAME || !reason) return tracker
  return { ...tracker, reason: explainImportError({ reason, trouble }).what }
}

/** The work that this window knows of, kept up to date by messages of the server. */
export function Progress({ place: { workspace, plans, plan } }: { place: ShellPlace }) {
  const hrefOf = ({ clusterId, contentplanId }: Tracker) =>
    clusterId !== null && workspace && plans.some(({ id }) => id === contentplanId)
      ? articlePath({ workspaceId: workspace.id, contentplanId }, clusterId)
      : null
  const resultOf = ({ link, contentplanId }: Tracker) =>
    link && workspace && plans.some(({ id }) => id === contentplanId)
      ? contentplanPath({ workspaceId: workspace.id, contentplanId }, link.path)
      : null
  const trackers = useTrackers(plan?.id ?? null).map(withWords)
  // Of what is about articles, the queue of the plan shows all.
  const hidden = trackers.slice(TRACKERS_SHOWN)
  const queue =
    workspace &&
    plan &&
    hidden.some(({ clusterId, contentplanId }) => clusterId !== null && contentplanId === plan.id)
      ? contentplanPath({ workspaceId: workspace.id, contentplanId: plan.id }, 'map?queue=open')
      : null
  return (
    <ProgressDock
      trackers={trackers}
      hrefOf={hrefOf}
      resultOf={resultOf}
      moreHref={queue}
      onDismiss={(id) => followTracker({ kind: 'dismissed', id })}
    />
  )
}
