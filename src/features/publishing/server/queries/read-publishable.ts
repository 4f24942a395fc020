import { z } from 'zod'
import { ARTICLE_STATUSES } from '#features/articles/rules.ts'
import { readText } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { readScoreBasis } from '#features/writing/server/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'

const articleRow = z.object({
  title: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  hub: z.string().nullable(),
  pageId: z.number().nullable(),
  pageUrl: z.string().nullable(),
  planName: z.string(),
})

/** The final draft of a cluster, and what is published with it. */
export type Publishable = z.infer<typeof articleRow> & {
  markdown: string
  version: number
  /** What search results show; '' for a text without a brief. */
  metaTitle: string
  metaDescription: string
  plannedSlug: string
}

interface OfArticle {
  plan: Plan
  articleId: number
}

/** What of a cluster would be published; its text may be empty. */
export async function findPublishable(ctx: Reads, { plan, articleId }: OfArticle): Promise<Publishable> {
  const article = await findRow(ctx.database, articleRow)`
    select a.title, a.status, t.name as hub, a.page_id as "pageId", p.url as "pageUrl", c.name as "planName"
    from articles a
    join contentplans c on c.workspace_id = a.workspace_id and c.id = a.contentplan_id
    left join topics t on t.workspace_id = a.workspace_id and t.contentplan_id = a.contentplan_id and t.id = a.topic_id
    left join pages p on p.workspace_id = a.workspace_id and p.id = a.page_id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = ${articleId}
  `
  if (article === null) throw new NotFound('There is nothing under this id.')
  const { text, version } = await readText(ctx, { plan, articleId, section: 'final' })
  const { title, description, slug } = await readScoreBasis(ctx, { plan, articleId })
  return {
    ...article,
    markdown: text,
    version,
    metaTitle: title,
    metaDescription: description,
    plannedSlug: slug,
  }
}

/** The same; throws Conflict when a cluster has no final draft. */
export async function readPublishable(ctx: Reads, of: OfArticle): Promise<Publishable> {
  const found = await findPublishable(ctx, of)
  if (found.markdown.trim() === '') throw new Conflict('This article has no final draft yet. Write it first.')
  return found
}
