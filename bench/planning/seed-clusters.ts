import pg from 'pg'
import { itemAt } from '#platform/items.ts'
import type { Scene } from '../api/scene.ts'
import { seedKeywords } from '../keywords/seed-keywords.ts'

const PAGES = 5_000
const HUBS = 50
const KEYWORDS_EACH = 10

export interface PlannedPlan {
  contentplanId: number
  hubId: number
  changeId: number
  articleIds: number[]
}

/**
 * A plan with so many clusters of ten keywords each, in 50 hubs, half of which have one of 5,000 pages: with metrics,
 * advice, alerts, kinds, statuses and dates, in a random order.
 */
export async function seedClusters(scene: Scene, clusters: number): Promise<PlannedPlan> {
  const { contentplanId, workspaceId } = await seedKeywords(scene.url, {
    workspaceId: scene.workspaceId,
    count: clusters * KEYWORDS_EACH,
  })
  const client = new pg.Client({ connectionString: scene.url })
  await client.connect()
  const place = `${workspaceId}, ${contentplanId}`
  const ofPlan = `workspace_id = ${workspaceId} and contentplan_id = ${contentplanId}`
  const numbers =
    'floor(5000 * random()), floor(4000 * random()), 90 * random(), 80 * random(), 1 + 99 * random(), 1 + 99 * random()'
  const statements = [
    `with numbered as (select id, row_number() over (order by id) as n from articles where ${ofPlan}),
       words as (select id, row_number() over (order by random()) as n from keywords where ${ofPlan})
     update keywords k set article_id = numbered.id, excluded = false from words join numbered on numbered.n = 1 + words.n % ${clusters}
     where k.id = words.id`,
    `insert into pages (workspace_id, contentplan_id, url, title, status_code, published_at, created_at, action)
     select ${place}, 'https://shop.example/' || ${oneOf(["'blog'", "'products'", "'category'"])} || '/item-' || n, 'Item ' || n,
       ${oneOf(['200', '200', '301', '404'])}, now() - random() * interval '700 days', now() - random() * interval '300 days',
       ${oneOf(["'leave'", "'update'", 'null', 'null'])}
     from generate_series(1, ${PAGES}) n`,
    `insert into topics (workspace_id, contentplan_id, name) select ${place}, 'Hub ' || n from generate_series(1, ${HUBS}) n`,
    `with hubs as (select array_agg(id) as ids from topics where ${ofPlan}),
       sums as (select article_id as id, count(*) as keywords, coalesce(sum(estimated_search_volume), 0) as volume, min(id) as main
         from keywords where ${ofPlan} group by article_id)
     update articles a set main_keyword_id = sums.main, keyword_count = sums.keywords, estimated_search_volume = sums.volume,
       topic_id = hubs.ids[1 + floor(random() * ${HUBS * 1.2})::integer], serp_overlap = 10 * random(), relevance = 10 * random(),
       status = ${oneOf(["'no status'", "'no status'", "'briefed'", "'edited'", "'published'"])},
       priority = ${oneOf(["'not set'", "'not set'", "'high'", "'low'"])}, show_in_map = random() < 0.2,
       created_at = now() - random() * interval '400 days'
     from hubs, sums where a.id = sums.id`,
    `with numbered as (select id, row_number() over (order by random()) as n from articles where ${ofPlan}),
       found as (select id, row_number() over (order by id) as n from pages where ${ofPlan})
     update articles a set page_id = f.id from numbered join found f using (n) where a.id = numbered.id and f.n <= ${clusters} / 2`,
    `insert into keyword_metrics (keyword_id, workspace_id, contentplan_id, ${search(['impressions', 'clicks', 'position'])})
     select id, ${place}, ${numbers} from keywords where ${ofPlan}`,
    `insert into page_metrics (page_id, workspace_id, contentplan_id, ${search(['impressions', 'clicks', 'position'])})
     select id, ${place}, ${numbers} from pages where ${ofPlan}`,
    `insert into article_metrics (article_id, workspace_id, contentplan_id, ${search(['impressions', 'clicks', 'position'])},
       ${search(['target_impressions', 'target_clicks', 'target_position'])}, potential_clicks, known_volume_count)
     select id, ${place}, ${numbers}, ${numbers}, floor(3000 * random()), keyword_count from articles where ${ofPlan}`,
    `insert into page_advice (page_id, workspace_id, contentplan_id, action, reason, gain)
     select id, ${place}, ${oneOf(["'leave'", "'merge'", "'delete'", "'update'", "'not-enough-data'"])}, 'Clicks fell by 30 %.', 10
     from pages where ${ofPlan}`,
    `insert into article_alerts (article_id, workspace_id, contentplan_id, cannibalization, url_conflict, no_keywords_mentioned)
     select id, ${place}, random() < 0.5, random() < 0.5, random() < 0.5 from articles where ${ofPlan} and id % 5 = 0`,
    `insert into article_kinds (article_id, workspace_id, contentplan_id, type, type_reason, type_by, intent, intent_reason, intent_by,
       funnel, funnel_reason, funnel_by)
     select id, ${place}, ${oneOf(["'article'", "'listicle'", "'category'", 'null'])}, 'Most results are such pages.', 'rules',
       ${oneOf(["'informational'", "'transactional'", 'null'])}, 'Its words say so.', 'rules',
       ${oneOf(["'top'", "'middle'", "'bottom'"])}, 'By its intent.', 'rules' from articles where ${ofPlan}`,
    `insert into plan_changes (workspace_id, contentplan_id, kind, keyword_ids, places_before, places_after)
     select ${place}, 'cluster', array_agg(id), array_agg(0), array_agg(article_id)
     from (select id, article_id from keywords where ${ofPlan} order by id limit 20000) moved`,
    'vacuum analyze',
  ]
  for (const statement of statements) await client.query(statement)
  const find = async (statement: string) =>
    (await client.query<{ id: number }>(statement)).rows.map(({ id }) => id)
  const plan = {
    contentplanId,
    hubId: itemAt(await find(`select min(id) as id from topics where ${ofPlan}`), 0),
    changeId: itemAt(await find(`select id from plan_changes where ${ofPlan}`), 0),
    articleIds: await find(`select id from articles where ${ofPlan} order by id limit 500`),
  }
  await client.end()
  return plan
}

/** One of some SQL expressions, by chance. */
function oneOf(values: string[]): string {
  return `(array[${values.join(', ')}])[1 + floor(random() * ${values.length})::integer]`
}

/** The columns of two windows. */
function search(names: string[]): string {
  return names.flatMap((name) => [`${name}_last`, `${name}_prev`]).join(', ')
}
