import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { isoTime } from '#platform/server/database/iso-time.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import type { blogState } from '../../contract.ts'
import { BRANCHES, branchAddress } from '../../rules.ts'
import { BLOG_RUN } from '../jobs/run-name.ts'
import type { BlogServices } from '../jobs/blog-services.ts'
import { findBlog } from './find-blog.ts'

type BlogState = z.infer<typeof blogState>

const NO_STATE: BlogState = {
  settings: null,
  link_main: null,
  link_staging: null,
  main_built_at: null,
  staging_built_at: null,
  main_articles: 0,
  staging_articles: 0,
  main_run: null,
  staging_run: null,
}

const countsRow = z.object({
  main_built_at: z.string().nullable(),
  staging_built_at: z.string().nullable(),
  main_articles: z.number(),
  staging_articles: z.number(),
})

/** The blog of a plan with its addresses and what is in its branches. */
export async function readBlogState(
  { database }: Reads,
  { blogUrl }: Pick<BlogServices, 'blogUrl'>,
  { plan }: { plan: Plan },
): Promise<BlogState> {
  const blog = await findBlog({ database }, { plan })
  if (blog === null) return NO_STATE
  const ofPlan = sql`workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}`
  const counts = await oneRow(database, countsRow)`
    select ${isoTime(sql`main_built_at`)} as main_built_at, ${isoTime(sql`staging_built_at`)} as staging_built_at,
      (select count(*)::integer from blog_articles where ${ofPlan} and branch = 'main') as main_articles,
      (select count(*)::integer from blog_articles where ${ofPlan} and branch = 'staging') as staging_articles
    from blogs where ${ofPlan}
  `
  const runs = await listRuns({ database }, { plan })
  return {
    settings: blog.settings,
    link_main: branchAddress(blog, { branch: 'main', blogUrl }) + '/',
    link_staging: branchAddress(blog, { branch: 'staging', blogUrl }) + '/',
    ...counts,
    main_run: runs.get('main') ?? null,
    staging_run: runs.get('staging') ?? null,
  }
}

const runRow = z.object({
  branch: z.enum(BRANCHES),
  id: z.number(),
  isActive: z.boolean(),
  reason: z.string().nullable(),
  hasFailed: z.boolean(),
})

/** The newest run of each branch. */
async function listRuns({ database }: Reads, { plan }: { plan: Plan }) {
  const rows = await listRows(database, runRow)`
    select distinct on (payload ->> 'branch') payload ->> 'branch' as branch, id,
      state in ('queued', 'running', 'waiting') as "isActive", reason, state = 'failed' as "hasFailed"
    from runs
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and name = ${BLOG_RUN}
    order by payload ->> 'branch', id desc
  `
  return new Map(rows.map(({ branch, ...run }) => [branch, run]))
}
