import { withJourneyDatabase } from './journey-database.ts'

/** Ends what was begun to read a plan's search data: minutes of work that no journey waits for. */
export async function endImports(contentplanId: number): Promise<void> {
  await withJourneyDatabase((client) =>
    client.query(
      `update runs set state = 'cancelled', reason = 'Cancelled.', ended_at = now(), job_id = null, wake_at = null
       where contentplan_id = $1 and name like 'search-import%' and state in ('queued', 'running', 'waiting')`,
      [contentplanId],
    ),
  )
}

/** The plan of a page's address. */
export function planOf(address: string): number {
  return Number(/\/contentplan\/(\d+)/.exec(address)?.[1])
}
