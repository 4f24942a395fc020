import { z } from 'zod'
import { requireNotInWriting } from '#features/articles/server/index.ts'
import { enterAgain, lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { requireStatus } from '#features/writing/server/index.ts'
import { Conflict, Forbidden } from '#platform/errors.ts'
import type { MemberContext, Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { ACCESS_LOST, STATUS_OF_STATE, type PublishState, type PublishTarget } from '../../rules.ts'
import { AccessLost } from '../jobs/access-lost.ts'
import { publishArticle } from '../jobs/publish-article.ts'
import type { UploadServices } from '../jobs/publishing-services.ts'
import { requireTarget } from '../queries/list-targets.ts'
import { readPublishable } from '../queries/read-publishable.ts'

interface Start {
  plan: Plan
  articleId: number
  platform: PublishTarget
  state: PublishState
  /** Another end of the address; null: the usual one. */
  slug: string | null
  isUnreviewed: boolean
}

export interface Uploaded {
  runId: number
  state: 'publishing' | 'draft' | 'live' | 'pending'
  url: string | null
}

/**
 * Starts the run that brings the final draft of a cluster to where it is to be, and returns what waits for its end.
 * Throws NotConnected without the system, and what requireStatus throws for a text that may not leave the program.
 */
export async function startPublishing(
  ctx: MemberContext,
  services: UploadServices,
  { plan, articleId, platform, state, slug, isUnreviewed }: Start,
): Promise<() => Promise<Uploaded>> {
  if (ctx.actor.kind === 'token' && isUnreviewed)
    throw new Forbidden(
      'An API token cannot decide that an article needs no review. A person reads it and publishes it in the article editor.',
    )
  await lockPlan(ctx, { plan })
  await requireTarget(ctx, { plan, platform })
  await requireNotInWriting(ctx, { plan, articleIds: [articleId] })
  const article = await readPublishable(ctx, { plan, articleId })
  await requireStatus(ctx, {
    plan,
    articleIds: [articleId],
    status: STATUS_OF_STATE[state],
    unreviewedIds: isUnreviewed ? [articleId] : [],
  })
  const { runId } = await startPipeline(ctx, publishArticle, {
    contentplanId: plan.id,
    articleId,
    title: article.title,
    platform,
    state,
    slug,
    unreviewedVersion: isUnreviewed ? article.version : null,
  })
  return () => waitForEnd(ctx, services, { contentplanId: plan.id, runId })
}

const runRow = z.object({
  state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  trouble: z.string().nullable(),
  details: z.object({ url: z.string().nullable(), state: z.enum(['draft', 'live', 'pending']) }).nullable(),
})

const LONGEST_WAIT_MS = 20_000
const PAUSE_MS = 200

/** Answers with what came of the run, or that it goes on, as when a system does not answer at the moment. */
async function waitForEnd(
  ctx: MemberContext,
  services: UploadServices,
  run: { contentplanId: number; runId: number },
): Promise<Uploaded> {
  const { clock } = services
  const begun = clock.now()
  for (;;) {
    const found = await enterAgain(services, { ...ctx, ...run }, ({ database }) => readRun({ database }, run))
    if (found?.state === 'failed' || found?.state === 'cancelled') {
      const reason = found.reason ?? 'Failed to upload article. Please try again.'
      throw found.trouble === ACCESS_LOST ? new AccessLost(reason) : new Conflict(reason)
    }
    if (found?.state === 'done' && found.details !== null) return { runId: run.runId, ...found.details }
    const isOver = clock.now() - begun > LONGEST_WAIT_MS || ctx.gone.aborted
    if (found === null || found.state === 'waiting' || isOver)
      return { runId: run.runId, state: 'publishing', url: null }
    await clock.sleep(PAUSE_MS)
  }
}

async function readRun({ database }: Reads, { runId }: { runId: number }) {
  return findRow(database, runRow)`
    select state, reason, trouble, (select s.result -> 'details' from run_steps s where s.workspace_id = r.workspace_id
      and s.run_id = r.id order by s.position desc limit 1) as details
    from runs r where r.id = ${runId}
  `
}
