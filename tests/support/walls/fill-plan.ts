import { insert, query } from '#tests/support/database/test-database.ts'

/** What a plan has of each kind that has ids; gives these. */
export async function fillPlan(
  admin: string,
  { workspace, contentplan, name }: { workspace: number; contentplan: number; name: string },
) {
  const place = `${workspace}, ${contentplan}`
  const secret = `'secret of ${name}'`
  const article = await insert(
    admin,
    `insert into articles (workspace_id, contentplan_id, title) values (${place}, ${secret})`,
  )
  const second = await insert(
    admin,
    `insert into articles (workspace_id, contentplan_id, title) values (${place}, 'second')`,
  )
  const topic = await insert(
    admin,
    `insert into topics (workspace_id, contentplan_id, name) values (${place}, ${secret})`,
  )
  const page = await insert(
    admin,
    `insert into pages (workspace_id, contentplan_id, url) values (${place}, 'https://${name}.example/secret')`,
  )
  const keywordImport = await insert(
    admin,
    `insert into keyword_imports (workspace_id, contentplan_id, kind, label, batches)
     values (${place}, 'file', ${secret}, 1)`,
  )
  const keyword = await insert(
    admin,
    `insert into keywords (workspace_id, contentplan_id, keyword, folded, source, article_id, import_id)
     values (${place}, ${secret}, ${secret}, 'upload', ${article}, ${keywordImport})`,
  )
  const inactive = await insert(
    admin,
    `insert into keywords (workspace_id, contentplan_id, keyword, folded, source)
     values (${place}, 'inactive', 'inactive', 'upload')`,
  )
  const run = await insert(
    admin,
    `insert into runs (workspace_id, name, key, payload, about, turn, state, ended_at)
     values (${workspace}, 'grouping', 'plan ${contentplan}', '{"mode": "recluster"}', '{}', ${contentplan}, 'done', now())`,
  )
  await query(
    admin,
    `insert into proposals (run_id, workspace_id, contentplan_id, mode, minimum_score, keyword_ids, placement)
     values (${run}, ${place}, 'recluster', 3, '{${keyword}}', '${JSON.stringify({
       articleIds: [article],
       mainKeywordIds: [0, keyword],
       overlaps: [null, null],
       keywordIds: [keyword],
       from: [article],
       clusters: [1],
     })}')`,
  )
  const change = await insert(
    admin,
    `insert into plan_changes (workspace_id, contentplan_id, kind, keyword_ids, places_before, places_after)
     values (${place}, 'move', '{${keyword}}', '{0}', '{${article}}')`,
  )
  await fillFacts(admin, { place, secret })
  return {
    article,
    second_article: second,
    page,
    topic,
    keyword,
    inactive_keyword: inactive,
    keyword_import: keywordImport,
    plan_change: change,
    run,
  }
}

/** A day on which somebody searched. */
async function fillFacts(admin: string, { place, secret }: { place: string; secret: string }): Promise<void> {
  const day = `'2031-05-30'`
  const queryId = await insert(
    admin,
    `insert into fact_queries (workspace_id, contentplan_id, query) values (${place}, ${secret})`,
  )
  await query(
    admin,
    `insert into facts_by_query (workspace_id, contentplan_id, day, query_id, clicks, impressions, position_sum)
     values (${place}, ${day}, ${queryId}, 1, 2, 3000)`,
  )
  await query(
    admin,
    `insert into facts_by_date (workspace_id, contentplan_id, day, clicks, impressions, position_sum)
     values (${place}, ${day}, 1, 2, 3000)`,
  )
  await query(
    admin,
    `insert into fact_imports (workspace_id, contentplan_id, day, grain) values (${place}, ${day}, 'date'), (${place}, ${day}, 'query')`,
  )
}
