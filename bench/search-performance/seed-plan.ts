import { addDays } from '#platform/days.ts'
import { itemAt } from '#platform/items.ts'
import pg from 'pg'
import type { Scene } from '../api/scene.ts'
import { seedKeywords } from '../keywords/seed-keywords.ts'
import { DAYS, FIRST_DAY } from './generate-facts.ts'

const PAGES = 5_000
/** Pages that the generated facts are about. */
const SEEN = 3_000
const URL = `'https://shop.example/' || (array['blog', 'products', 'category'])[1 + n % 3] || '/item-' || n`

/** A plan with so many keywords in a tenth as many clusters, half of which have a measured page. */
export async function seedPlan(
  scene: Scene,
  keywords: number,
): Promise<{ contentplanId: number; hubId: number }> {
  const { contentplanId, workspaceId } = await seedKeywords(scene.url, {
    workspaceId: scene.workspaceId,
    count: keywords,
  })
  const client = new pg.Client({ connectionString: scene.url })
  await client.connect()
  const place = `${workspaceId}, ${contentplanId}`
  const ofPlan = `workspace_id = ${workspaceId} and contentplan_id = ${contentplanId}`
  const statements = [
    `insert into pages (workspace_id, contentplan_id, url)
     select ${place}, ${URL} from generate_series(0, ${PAGES - 1}) n`,
    `insert into page_metrics (workspace_id, contentplan_id, page_id, impressions_last, clicks_last, position_last, impressions_prev)
     select ${place}, id, seen * 5000 * random(), seen * 100 * random(), 1 + 90 * random(), seen * 5000 * random()
     from (select id, (row_number() over (order by id) <= ${SEEN})::integer as seen from pages where ${ofPlan}) one`,
    `with numbered as (select id, row_number() over (order by id) as n from articles where ${ofPlan}),
       found as (select id, row_number() over (order by random()) as n from pages where ${ofPlan})
     update articles a set page_id = f.id from numbered join found f using (n) where a.id = numbered.id`,
    `update articles set status = (array['no status', 'briefed', 'edited', 'published'])[1 + id % 4],
       topic_id = null where ${ofPlan}`,
    `insert into topics (workspace_id, contentplan_id, name) values (${place}, 'Hub')`,
    `update articles set topic_id = (select id from topics where ${ofPlan}) where ${ofPlan} and id % 50 = 0`,
    `insert into integrations (workspace_id, contentplan_id, type, gsc_property)
       values (${place}, 'gsc', 'sc-domain:shop.example')`,
    `insert into search_imports (workspace_id, contentplan_id, started_at, ended_at, metrics_until)
       values (${place}, now(), now(), '${addDays(FIRST_DAY, DAYS - 1)}')`,
    'vacuum analyze',
  ]
  for (const statement of statements) await client.query(statement)
  const { rows } = await client.query<{ id: number }>(`select id from topics where ${ofPlan}`)
  await client.end()
  return { contentplanId, hubId: itemAt(rows, 0).id }
}
