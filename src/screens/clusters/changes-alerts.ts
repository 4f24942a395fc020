/** Changes of clusters and pages that leave keywords, pages and hubs where they are. */
const WITHOUT_ALERTS: ReadonlySet<string> = new Set([
  'lock',
  'unlock',
  'toggleLock',
  'addToMap',
  'removeFromMap',
  'updatePriority',
  'updateStatus',
  'updateType',
  'updateIntent',
  'updateFunnel',
  'setPageAction',
])

/** F-088: whether alerts are to be recalculated after a change of this kind: it excluded, deleted, merged or moved. */
export function changesAlerts(kind: string): boolean {
  return !WITHOUT_ALERTS.has(kind)
}
