import { addDays } from '#platform/days.ts'
import { expect, test } from 'vitest'
import { recountArticles } from '#features/articles/server/index.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'
import { keepDays } from '#tests/support/performance/keep-days.ts'
import { insert } from '#tests/support/database/test-database.ts'
import { measureAll } from '#features/performance/server/measuring/measure-all.ts'

const LAST = '2031-06-30'
const HOME = 'https://shop.example/'
const TENTS = 'https://shop.example/tents'
const row = (clicks: number, impressions: number, position: number) => ({ clicks, impressions, position })

function makeDay(back: number) {
  const pageQueries =
    back < 30
      ? [
          { page: TENTS, query: 'light tent', ...row(2, 20, 4) },
          { page: `${TENTS}#sizes`, query: 'light tent', ...row(0, 10, 7) },
          { page: HOME, query: 'light tent', ...row(0, 10, 20) },
        ]
      : [{ page: TENTS, query: 'light tent', ...row(1, 10, 10) }]
  return {
    day: addDays(LAST, -back),
    totals: row(3, 50, 5),
    pages: pageQueries.map(({ query: _query, ...rest }) => rest),
    queries: [
      { query: 'light tent', ...row(2, back < 30 ? 20 : 5, 4) },
      // People ask the same with and without a question mark.
      { query: 'light tent?', ...row(0, 5, 4) },
    ],
    pageQueries,
  }
}

/** A plan with two keywords in a cluster with the page TENTS, and 60 days of facts except those in `without`. */
async function makeWorld({ without = [] }: { without?: number[] } = {}) {
  const { jobs, facts, own, dataFolder } = await makeFactsWorld('duckdb')
  const { workspaceId, id: contentplanId } = own.plan
  const look = (statement: string) => jobs.look(statement)
  const into = (table: string, columns: string, values: string) =>
    insert(
      jobs.url,
      `insert into ${table} (workspace_id, contentplan_id, ${columns}) values (${workspaceId}, ${contentplanId}, ${values})`,
    )
  const [home, tents] = [await into('pages', 'url', `'${HOME}'`), await into('pages', 'url', `'${TENTS}'`)]
  const article = await into('articles', 'title, page_id', `'Tents', ${tents}`)
  const seen = await into(
    'keywords',
    'keyword, folded, source, article_id',
    `'Light Tent', 'light tent', 'upload', ${article}`,
  )
  const unseen = await into('keywords', 'keyword, folded, source', `'rain cover', 'rain cover', 'upload'`)
  const days = Array.from({ length: 60 }, (_, back) => makeDay(back)).filter(
    (_, back) => !without.includes(back),
  )
  await keepDays(dataFolder, { plan: own.plan, days })
  const database: RunDatabase = {
    transaction: () => ({ execute: (work) => jobs.as(jobs.own, (ctx) => work(ctx.database)) }),
  }
  /** Measures the plan; `meanwhile` runs when its keywords have been read for the first time. */
  const measure = async ({ meanwhile }: { meanwhile?: () => Promise<unknown> } = {}) => {
    let isFirst = true
    const rankQueries: typeof facts.rankQueries = async (...asked) => {
      if (isFirst) await meanwhile?.()
      isFirst = false
      return facts.rankQueries(...asked)
    }
    return measureAll({ workspaceId, database, facts: { ...facts, rankQueries } }, contentplanId)
  }
  return { look, into, measure, home, tents, seen, unseen, article, own, jobs }
}

test('keywords and pages have their last 30 days and the 30 before, with weighted ranks', async () => {
  const { look, measure, home, tents, seen, unseen } = await makeWorld()
  await measure()
  expect(await look('select * from keyword_metrics order by keyword_id')).toMatchObject([
    {
      keyword_id: seen,
      impressions_last: 750,
      clicks_last: 60,
      position_last: 4,
      impressions_prev: 300,
      clicks_prev: 60,
      position_prev: 4,
    },
    {
      keyword_id: unseen,
      impressions_last: 0,
      clicks_last: 0,
      position_last: null,
      impressions_prev: 0,
      clicks_prev: 0,
      position_prev: null,
    },
  ])
  // Addresses with a # count for their page: 20 impressions at rank 4 and 10 at rank 7 a day.
  expect(await look('select * from page_metrics order by page_id')).toMatchObject([
    { page_id: home, impressions_last: 300, position_last: 20, impressions_prev: 0, position_prev: null },
    {
      page_id: tents,
      impressions_last: 900,
      clicks_last: 60,
      position_last: 5,
      impressions_prev: 300,
      position_prev: 10,
    },
  ])
  expect(await look('select * from keyword_pages order by page_id')).toMatchObject([
    { keyword_id: seen, page_id: home, impressions_last: 300 },
    {
      keyword_id: seen,
      page_id: tents,
      impressions_last: 900,
      clicks_last: 60,
      position_last: 5,
      impressions_prev: 300,
    },
  ])
  expect(
    await look('select metrics_until::text from search_imports where metrics_until is not null'),
  ).toEqual([{ metrics_until: LAST }])
})

test('a cluster has the impressions of all pages on its keywords, and its cluster match is the part of its own page', async () => {
  const { look, measure, article, unseen, jobs, own } = await makeWorld()
  await measure()
  const read = () => look(`select * from article_metrics where article_id = ${article}`)
  const known = {
    impressions_last: 1200,
    clicks_last: 60,
    position_last: 8.75,
    impressions_prev: 300,
    position_prev: 10,
    target_impressions_last: 900,
    target_clicks_last: 60,
    target_position_last: 5,
    target_impressions_prev: 300,
    // 1,200 / (1 - sqrt(0.003 x 7.75)) x 0.285
    potential_clicks: 404,
  }
  expect(await read()).toMatchObject([known])
  await look(
    `update keywords set article_id = ${article}, estimated_search_volume = 1000 where id = ${unseen}`,
  )
  await look(`update keywords set article_id = null where id <> ${unseen}`)
  await jobs.as(jobs.own, (ctx) => recountArticles(ctx, { plan: own.plan, articleIds: [article] }))
  expect(await read()).toMatchObject([
    { impressions_last: 0, position_last: null, target_impressions_last: 0, potential_clicks: 285 },
  ])
})

test('the worked example of potential clicks is right: 1,000 impressions at rank 10 could be 341 clicks', async () => {
  const { look, measure, article, jobs, own } = await makeWorld()
  await measure()
  await look('update keyword_pages set impressions_last = 500, position_last = 10')
  await jobs.as(jobs.own, (ctx) => recountArticles(ctx, { plan: own.plan, articleIds: [article] }))
  expect(await look('select potential_clicks from article_metrics')).toEqual([{ potential_clicks: 341 }])
})

test('measuring again leaves one row each, and none for deleted ones', async () => {
  const { look, measure, home } = await makeWorld()
  await measure()
  expect(await look('select from keyword_pages')).toHaveLength(2)
  await look(`delete from pages where id = ${home}`)
  await measure()
  expect(await look('select from keyword_metrics')).toHaveLength(2)
  expect(await look('select from page_metrics')).toHaveLength(1)
  expect(await look('select from keyword_pages')).toHaveLength(1)
})

test('keywords that come into the plan while it is measured are measured, too', async () => {
  const { look, into, measure } = await makeWorld()
  const add = () => into('keywords', 'keyword, folded, source', `'light tent?', 'light tent?', 'upload'`)
  await measure({ meanwhile: add })
  expect(
    await look(`select impressions_last from keyword_metrics m join keywords k on k.id = m.keyword_id
      where k.keyword = 'light tent?'`),
  ).toEqual([{ impressions_last: 150 }])
})

test('a window that was not imported completely is unknown, and never zero', async () => {
  const { look, measure, seen } = await makeWorld({ without: [45] })
  await measure()
  expect(
    await look(
      `select impressions_last, impressions_prev, position_prev from keyword_metrics where keyword_id = ${seen}`,
    ),
  ).toEqual([{ impressions_last: 750, impressions_prev: null, position_prev: null }])
})

test('a plan without search data is not measured', async () => {
  const { measure, own, look } = await makeWorld()
  await own.do((store, ctx, plan) => store.deleteFacts(ctx, { plan }))
  await measure()
  expect(await look('select from keyword_metrics')).toEqual([])
})
