import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { expect, test } from 'vitest'
import { CREATE_TABLES } from '#features/performance/server/facts/duckdb/schema.ts'
import { examineFactFiles, factsFolderOf } from '#features/performance/server/index.ts'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'

const MEASURES = 'clicks bigint not null, impressions bigint not null, position_sum bigint not null'
/** The tables of the first format. */
const OLD_TABLES = [
  `create table fact_format (version integer not null)`,
  `create table fact_pages (contentplan_id integer not null, id integer not null, page varchar not null)`,
  `create table fact_queries (contentplan_id integer not null, id integer not null, query varchar not null)`,
  `create table fact_imports (contentplan_id integer not null, day date not null, grain varchar not null)`,
  `create table facts_by_date (contentplan_id integer not null, day date not null, ${MEASURES})`,
  `create table facts_by_page (contentplan_id integer not null, day date not null, page_id integer not null, ${MEASURES})`,
  `create table facts_by_query (contentplan_id integer not null, day date not null, query_id integer not null, ${MEASURES})`,
  `create table facts_by_page_query (contentplan_id integer not null, day date not null, page_id integer not null,
     query_id integer not null, ${MEASURES})`,
  `insert into fact_format values (1)`,
].join('; ')
/** Ids beyond those of other plans and filters. */
const FAR = 1_000_000
const ALL = ['date', 'page', 'query', 'page_query']
const [YOUNG, NOTED, HALF, OLD] = ['2031-05-04', '2031-05-03', '2031-05-02', '2014-05-01']

test('in a file of the first format each day gets a source, and half-written days count as from a file so that they can be corrected', async () => {
  const { jobs, dataFolder, facts, about, open } = await makeFactsWorld('duckdb')
  const makePlan = async (id: number, property: string) => {
    await jobs.look(`
      with plan as (
        insert into contentplans (id, workspace_id, name, country, language, type, keyword_limit, created_at)
        overriding system value
        values (${id}, ${jobs.own.workspaceId}, 'plan ${id}', 'USA', 'en', 'managed', 10, '2031-05-01') returning id, workspace_id
      ), filter as (
        insert into search_filters (id, workspace_id, contentplan_id, property)
        select id, workspace_id, id, ${property} from plan returning id
      )
      insert into search_imports (workspace_id, contentplan_id, filter_id)
      select workspace_id, plan.id, filter.id from plan, filter`)
    return { ...jobs.own, contentplanId: id }
  }
  // Plans of that time: the first filter of each has the id of the plan.
  const old = await makePlan(FAR + 2 * jobs.own.contentplanId, `'sc-domain:site.example'`)
  const [own, second] = [
    await about(old),
    await about(await makePlan(FAR + 2 * jobs.own.contentplanId + 1, 'null')),
  ]
  const folder = factsFolderOf(dataFolder)
  const days: [day: string, grains: string[]][] = [
    [YOUNG, ALL],
    [NOTED, ALL],
    // Days that a kill or a backup left unmarked: with too few grains, or older than Search Console's history.
    [HALF, ['date']],
    [OLD, ALL],
  ]
  const rows = [own, second].flatMap(({ plan }) =>
    days.flatMap(([day, grains]) => grains.map((grain) => `(${plan.id}, date '${day}', '${grain}')`)),
  )
  const path = join(folder, `${own.plan.workspaceId}.duckdb`)
  mkdirSync(dirname(path), { recursive: true })
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  await connection.run(`${OLD_TABLES}; insert into fact_imports values ${rows.join(', ')}`)
  connection.closeSync()
  instance.closeSync()
  await jobs.look(
    `update search_imports set file_days = '{[2031-05-03,2031-05-04)}' where contentplan_id = ${own.plan.id}`,
  )

  expect(await examineFactFiles(folder)).toMatchObject({ problems: [] })
  const list = (of: typeof own) =>
    of.do(async (store, ctx, plan) => {
      const found = await Promise.all(
        days.map(([day]) => store.listImportedDays(ctx, { plan, range: { from: day, to: day } })),
      )
      return found.flat().map(({ day, grains, source }) => [day, grains.length, source])
    })
  expect(await list(own)).toEqual([
    [YOUNG, 4, 'search-console'],
    [NOTED, 4, 'file'],
    [HALF, 1, 'file'],
    [OLD, 4, 'file'],
  ])
  // A plan that never imported from Search Console has only days from files.
  expect((await list(second)).map(([, , source]) => source)).toEqual(['file', 'file', 'file', 'file'])
  await facts.close()
  expect(await examineFactFiles(folder)).toMatchObject({ problems: [] })
  const again = await about(old, open())
  expect((await list(again)).map(([, , source]) => source)).toEqual([
    'search-console',
    'file',
    'file',
    'file',
  ])
})

test('in a file of the second format only a column gets another name, and its days are read as before', async () => {
  const { dataFolder, own } = await makeFactsWorld('duckdb')
  const path = join(factsFolderOf(dataFolder), `${own.plan.workspaceId}.duckdb`)
  mkdirSync(dirname(path), { recursive: true })
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  const tables = CREATE_TABLES.replaceAll('filter_id', 'contentplan_id').replace('values (3)', 'values (2)')
  await connection.run(`${tables};
    insert into fact_imports values (${own.plan.searchFilterId}, date '2031-05-04', 'date', 'search-console');
    insert into facts_by_date values (${own.plan.searchFilterId}, date '2031-05-04', 7, 50, 100000)`)
  connection.closeSync()
  instance.closeSync()
  expect(await examineFactFiles(factsFolderOf(dataFolder))).toMatchObject({ problems: [] })
  const range = { from: '2031-05-01', to: '2031-05-31' }
  const read = () => own.do(async (store, ctx, plan) => (await store.readTotals(ctx, { plan, range })).range)
  expect(await read()).toMatchObject({ clicks: 7, days: 1 })
  await own.do((store, ctx, plan) => store.deleteFacts(ctx, { plan }))
  expect(await read()).toMatchObject({ clicks: null, days: 0 })
})
