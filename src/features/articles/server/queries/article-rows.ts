import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { article } from '../../contract.ts'
import { metricColumns } from './metric-columns.ts'
import { exactTime } from '#platform/server/database/iso-time.ts'
import { listRows } from '#platform/server/database/rows.ts'

export type ArticleRow = z.infer<typeof article>
/**
 * Clusters `a` with main keyword `k`, hub `t`, page `p`, metrics `m` (cluster) and `pm` (page), advice `pa`, alerts
 * `al`, and what was found of their kinds `f`.
 */
export const fromArticles = sql`
  from articles a
  left join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id
    and k.id = a.main_keyword_id
  left join topics t on t.workspace_id = a.workspace_id and t.contentplan_id = a.contentplan_id and t.id = a.topic_id
  left join pages p on p.workspace_id = a.workspace_id and p.id = a.page_id
  left join article_metrics m on m.article_id = a.id
  left join page_metrics pm on pm.page_id = a.page_id
  left join page_advice pa on pa.page_id = a.page_id
  left join article_alerts al on al.article_id = a.id
  left join article_kinds f on f.article_id = a.id
`

/** The cluster match in percent; null without a page, and without impressions. */
export const matchRate = sql`
  case when a.page_id is not null then 100 * m.target_impressions_last / nullif(m.impressions_last, 0) end
`

/**
 * The sum of the known search volumes of a cluster `a` with metrics `m`; null when it has keywords and none of their
 * volumes is known.
 */
export const knownVolume = sql`
  case when m.known_volume_count > 0 or a.keyword_count = 0 then a.estimated_search_volume end
`

/** Whether a search volume of the cluster `a` is the middle of a range. */
export const volumeIsRough = sql`
  exists (select from keywords r where r.workspace_id = a.workspace_id and r.contentplan_id = a.contentplan_id
    and r.article_id = a.id and r.volume_is_rough)
`

/** What a user chose as a kind of the cluster, or else what was found. */
export const kind = {
  type: sql`coalesce(a.type, f.type)`,
  intent: sql`coalesce(a.intent, f.intent)`,
  funnel: sql`coalesce(a.funnel, f.funnel)`,
}

/** What a user wants to be done with the cluster's page, or else what is suggested. */
export const action = sql`coalesce(p.action, pa.action)`

export const publishedAt = sql`
  coalesce(a.published_at, case when a.page_id is not null then p.published_at end)
`

/** When a cluster or one of its texts was last changed. */
export const lastUpdated = sql`
  greatest(a.updated_at, (select max(written.saved_at) from article_texts written
    where written.workspace_id = a.workspace_id and written.article_id = a.id))
`

const kindColumns = sql.join(
  (['type', 'intent', 'funnel'] as const).map((name) => {
    const found = (part: string) => sql.ref(`f.${name}${part}`)
    const chosen = sql`${sql.ref(`a.${name}`)} is not null`
    return sql`
      ${kind[name]} as ${sql.ref(name)},
      case when ${chosen} then 'user' when ${found('')} is not null then ${found('_by')} end as ${sql.ref(`${name}_by`)},
      case when not ${chosen} then ${found('_reason')} end as ${sql.ref(`${name}_reason`)}`
  }),
)

/** A text as the end of an address: letters and digits in lower case, joined by hyphens. */
export function slugOf(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`trim(both '-' from regexp_replace(lower(${text}), '[^[:alnum:]]+', '-', 'g'))`
}

/** The end of the address of a cluster `a`: where it was published, else from its title. */
export const articleSlug = sql`
  coalesce((select there.slug from publications there where there.workspace_id = a.workspace_id and there.article_id = a.id
    and there.remote_id is not null order by there.updated_at desc limit 1), ${slugOf(sql`a.title`)})
`

export function moment(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

/** Reads clusters in the shape of the contract. `where` is a condition on `fromArticles`; `rest` ends the statement. */
export async function readArticleRows(
  { database }: Reads,
  { where, rest = sql`` }: { where: RawBuilder<unknown>; rest?: RawBuilder<unknown> },
): Promise<ArticleRow[]> {
  return listRows(database, article)`
    select a.id, a.id as article_id, a.contentplan_id, a.title, a.topic_id, t.name as topic_name, a.main_keyword_id,
      k.keyword as main_keyword, a.status, ${moment(sql`a.status_updated_at`)} as status_updated_at, a.priority,
      ${kindColumns}, a.show_in_map, a.idea_source, a.page_id, p.url as article_url, a.article_id_locked, a.is_locked,
      a.keyword_count, a.keyword_count = 0 as empty, ${knownVolume} as estimated_search_volume,
      coalesce(m.known_volume_count, 0) as known_volume_count, ${volumeIsRough} as volume_is_rough, a.serp_overlap,
      a.relevance, a.relevance_related, a.relevance_presence,
      ${moment(sql`a.created_at`)} as created_at, ${moment(lastUpdated)} as last_updated,
      ${moment(publishedAt)} as published_at, ${articleSlug} as slug, ${slugOf(sql`t.name`)} as topic_slug, a.prompt,
      share.shared_at is not null as sharing, share.shared_at,
      m.potential_clicks, ${matchRate} as cluster_match_rate,
      p.action, pa.action as suggested_action, pa.reason as suggested_action_reason,
      (select into_page.url from pages into_page where into_page.id = pa.merge_page_id) as merge_with,
      coalesce(al.cannibalization, false) as alert_cannibalization,
      coalesce(al.url_conflict, false) as alert_url_conflict,
      coalesce(al.no_keywords_mentioned, false) as alert_no_keywords_mentioned,
      p.status_code, ${metricColumns}
    ${fromArticles} left join lateral (
      select ${exactTime(sql`s.created_at`)} as shared_at from article_shares s
      where s.workspace_id = a.workspace_id and s.article_id = a.id and s.disabled_at is null
    ) share on true
    where ${where} ${rest}
  `
}
