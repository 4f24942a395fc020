import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { readPageUrl } from '#features/contentplans/rules.ts'
import { findSiteUrls, type CachedSerpServices } from '#features/serps/server/index.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { competingPage } from '../../contract.ts'
import type { Cluster, InWorkspace } from './open-cluster.ts'

type CompetingPage = z.infer<typeof competingPage>

interface Wanted extends Cluster {
  /** Whether pages are listed that are only in search results. */
  withEmpty: boolean
  limit: number
  /** From 1. */
  page: number
}

/** The pages of the site for the keywords of a cluster (C-032), those with most impressions first. */
export async function listUrls(
  ctx: InWorkspace,
  services: CachedSerpServices,
  { withEmpty, limit, page, ...cluster }: Wanted,
): Promise<{ urls: CompetingPage[]; total: number }> {
  const ranked = await readRanked(ctx, services, cluster)
  const measured = await measurePages(ctx, cluster, ranked)
  const listed = withEmpty ? measured : measured.filter(isSeen)
  const shown = listed.slice((page - 1) * limit, page * limit)
  return { urls: await describePages(ctx, cluster, shown), total: listed.length }
}

interface Ranked {
  keywordId: number
  url: string
}

const keywordRow = z.object({ id: z.number(), folded: z.string() })

/** Addresses of the site in the search results of each keyword. */
async function readRanked(
  ctx: InWorkspace,
  { providers }: CachedSerpServices,
  { plan, articleId }: Cluster,
): Promise<Ranked[]> {
  if (plan.domain === null) return []
  const keywords = await listRows(ctx.database, keywordRow)`
    select id, folded from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
  `
  const idOf = new Map(keywords.map(({ id, folded }) => [folded, id]))
  const { serps } = await providers.forWorkspace(ctx, plan.workspaceId)
  const found = await findSiteUrls(ctx, {
    keywords: [...idOf.keys()],
    cache: { ...plan.market, isSandbox: serps?.isSandbox ?? false },
    domain: plan.domain,
  })
  return found.flatMap(({ keyword, urls }) =>
    urls.flatMap(({ url: address }) => {
      const [keywordId, url] = [idOf.get(keyword), readPageUrl(address)]
      return keywordId === undefined || url === null ? [] : [{ keywordId, url }]
    }),
  )
}

const measuredRow = competingPage.omit({
  url: true,
  title: true,
  article_id: true,
  article_title: true,
  excluded: true,
  is_own: true,
})

type Measured = z.infer<typeof measuredRow>

/** The numbers of all pages. Rows are looked up one by one, because a new plan has no statistics to plan a join by. */
async function measurePages(
  { database }: InWorkspace,
  { plan, articleId }: Cluster,
  ranked: readonly Ranked[],
): Promise<Measured[]> {
  const isInPlan = sql`workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}`
  return listRows(database, measuredRow)`
    with seen as materialized (
      select kp.* from (select id from keywords where ${isInPlan} and article_id = ${articleId} offset 0) as k
      cross join lateral (
        select * from keyword_pages
        where ${isInPlan} and keyword_id = k.id and (impressions_last > 0 or impressions_prev > 0) offset 0
      ) as kp
    ), ranked as materialized (
      select p.id as page_id, r.keyword_id
      from unnest(${ranked.map(({ keywordId }) => keywordId)}::integer[], ${ranked.map(({ url }) => url)}::text[])
        as r (keyword_id, url)
      cross join lateral (select id from pages where ${isInPlan} and url = r.url offset 0) as p
    ), counted as (
      select page_id, count(*)::integer as keyword_count
      from (select page_id, keyword_id from seen union select page_id, keyword_id from ranked) as found group by page_id
    ), measured as (
      select page_id, ${addUp('last')}, ${addUp('prev')} from seen group by page_id
    )
    select c.page_id, c.keyword_count, m.google_impressions_last, m.google_clicks_last,
      m.google_clicks_last / nullif(m.google_impressions_last, 0) as google_ctr_last, m.google_position_last,
      m.google_impressions_prev, m.google_clicks_prev, m.google_position_prev
    from counted c left join measured m on m.page_id = c.page_id
    order by m.google_impressions_last desc nulls last, m.google_impressions_prev desc nulls last, c.keyword_count desc,
      c.page_id
  `
}

/** Whether it has impressions, and is not only in search results. */
function isSeen({ google_impressions_last: last, google_impressions_prev: prev }: Measured): boolean {
  return last !== null || prev !== null
}

/** Positions are averaged by impressions (K-23). */
function addUp(window: 'last' | 'prev'): RawBuilder<unknown> {
  const [impressions, clicks, position] = ['impressions', 'clicks', 'position'].map((name) =>
    sql.ref(`${name}_${window}`),
  )
  return sql`
    sum(${impressions}) as ${sql.ref(`google_impressions_${window}`)},
    sum(${clicks}) as ${sql.ref(`google_clicks_${window}`)},
    sum(${position} * ${impressions}) / nullif(sum(${impressions}) filter (where ${position} is not null), 0)
      as ${sql.ref(`google_position_${window}`)}`
}

const pageRow = competingPage.pick({
  page_id: true,
  url: true,
  title: true,
  article_id: true,
  article_title: true,
  excluded: true,
})

async function describePages(
  { database }: InWorkspace,
  { plan, pageId }: Cluster,
  measured: readonly Measured[],
): Promise<CompetingPage[]> {
  const rows = await listRows(database, pageRow)`
    select p.id as page_id, p.url, p.title, a.id as article_id, a.title as article_title, p.is_excluded as excluded
    from pages p left join articles a on a.workspace_id = p.workspace_id and a.page_id = p.id
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id}
      and p.id = any (${measured.map(({ page_id }) => page_id)}::integer[])
  `
  const rowOf = new Map(rows.map((row) => [row.page_id, row]))
  return measured.flatMap((numbers) => {
    const row = rowOf.get(numbers.page_id)
    return row === undefined ? [] : [{ ...row, ...numbers, is_own: row.page_id === pageId }]
  })
}
