import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { findWritingRun } from '../queries/find-run.ts'
import { lockSubject } from '../queries/open-subject.ts'
import { releaseArticle } from '../spending/index.ts'

/** Stops the writing of a cluster. What is finished stays, and a credit that was not earned comes back. */
export async function cancelWriting(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<{ isCancelled: boolean }> {
  await lockSubject({ database }, { plan, articleId })
  const last = await findWritingRun({ database }, { plan, articleId })
  if (last === null) return { isCancelled: false }
  const ended = await cancelRun({ database, workspaceId: plan.workspaceId }, { runId: last.id })
  if (ended.isCancelled) await releaseArticle({ database }, { plan, articleId })
  return ended
}
