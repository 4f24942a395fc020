import { trackerId } from '#features/trackers/rules.ts'
import type { GroupingRun } from '../api.ts'

/**
 * The tracker of a run that the screen shows itself: while it runs, and then why it failed or what it has done. Where
 * the result could not be loaded, the dock says that the run is done.
 */
export function findShownTracker(
  { id, state, mode }: Pick<GroupingRun, 'id' | 'state' | 'mode'>,
  { isResultUnknown }: { isResultUnknown: boolean },
): string | null {
  if (state === 'cancelled') return null
  return state === 'done' && (mode === 'recluster' || isResultUnknown) ? null : trackerId(id)
}
