import { withJourneyDatabase } from './journey-database.ts'

/** Cancels the imports of a plan's search data: minutes of work that no journey needs. */
export async function endImports(contentplanId: number): Promise<void> {
  await withJourneyDatabase((client) =>
    client.query(
      `update runs set state = 'cancelled', reason = 'Cancelled.', ended_at = now(), job_id = null, wake_at = null
       where contentplan_id = $1 and name like 'search-import%' and state in ('queued', 'running', 'waiting')`,
      [contentplanId],
    ),
  )
}

/** The id of the plan in a page's address. */
export function planOf(address: string): number {
  return Number(/\/contentplan\/(\d+)/.exec(address)?.[1])
}
