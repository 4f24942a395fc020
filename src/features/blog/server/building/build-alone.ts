import type { Plan } from '#features/contentplans/server/index.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { allowLongWork, awaitLongWork } from '#platform/server/database/long-work.ts'
import { NO_BLOG, type Branch } from '../../rules.ts'
import { lockBlog, type Blog } from '../queries/find-blog.ts'
import { buildBranch, type Built } from './build-branch.ts'

/**
 * Locks the blog of a plan until the transaction ends, for changes of its articles and pages. Throws NotConnected when
 * the plan has no blog.
 */
export async function holdBlog({ database }: Reads, { plan }: { plan: Plan }): Promise<Blog> {
  await awaitLongWork(database)
  await allowLongWork(database)
  const blog = await lockBlog({ database }, { plan })
  if (blog === null) throw new NotConnected(NO_BLOG)
  return blog
}

/** Builds a branch while no other transaction changes the blog. */
export async function buildAlone(
  ctx: Reads,
  { plan, branch, blogUrl }: { plan: Plan; branch: Branch; blogUrl: string },
): Promise<Built> {
  const blog = await holdBlog(ctx, { plan })
  return buildBranch(ctx, { plan, blog, branch, blogUrl })
}
