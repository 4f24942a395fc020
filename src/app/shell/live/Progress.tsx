import { articlePath, contentplanPath } from '#features/contentplans/rules.ts'
import { explainImportError, IMPORT_NAME } from '#features/performance/rules.ts'
import type { Tracker } from '#features/trackers/rules.ts'
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
  return (
    <ProgressDock
      trackers={useTrackers(plan?.id ?? null).map(withWords)}
      hrefOf={hrefOf}
      resultOf={resultOf}
      onDismiss={(id) => followTracker({ kind: 'dismissed', id })}
    />
  )
}
