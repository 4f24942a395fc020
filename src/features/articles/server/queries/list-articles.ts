import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { ACTIONS } from '#features/advice/rules.ts'
import { Invalid } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { searchByPattern } from '#platform/server/database/search-by-pattern.ts'
import type { articles } from '../../contract.ts'
import { RECENT_DAYS, SHORTCUT_PAGES, SHORTCUTS, type Shortcut } from '../../rules.ts'
import { columnOf } from './article-columns.ts'
import {
  conditionsOf,
  findPatternField,
  wantedHubs,
  wantedPages,
  type ArticleFilter,
} from './article-conditions.ts'
import { action, fromArticles, knownVolume, readArticleRows } from './article-rows.ts'
import { listClusterKeywords } from './list-cluster-keywords.ts'

type ArticlePage = z.infer<NonNullable<(typeof articles.listAdvanced)['~orpc']['outputSchema']>>
type Counts = NonNullable<ArticlePage['counts']>
type Asked = ArticleFilter & { plan: Plan }

/** One page of the clusters that match a filter, and how many of all matches there are of each kind. */
export async function listArticles(ctx: Reads, { plan, ...filter }: Asked): Promise<ArticlePage> {
  const { filter_contentplanId: named = plan.id } = filter
  if (named !== plan.id)
    throw new Invalid('filter_contentplanId: this is another plan than that of the path.')
  await joinWhole(ctx.database)
  const { ids, total, ...counts } = await findArticles(ctx, { plan, ...filter })
  const articleRows = await readArticleRows(ctx, {
    where: sql`a.id = any (${ids}::integer[])`,
    rest: sql`order by array_position(${ids}::integer[], a.id)`,
  })
  return {
    articles: articleRows,
    keywords: filter.getKeywords ? await listClusterKeywords(ctx, { plan, filter, articleIds: ids }) : [],
    total,
    counts: filter.straightReturn ? null : shapeCounts(counts),
  }
}

const foundArticles = z.object({
  pages: z.record(z.string(), z.number()),
  shortcuts: z.record(z.string(), z.number()),
  hubs: z.array(z.object({ topic_id: z.number().nullable(), count: z.number() })),
  total: z.number(),
  ids: z.array(z.number()),
})
type Found = z.infer<typeof foundArticles>

async function findArticles(ctx: Reads, { plan, ...filter }: Asked): Promise<Found> {
  const { database } = ctx
  const direction = filter.orderByDirection === 'asc' ? sql`asc` : sql`desc`
  const counts = filter.straightReturn ? noCounts : countFound
  const read = () =>
    oneRow(database, foundArticles)`
      with found as materialized (
        select a.id, a.topic_id, a.page_id is not null as is_existing, ${action} as action,
          ${columnOf(filter.orderByColumn)} as sort_key, ${knownVolume} as volume, ${shortcutColumns}
        ${fromArticles}
        where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and ${conditionsOf(plan, filter)}
      ), placed as materialized (
        select *, ${wantedPages(filter)} as is_wanted_page, ${wantedHubs(filter)} as is_wanted_hub from found
      )
      select ${counts},
        (select count(*) from placed where is_wanted_page and is_wanted_hub) as total,
        array(
          select id from placed where is_wanted_page and is_wanted_hub
          order by sort_key ${direction} nulls last, volume desc nulls last, id
          limit ${filter.limit} offset ${filter.offset}
        ) as ids
    `
  const field = findPatternField(filter)
  return field === null ? read() : searchByPattern({ database, workspaceId: plan.workspaceId, field }, read)
}

/** A breakout page has so many impressions in 30 days, and twice as many as in the 30 days before. */
const BREAKOUT = { leastImpressions: 50, leastGrowth: 2 } as const
/** A younger page has had no time to be seen. */
const ZERO_IMPRESSIONS_DAYS = 30

/** Of a page with these metrics: how long it has been on the site at least, in days. */
const ageOfPage = sql`
  greatest(pm.least_age_days, now()::date - p.created_at::date, now()::date - p.published_at::date)
`

/** What each shortcut lists (G-25, K-27). */
const SHORTCUT_CONDITIONS: Record<Shortcut, RawBuilder<unknown>> = {
  'recently-added': sql`a.created_at >= now() - make_interval(days => ${RECENT_DAYS})`,
  breakout: sql`
    a.page_id is not null and pm.impressions_last >= ${BREAKOUT.leastImpressions}
    and pm.impressions_last >= ${BREAKOUT.leastGrowth} * pm.impressions_prev`,
  'zero-impressions': sql`
    a.page_id is not null and pm.impressions_last = 0 and ${ageOfPage} >= ${ZERO_IMPRESSIONS_DAYS}::integer`,
  'not-in-favorites': sql`not a.show_in_map`,
}

const shortcutColumns = sql.join(
  SHORTCUTS.map((name) => sql`coalesce(${SHORTCUT_CONDITIONS[name]}, false) as ${sql.ref(`is ${name}`)}`),
)

const noCounts = sql`'{}'::jsonb as pages, '{}'::jsonb as shortcuts, '[]'::jsonb as hubs`

const pageCount = (name: string, condition: RawBuilder<unknown>) =>
  sql`${name}::text, count(*) filter (where ${condition})`

const isOfPages = (name: Shortcut) =>
  SHORTCUT_PAGES[name] === 'new' ? sql`not is_existing` : sql`is_existing`

const countFound = sql`
  (select jsonb_build_object(${sql.join([
    pageCount('new', sql`not is_existing`),
    pageCount('existing', sql`is_existing`),
    ...ACTIONS.map((name) => pageCount(name, sql`action = ${name}`)),
  ])}) from placed where is_wanted_hub) as pages,
  (select jsonb_build_object(${sql.join(
    SHORTCUTS.map((name) => pageCount(name, sql`${sql.ref(`is ${name}`)} and ${isOfPages(name)}`)),
  )}) from placed where is_wanted_hub) as shortcuts,
  (select coalesce(jsonb_agg(jsonb_build_object('topic_id', topic_id, 'count', count)), '[]') from (
    select topic_id, count(*) from placed where is_wanted_page group by topic_id order by topic_id nulls last
  ) of_hubs) as hubs
`

function shapeCounts({ pages, shortcuts, hubs }: Pick<Found, 'pages' | 'shortcuts' | 'hubs'>): Counts {
  return {
    pageCounts: (['new', 'existing', ...ACTIONS] as const).map((name) => ({ name, count: pages[name] ?? 0 })),
    shortcutCounts: SHORTCUTS.map((name) => ({ name, count: shortcuts[name] ?? 0 })),
    topicCounts: hubs,
  }
}
