import type { Action } from '#features/advice/rules.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'

/** The list of the clusters of a hub whose pages have an action. */
export function clustersOfAction(
  place: PlanPlace,
  { hubId, action }: { hubId: number; action: Action },
): string {
  return contentplanPath(place, `plan/${action}?hub=${hubId}`)
}

interface Ranks {
  hubId: number
  from: number | null
  to: number | null
}

/** The list of the clusters of a hub with these ranks, the best first. Those without a rank cannot be listed alone. */
export function clustersOfRanks(place: PlanPlace, { hubId, from, to }: Ranks): string {
  const list = contentplanPath(place, `plan/hub-${hubId}`)
  if (to === null) return list
  const ranks = `google_position_last=${from ?? ''}..${to}`
  return `${list}?${ranks}&metrics=google_position_last,potential_clicks&sort=google_position_last&order=asc`
}
