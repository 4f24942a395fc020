import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { MOST_SEEN_KEYWORDS, seenPage, type SeenPage } from '../../contract.ts'
import { ACTIONS } from '../../rules.ts'
import { isOfPlan, lookUpSeen } from '../queries/read-impressions.ts'

const pageRow = z.object({
  page_id: z.number(),
  url: z.string(),
  title: z.string().nullable(),
  action: z.enum(ACTIONS).nullable(),
  impressions: z.number(),
  clicks: z.number(),
  position: z.number().nullable(),
  cluster: seenPage.shape.cluster,
  keywords: seenPage.shape.keywords,
})

interface OfArticle {
  plan: Plan
  articleId: number
  shares: readonly { pageId: number; share: number }[]
}

/** These pages with their numbers for the keywords of a cluster, in the given order. */
export async function readSeenPages(
  { database }: Reads,
  { plan, articleId, shares }: OfArticle,
): Promise<Omit<SeenPage, 'competes' | 'isMatched'>[]> {
  if (shares.length === 0) return []
  const rows = await listRows(database, pageRow)`
    with seen as materialized (
      select kp.page_id, k.id as keyword_id, k.keyword, kp.impressions_last as impressions, kp.clicks_last as clicks,
        kp.position_last as position,
        row_number() over (partition by kp.page_id order by kp.impressions_last desc, kp.clicks_last desc, k.id) as place
      from ${lookUpSeen(plan, [articleId])}
      where kp.impressions_last > 0 and kp.page_id = any (${shares.map(({ pageId }) => pageId)}::integer[])
    ), pages_seen as materialized (
      select page_id, sum(impressions) as impressions, sum(clicks) as clicks,
        sum(position * impressions) / nullif(sum(impressions) filter (where position is not null), 0) as position,
        jsonb_agg(jsonb_build_object('keyword_id', keyword_id, 'keyword', keyword, 'impressions', impressions,
          'clicks', coalesce(clicks, 0), 'position', position) order by place) filter (where place <= ${MOST_SEEN_KEYWORDS}) as keywords
      from seen group by page_id
    )
    select p.id as page_id, p.url, p.title, p.action, s.impressions, coalesce(s.clicks, 0) as clicks, s.position, s.keywords,
      case when a.id is not null then jsonb_build_object('article_id', a.id, 'title', a.title, 'is_locked', a.is_locked,
        'article_id_locked', a.article_id_locked) end as cluster
    from pages_seen s
    join pages p on p.id = s.page_id
    left join articles a on a.workspace_id = p.workspace_id and a.page_id = p.id
    where ${isOfPlan('p', plan)}
  `
  const rowOf = new Map(rows.map((row) => [row.page_id, row]))
  return shares.flatMap(({ pageId, share }) => {
    const row = rowOf.get(pageId)
    return row === undefined ? [] : [{ ...row, share }]
  })
}
