import { z } from 'zod'
import { splitWords } from '#features/contentplans/rules.ts'
import { findNeighbors } from '#features/overlap/server/index.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { AssistantServices } from '../answering/assistant-services.ts'
import type { Question } from '../answering/question.ts'
import type { Reading } from '../tools/define-tool.ts'

const MOST = 8
/** Shorter words are in the titles of pages about anything. */
const SHORTEST_WORD = 4
const MOST_WORDS = 6

const pageRow = z.object({
  url: z.string(),
  title: z.string(),
  cluster: z.string().nullable(),
  keyword: z.string().nullable(),
  score: z.number().nullable(),
  impressions: z.number().nullable(),
  isInHub: z.boolean(),
  sharedWords: z.array(z.string()),
})
type PageRow = z.infer<typeof pageRow>

/** A page of the own site that an article may link to. */
export interface SimilarPage {
  url: string
  title: string
  /** A text for the link. */
  anchor: string
  /** Why it is similar, as a sentence. */
  why: string
}

/**
 * Pages of the site that are similar to a cluster: whose clusters share most search results with it, that are seen for its
 * keywords, that are in its hub, or that have the words of its main keyword in their title, in this order.
 */
export async function listSimilarPages(
  ctx: Reading,
  services: Pick<AssistantServices, 'providers'>,
  { plan, articleId, pageId, mainKeyword }: Pick<Question, 'plan' | 'articleId' | 'pageId' | 'mainKeyword'>,
): Promise<SimilarPage[]> {
  const { scores } = await findNeighbors(ctx, services, { plan, articleId, namedIds: [] })
  const words = splitWords(mainKeyword)
    .filter((word) => word.length >= SHORTEST_WORD)
    .slice(0, MOST_WORDS)
  const rows = await listRows(ctx.database, pageRow)`
    with own as (
      select topic_id, page_id from articles
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${articleId}
    ), seen as (
      select kp.page_id, sum(kp.impressions_last) as impressions
      from keywords k join keyword_pages kp on kp.workspace_id = k.workspace_id
        and kp.contentplan_id = k.contentplan_id and kp.keyword_id = k.id
      where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and k.article_id = ${articleId}
        and kp.impressions_last > 0
      group by kp.page_id
    ), near as (
      select id, score from unnest(${[...scores.keys()]}::integer[], ${[...scores.values()]}::float8[]) as n (id, score)
    ), found as (
      select p.id, p.url, coalesce(p.heading, p.title, '') as title, a.title as cluster, k.keyword, near.score,
        seen.impressions, coalesce(a.topic_id = own.topic_id, false) as "isInHub",
        array(select word from unnest(${words}::text[]) as w (word)
          where position(word in lower(coalesce(p.heading, p.title, ''))) > 0) as "sharedWords"
      from pages p cross join own
      left join articles a on a.workspace_id = p.workspace_id and a.contentplan_id = p.contentplan_id
        and a.page_id = p.id
      left join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id
        and k.id = a.main_keyword_id
      left join near on near.id = a.id
      left join seen on seen.page_id = p.id
      where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and not p.is_excluded
        and coalesce(p.status_code, 200) = 200 and p.id is distinct from own.page_id and p.id is distinct from ${pageId}::integer
    )
    select url, title, cluster, keyword, score, impressions, "isInHub", "sharedWords" from found
    where score is not null or impressions is not null or "isInHub" or cardinality("sharedWords") > 0
    order by score desc nulls last, impressions desc nulls last, "isInHub" desc, cardinality("sharedWords") desc, id
    limit ${MOST}
  `
  return rows.map((row) => ({
    url: row.url,
    title: row.title,
    anchor: row.keyword ?? (row.title || row.url),
    why: explain(row),
  }))
}

function explain({ cluster, score, impressions, isInHub, sharedWords }: PageRow): string {
  const reasons = [
    score === null
      ? null
      : `its cluster “${cluster}” shares ${Math.round(score * 10) / 10} of ten search results with this one`,
    impressions === null
      ? null
      : `it was seen ${impressions.toLocaleString('en')} times for the keywords of this article in the last 30 days`,
    isInHub ? 'it is in the same hub' : null,
    score === null && impressions === null && !isInHub && sharedWords.length > 0
      ? `its title has ${sharedWords.map((word) => `“${word}”`).join(' and ')}`
      : null,
  ].filter((reason) => reason !== null)
  const [first = '', ...others] = reasons
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', and ')
}
