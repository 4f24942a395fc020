import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { createTestDatabase, query, queryEach } from '#tests/support/database/test-database.ts'

const BEFORE = '0058-search-filters.sql'
const MEASURES = 'clicks, impressions, position_sum'

test('stored facts come to belong to the filter of their last import, without being written again', async () => {
  const url = await createTestDatabase('empty')
  const folder = mkdtempSync(join(tmpdir(), 'earlier-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of readdirSync('migrations'))
    if (name < BEFORE) cpSync(join('migrations', name), join(folder, name))
  await migrate({ url, folder })
  await queryEach(url, [
    `insert into workspaces (name, type) values ('own', 'managed')`,
    `insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
       select id, plan, 'USA', 'en', 'managed', 10 from workspaces, unnest(array['imported', 'connected', 'files']) as plan`,
    `insert into integrations (workspace_id, contentplan_id, type, gsc_property, gsc_country)
       select workspace_id, id, 'gsc', 'sc-domain:new.example', 'FRA' from contentplans where name <> 'files'`,
    `insert into search_imports (workspace_id, contentplan_id, source, metrics_until)
       select workspace_id, id, '{"siteUrl":"sc-domain:old.example","country":null,"urlInclude":"/a","urlExclude":null,"isSandbox":true}', '2031-05-30'
       from contentplans where name = 'imported'`,
    `select walls.open_facts_month('2031-05-01')`,
    `insert into fact_pages (workspace_id, contentplan_id, page) select workspace_id, id, 'https://old.example/' from contentplans`,
    `insert into fact_imports (workspace_id, contentplan_id, day, grain, source)
       select workspace_id, id, '2031-05-30', 'page', 'file' from contentplans`,
    `insert into facts_by_page (workspace_id, contentplan_id, day, page_id, ${MEASURES})
       select workspace_id, contentplan_id, '2031-05-30', id, 1, 2, 3 from fact_pages`,
  ])
  const files = `select relname, relfilenode from pg_class where relname like 'fact%' or relnamespace = 'facts'::regnamespace order by 1`
  const before = await query(url, files)

  cpSync(join('migrations', BEFORE), join(folder, BEFORE))
  expect(await migrate({ url, folder })).toEqual([BEFORE])

  // No table of facts has another file than before.
  expect(await query(url, files)).toEqual(before)
  expect(
    await query(
      url,
      `select p.name, f.property, f.country, url_include, is_sandbox, page, t.clicks, metrics_until::text
       from contentplans p join search_imports i on i.contentplan_id = p.id join search_filters f on f.id = i.filter_id
       join facts_by_page t on t.filter_id = f.id join fact_pages d on d.filter_id = f.id and d.id = t.page_id order by p.id`,
    ),
  ).toMatchObject([
    {
      name: 'imported',
      property: 'sc-domain:old.example',
      country: null,
      url_include: '/a',
      is_sandbox: true,
      metrics_until: '2031-05-30',
    },
    { name: 'connected', property: 'sc-domain:new.example', country: 'FRA', is_sandbox: false },
    { name: 'files', property: null, page: 'https://old.example/' },
  ])
  // New filters get other ids, facts are counted, and go with their plan.
  const usage = `select amount::integer from plan_usage where kind = 'search rows' order by contentplan_id`
  await query(
    url,
    `with made as (insert into search_filters (workspace_id, contentplan_id) select workspace_id, min(id) from contentplans
       group by 1 returning workspace_id, id)
     insert into facts_by_date (workspace_id, filter_id, day, ${MEASURES}) select workspace_id, id, '2031-05-30', 1, 2, 3 from made`,
  )
  expect(await query(url, usage)).toEqual([{ amount: 2 }, { amount: 1 }, { amount: 1 }])
  await query(url, `delete from facts_by_date`)
  expect(await query(url, usage)).toEqual([{ amount: 1 }, { amount: 1 }, { amount: 1 }])
  await query(url, `delete from contentplans where name <> 'files'`)
  expect(await query(url, 'select from facts_by_page')).toHaveLength(1)
})
