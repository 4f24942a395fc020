import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { RemotePost } from '#integrations/publisher/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { BRANCHES, branchAddress, type Branch } from '../../rules.ts'
import type { Blog } from '../queries/find-blog.ts'

const postRow = z.object({ branch: z.enum(BRANCHES), slug: z.string() })

interface OfBlog extends Reads {
  plan: Plan
  blog: Blog
  blogUrl: string
}

/** The post of an article as readers see it, or, before it was live, as it is in staging; null for an article that is in neither branch. */
export async function findPost(
  { blog, blogUrl, ...ctx }: OfBlog,
  { articleId }: { articleId: number },
): Promise<RemotePost | null> {
  const rows = await listPosts(ctx, { articleId })
  const shown =
    rows.find(({ branch }) => branch === 'main') ?? rows.find(({ branch }) => branch === 'staging')
  if (shown === undefined) return null
  const { branch, slug } = shown
  return {
    id: String(articleId),
    url: `${branchAddress(blog, { branch, blogUrl })}/${encodeURIComponent(slug)}/`,
    slug,
    state: branch === 'main' ? 'live' : 'draft',
  }
}

/** The branches that an article is in. */
export async function listBranchesOf(
  ctx: Pick<OfBlog, 'database' | 'plan'>,
  { articleId }: { articleId: number },
): Promise<Branch[]> {
  return (await listPosts(ctx, { articleId })).map(({ branch }) => branch)
}

async function listPosts(
  { database, plan }: Pick<OfBlog, 'database' | 'plan'>,
  { articleId }: { articleId: number },
): Promise<z.infer<typeof postRow>[]> {
  return listRows(database, postRow)`
    select branch, slug from blog_articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
  `
}
