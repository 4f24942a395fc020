import type { StepContext } from '#platform/server/jobs/pipeline.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'
import { RetryAfter } from '#platform/server/jobs/retry-after.ts'
import { GROUPING_STEPS } from '../../../contract.ts'
import type { GroupingServices } from '../grouping-services.ts'

/** The step that applies what a run proposes. */
const LAST_STEP = GROUPING_STEPS[3]
const PAUSE_SECONDS = 2

/**
 * Waits until no earlier run clusters keywords of the plan, as of a hub that is being built: a plan has one proposal at
 * a time. Runs wait for lower ids only, so two of them never wait for each other.
 */
export async function awaitTurn(
  { database, run }: StepContext<GroupingServices>,
  contentplanId: number,
): Promise<void> {
  const earlier = await database.transaction().execute(
    (transaction) => findRow(transaction, idRow)`
      select r.id from runs r
      where r.workspace_id = ${run.workspaceId} and r.contentplan_id = ${contentplanId} and r.id < ${run.id}
        and r.state in ('queued', 'running', 'waiting')
        and exists (select from run_steps s where s.run_id = r.id and s.name = ${LAST_STEP} and s.state <> 'done')
      limit 1
    `,
  )
  if (earlier !== null)
    throw new RetryAfter(PAUSE_SECONDS, 'Another clustering of this plan goes on. This one begins after it.')
}
