import type { Plan } from '#features/contentplans/server/index.ts'
import { NotConnected } from '#platform/errors.ts'
import { startPipeline, type StartContext, type Started } from '#platform/server/jobs/start-pipeline.ts'
import { NO_BLOG, type Branch } from '../../rules.ts'
import { buildBlog } from '../jobs/build-blog.ts'
import { hasBlog } from '../queries/find-blog.ts'

/** Starts building a branch, or returns the run that does (C-129). Throws NotConnected when the plan has no blog. */
export async function startBuild(
  ctx: StartContext,
  { plan, branch }: { plan: Plan; branch: Branch },
): Promise<Started> {
  if (!(await hasBlog(ctx, { plan }))) throw new NotConnected(NO_BLOG)
  return startPipeline(ctx, buildBlog, { contentplanId: plan.id, branch })
}
