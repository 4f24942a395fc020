import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findLine } from '#platform/server/jobs/lines/find-line.ts'
import { moveInLine } from '#platform/server/jobs/lines/move-in-line.ts'
import { pauseLine, resumeLine } from '#platform/server/jobs/lines/pause-line.ts'
import { publish } from '#platform/server/realtime/index.ts'
import { writingQueueChanged } from '../../contract.ts'
import { WRITING } from '../jobs/writing-payload.ts'
import { findWritingRun } from '../queries/find-run.ts'

type Change =
  | { action: 'pause' }
  | { action: 'resume' }
  | { action: 'move'; articleId: number; before: number | null }

/**
 * Pauses the writing of a plan, resumes it, or moves an article that waits. What has begun is finished also while the
 * writing is paused. Throws Conflict when an article is no longer waiting.
 */
export async function changeQueue(
  { database }: Reads,
  { plan, change }: { plan: Plan; change: Change },
): Promise<{ is_paused: boolean }> {
  const { workspaceId, id: contentplanId } = plan
  const line = { workspaceId, contentplanId, name: WRITING }
  if (change.action === 'pause') await pauseLine(database, line)
  else if (change.action === 'resume') await resumeLine(database, line)
  else {
    const runOf = async (articleId: number) => (await findWritingRun({ database }, { plan, articleId }))?.id
    const runId = await runOf(change.articleId)
    const before = change.before === null ? null : await runOf(change.before)
    const isMoved =
      runId !== undefined && before !== undefined && (await moveInLine(database, { line, runId, before }))
    if (!isMoved)
      throw new Conflict(
        'One of these articles has begun or was taken out meanwhile, so the order is as it was.',
      )
  }
  await publish(database, { workspaceId, message: writingQueueChanged, data: { contentplanId } })
  const { isPaused } = await findLine(database, line)
  return { is_paused: isPaused }
}
