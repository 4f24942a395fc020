import { DuckDBInstance } from '@duckdb/node-api'
import pg from 'pg'
import { itemAt } from '#platform/items.ts'
import type { Scene } from '../api/scene.ts'
import { seedClusters } from '../keywords/seed-clusters.ts'
import { seedRun } from '../keywords/seed-run.ts'

const KEYWORDS = 50_000
/** Keywords of the cluster. */
const SIZE = 500
const PAGES = 3_000
/** Keywords of other clusters for which its page is seen. */
const SEEN_ELSEWHERE = 5_000
const LINKS = 2_000

export interface LargeArticle {
  contentplanId: number
  articleId: number
  /** What its facts are named by. */
  keywords: string[]
  url: string
}

/**
 * A plan of 50,000 keywords whose search results are known, a tenth of them in no cluster, with a cluster of 500
 * keywords: its page is seen for all of them and for thousands of other keywords, and has thousands of links.
 */
export async function seedArticle(scene: Scene): Promise<LargeArticle> {
  const { workspaceId } = scene
  const plan = await seedRun(scene.url, { workspaceId, count: KEYWORDS, isSandbox: true })
  const { contentplanId } = plan
  const large = await seedClusters(scene.url, { workspaceId, ...plan })
  const articleId = itemAt(large.get(SIZE) ?? [], 0)
  const client = new pg.Client({ connectionString: scene.url })
  await client.connect()
  const place = `${workspaceId}, ${contentplanId}`
  const ofPlan = `workspace_id = ${workspaceId} and contentplan_id = ${contentplanId}`
  const numbers =
    'floor(5000 * random()), floor(400 * random()), 1 + 90 * random(), floor(4000 * random()), floor(300 * random()), 1 + 90 * random()'
  const windows = 'impressions_last, clicks_last, position_last, impressions_prev, clicks_prev, position_prev'
  const ownPage = `(select page_id from articles where id = ${articleId})`
  const seenBy = `insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, ${windows})`
  const statements = [
    `update keywords set article_id = null where ${ofPlan} and id % 10 = 0
       and article_id in (select id from articles where ${ofPlan} and keyword_count < 100)`,
    `insert into pages (workspace_id, contentplan_id, url, title)
     select ${place}, 'https://' || domain || '/item-' || n, 'Item ' || n
     from contentplans, generate_series(1, ${PAGES}) n where id = ${contentplanId}`,
    `with numbered as (select id, row_number() over (order by keyword_count desc, id) as n from articles where ${ofPlan}),
       found as (select id, row_number() over (order by id) as n from pages where ${ofPlan})
     update articles a set page_id = f.id from numbered join found f using (n) where a.id = numbered.id`,
    `insert into keyword_metrics (keyword_id, workspace_id, contentplan_id, ${windows})
     select id, ${place}, ${numbers} from keywords where ${ofPlan}`,
    `insert into article_metrics (article_id, workspace_id, contentplan_id, ${windows}, potential_clicks, known_volume_count)
     select id, ${place}, ${numbers}, 100, keyword_count from articles where ${ofPlan}`,
    `${seenBy} select k.id, a.page_id, ${place}, ${numbers} from keywords k join articles a on a.id = k.article_id
       where k.${ofPlan.replace('and ', 'and k.')} and a.page_id is not null`,
    `${seenBy} select id, ${ownPage}, ${place}, ${numbers} from keywords where ${ofPlan}
       order by md5(id::text) limit ${SEEN_ELSEWHERE} on conflict do nothing`,
    `${seenBy} select k.id, p.id, ${place}, ${numbers} from keywords k
       cross join lateral (select id from pages where ${ofPlan} order by md5((id * k.id)::text) limit 5) p
       where k.article_id = ${articleId} on conflict do nothing`,
    `insert into page_links (from_page_id, place, workspace_id, contentplan_id, to_page_id, anchor, text, is_in_content, is_followed)
     select id, 1, ${place}, ${ownPage}, 'Item', 'What stands around it', true, true from pages where ${ofPlan} and id <> ${ownPage} limit ${LINKS}`,
    `insert into page_links (from_page_id, place, workspace_id, contentplan_id, to_page_id, anchor, text, is_in_content, is_followed)
     select ${ownPage}, 1 + id, ${place}, id, 'Item', 'What stands around it', true, true from pages where ${ofPlan} and id <> ${ownPage} limit ${LINKS}`,
    `insert into search_imports (workspace_id, contentplan_id, metrics_days, metrics_until)
     values (${place}, 60, current_date - 3) on conflict (contentplan_id) do update set metrics_days = 60`,
    'vacuum analyze',
  ]
  for (const statement of statements) await client.query(statement)
  const { rows } = await client.query<{ folded: string }>(
    `select folded from keywords where article_id = ${articleId}`,
  )
  const page = await client.query<{ url: string }>(`select url from pages where id = ${ownPage}`)
  await client.end()
  const keywords = rows.map(({ folded }) => folded)
  return { contentplanId, articleId, keywords, url: itemAt(page.rows, 0).url }
}

/** Gives the first queries and the first page of generated facts the names of the cluster's keywords and of its page. */
export async function nameFacts(
  { file, admin }: { file: string; admin: pg.Client },
  { keywords, url }: LargeArticle,
): Promise<void> {
  const instance = await DuckDBInstance.create(file)
  const connection = await instance.connect()
  const quoted = keywords.map((keyword, at) => `(${at}, '${keyword.replaceAll("'", "''")}')`).join(', ')
  const statements = [
    `update fact_queries set query = names.name from (values ${quoted}) names (place, name) where fact_queries.id = names.place`,
    `update fact_pages set page = '${url}' where id = 0`,
  ]
  for (const statement of statements) {
    await connection.run(statement)
    await admin.query(statement)
  }
  await connection.run('checkpoint')
  connection.closeSync()
  instance.closeSync()
}
