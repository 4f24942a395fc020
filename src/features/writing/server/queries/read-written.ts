import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import type { writtenParts } from '../../contract.ts'
import { TEXT_OF_AGENT } from '../../rules.ts'
import { WRITING, writingKey } from '../jobs/writing-payload.ts'

const draftedRun = z.object({ runId: z.number(), attempt: z.string(), done: z.number() })
const partRow = z.object({ part: z.number(), text: z.string() })

/**
 * The sections of a draft that are finished while the writer writes the others; null when no draft is being written. What
 * the writer writes at this moment is not stored.
 */
export async function readWritten(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<z.infer<typeof writtenParts> | null> {
  const run = await findRow(database, draftedRun)`
    select r.id as "runId", coalesce(r.payload ->> 'attempt', '') as attempt, coalesce(s.progress_done, 0) as done
    from runs r join run_steps s on s.run_id = r.id and s.name = 'Drafting' and s.state = 'inProgress'
    where r.workspace_id = ${plan.workspaceId} and r.contentplan_id = ${plan.id} and r.name = ${WRITING}
      and r.key = ${writingKey({ articleId })} and r.state in ('queued', 'running', 'waiting')
      and r.payload ->> 'engine' = 'model'
    order by r.id desc limit 1
  `
  if (run === null) return null
  const parts = await listRows(database, partRow)`
    select part, text from (
      select substring(name from '^section (\\d+)$')::integer - 1 as part, content #>> '{}' as text from written_pieces
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
        and attempt = ${run.attempt}
    ) written where part < ${run.done} order by part
  `
  return { runId: run.runId, section: TEXT_OF_AGENT.draft, agent: 'draft', parts }
}
