import { z } from 'zod'
import {
  ARTICLE_FUNNELS,
  ARTICLE_INTENTS,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
} from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import { ClusterGone } from '../queries/open-subject.ts'

const MOST_KEYWORDS = 100
const MOST_PAGES = 60
const MOST_RIVALS = 20

const subjectRow = z.object({
  title: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  prompt: z.string().nullable(),
  mainKeyword: z.string().nullable(),
  type: z.enum(ARTICLE_TYPES).nullable(),
  intent: z.enum(ARTICLE_INTENTS).nullable(),
  funnel: z.enum(ARTICLE_FUNNELS).nullable(),
  hub: z.string(),
  about: z.string(),
  styleGuide: z.string(),
  imageSource: z.string(),
})
const keywordRow = z.object({ keyword: z.string(), volume: z.number().nullable() })
const pageRow = z.object({ url: z.string(), title: z.string() })
const titleRow = z.object({ title: z.string() })

/** What an article is about, and for whom it is written. */
export type Subject = z.infer<typeof subjectRow> & {
  /** The most searched keyword of a cluster that has no main keyword. */
  mainKeyword: string
  /** The most searched first; of a cluster without keywords its title. */
  keywords: { keyword: string; volume: number }[]
  /** Pages of the own site that the article may link to. */
  ownPages: z.infer<typeof pageRow>[]
  /** Titles of the clusters beside it, which are not to be written twice. */
  rivals: string[]
}

/** Reads what the agents need to know about a cluster; throws ClusterGone when it was deleted. */
export async function readSubject(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<Subject> {
  const subject = await findRow(database, subjectRow)`
    select a.title, a.status, a.prompt, k.keyword as "mainKeyword", coalesce(a.type, f.type) as type,
      coalesce(a.intent, f.intent) as intent, coalesce(a.funnel, f.funnel) as funnel,
      coalesce(t.description, '') as hub, p.about, p.style_guide as "styleGuide", p.image_source as "imageSource"
    from articles a
    join contentplans p on p.workspace_id = a.workspace_id and p.id = a.contentplan_id
    left join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id
      and k.id = a.main_keyword_id
    left join topics t on t.workspace_id = a.workspace_id and t.contentplan_id = a.contentplan_id and t.id = a.topic_id
    left join article_kinds f on f.article_id = a.id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = ${articleId}
  `
  if (subject === null) throw new ClusterGone()
  const found = await listRows(database, keywordRow)`
    select keyword, estimated_search_volume as volume from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
    order by estimated_search_volume desc nulls last, id limit ${MOST_KEYWORDS}
  `
  const keywords = found.map(({ keyword, volume }) => ({ keyword, volume: volume ?? 0 }))
  return {
    ...subject,
    mainKeyword: subject.mainKeyword ?? keywords[0]?.keyword ?? subject.title,
    keywords: keywords.length > 0 ? keywords : [{ keyword: subject.title, volume: 0 }],
    ownPages: await listOwnPages({ database }, { plan, articleId }),
    rivals: await listRivals({ database }, { plan, articleId }),
  }
}

/** The pages of the clusters in the same hub first, then those with most clicks. */
async function listOwnPages(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<z.infer<typeof pageRow>[]> {
  return listRows(database, pageRow)`
    select p.url, coalesce(p.heading, p.title) as title from pages p
    left join page_metrics m on m.page_id = p.id
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and not p.is_excluded
      and p.status_code = 200 and coalesce(p.heading, p.title) <> ''
      and not exists (select from articles own where own.workspace_id = p.workspace_id
        and own.contentplan_id = p.contentplan_id and own.id = ${articleId} and own.page_id = p.id)
    order by exists (
        select from articles near
        join articles own on own.workspace_id = near.workspace_id and own.contentplan_id = near.contentplan_id
          and own.topic_id = near.topic_id
        where near.workspace_id = p.workspace_id and near.contentplan_id = p.contentplan_id and near.page_id = p.id
          and own.id = ${articleId}
      ) desc, m.clicks_last desc nulls last, p.id
    limit ${MOST_PAGES}
  `
}

async function listRivals(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<string[]> {
  const rows = await listRows(database, titleRow)`
    select near.title from articles near
    join articles own on own.workspace_id = near.workspace_id and own.contentplan_id = near.contentplan_id
      and own.topic_id = near.topic_id and own.id <> near.id
    where near.workspace_id = ${plan.workspaceId} and near.contentplan_id = ${plan.id} and own.id = ${articleId}
    order by near.estimated_search_volume desc nulls last, near.id limit ${MOST_RIVALS}
  `
  return rows.map(({ title }) => title)
}
