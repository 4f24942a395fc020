import { addDays } from '#platform/days.ts'
import { expect, test } from 'vitest'
import {
  BOOTS,
  LAST_DAY,
  makeAnalysisWorld,
  makeDay,
  TENTS,
} from '#tests/support/performance/analysis-world.ts'

const keysOf = ({ rows }: { rows: { keys: string[] }[] }) => rows.map(({ keys }) => keys[0])

const CONNECT = `insert into integrations (workspace_id, contentplan_id, type, gsc_property)
  select workspace_id, id, 'gsc', 'sc-domain:own.example' from contentplans`

test('the row of a day has clicks, impressions, CTR as a share, and the rank', async () => {
  const { fill, ask } = await makeAnalysisWorld()
  await fill(7)
  const { status, body } = await ask({})
  expect(status).toBe(200)
  expect(body.rows).toHaveLength(7)
  expect(body.rows[6]).toEqual({
    keys: [LAST_DAY],
    clicks: 6,
    impressions: 100,
    ctr: 0.06,
    position: 5,
    coverage: { days: 1, imported: 1 },
    previous: null,
    article_id: null,
    title: null,
    state: null,
  })
  expect(body).toMatchObject({
    total: 7,
    totals: { clicks: 42, impressions: 700, ctr: 0.06, position: 5 },
    coverage: { days: 7, imported: 7 },
    imported: { first: addDays(LAST_DAY, -6), last: LAST_DAY, days: 7 },
    anonymised: null,
    asked: { keywords: null, pages: null },
    country: 'all',
  })
})

test('a day that was not imported is null, a week with such a day says so, and neither is zero', async () => {
  const { fill, ask } = await makeAnalysisWorld()
  // 2031-06-30 is a Monday.
  await fill(10, { without: ['2031-06-25'] })
  const days = (await ask({})).body
  expect(days.rows.filter(({ clicks }: { clicks: unknown }) => clicks === null)).toMatchObject([
    { keys: ['2031-06-25'], impressions: null, position: null, coverage: { days: 1, imported: 0 } },
  ])
  expect(days.coverage).toEqual({ days: 7, imported: 6 })
  const weeks = (await ask({ aggregation: 'weekly', startDate: '2031-06-10' })).body
  expect(weeks.rows).toMatchObject([
    { keys: ['2031-06-09'], clicks: null, coverage: { days: 6, imported: 0 } },
    { keys: ['2031-06-16'], clicks: 12, coverage: { days: 7, imported: 2 } },
    { keys: ['2031-06-23'], clicks: 36, coverage: { days: 7, imported: 6 } },
    { keys: ['2031-06-30'], clicks: 6, coverage: { days: 1, imported: 1 } },
  ])
})

test('days outside of the imported range are unknown, and the answer gives that range', async () => {
  const { fill, ask } = await makeAnalysisWorld()
  await fill(3)
  for (const grouping of ['date', 'page', 'query']) {
    const { body } = await ask({ grouping, startDate: '2001-01-01', endDate: '2001-01-02' })
    expect(body).toMatchObject({
      totals: { clicks: null, impressions: null, ctr: null, position: null },
      coverage: { days: 2, imported: 0 },
      imported: { first: '2031-06-28', last: LAST_DAY },
    })
    expect(body.rows.filter((row: { clicks: unknown }) => row.clicks !== null)).toEqual([])
  }
})

test('queries are listed with their cluster or the reason why they have none, and with the share that Google withholds', async () => {
  const { fill, ask, into } = await makeAnalysisWorld()
  await fill(7)
  const { body } = await ask({ grouping: 'query' })
  expect(body.rows).toMatchObject([
    { keys: ['light tent'], clicks: 21, title: 'Tents', state: 'cluster' },
    { keys: ['red boots'], clicks: 14, article_id: null, state: 'keyword not analyzed' },
  ])
  // The pages have 100 impressions a day, of which 75 have a query.
  expect(body.anonymised).toEqual({ clicks: expect.closeTo(1 / 6), impressions: 0.25, days: 7 })
  expect(body.totals.impressions).toBe(700)
  await into('keywords', 'keyword, folded, source, excluded', `'red boots', 'red boots', 'upload', true`)
  const again = (await ask({ grouping: 'query', sortColumn: 'key', sortDirection: 'desc' })).body
  expect(again.rows[0]).toMatchObject({ keys: ['red boots'], state: 'keyword excluded' })
})

test('pages are listed with their cluster or the reason why they have none, and an address with a # belongs to its page', async () => {
  const { fill, ask, article, into } = await makeAnalysisWorld()
  await fill(7)
  const { body } = await ask({ grouping: 'page' })
  expect(body.rows).toMatchObject([
    { keys: [TENTS], clicks: 21, article_id: article, title: 'Tents', state: 'cluster' },
    { keys: [BOOTS], clicks: 14, article_id: null, title: null, state: 'none' },
    { keys: [`${TENTS}#sizes`], clicks: 7, article_id: article, state: 'cluster' },
  ])
  const part = (await ask({ grouping: 'page', limit: 1, offset: 1 })).body
  expect([keysOf(part), part.total]).toEqual([[BOOTS], 3])
  await into('pages', 'url, is_excluded', `'${BOOTS}', true`)
  const again = (await ask({ grouping: 'page', limit: 1, offset: 1 })).body
  expect(again.rows).toMatchObject([{ keys: [BOOTS], article_id: null, state: 'page excluded' }])
})

test('a cluster filters by its keywords, by its page, or by both', async () => {
  const { fill, ask, article } = await makeAnalysisWorld()
  await fill(1)
  const impressionsOf = async (dimensions: string[]) => {
    const { body } = await ask({ startDate: LAST_DAY, articleIds: [article], dimensions })
    return [body.totals.impressions, body.rows[0].impressions, body.asked]
  }
  expect(await impressionsOf(['QUERY'])).toEqual([50, 50, { keywords: 1, pages: null }])
  expect(await impressionsOf(['PAGE'])).toEqual([70, 70, { keywords: null, pages: 1 }])
  expect(await impressionsOf(['QUERY', 'PAGE'])).toEqual([50, 50, { keywords: 1, pages: 1 }])
})

test('a hub filters by all of its clusters, and a hub without clusters has no data', async () => {
  const { fill, ask, own, article, look } = await makeAnalysisWorld()
  await fill(1)
  const ask1 = async () => (await ask({ startDate: LAST_DAY, topicIds: [own.topic] })).body
  expect(await ask1()).toMatchObject({ totals: { impressions: 0 }, asked: { keywords: 0 } })
  await look(`update articles set topic_id = ${own.topic} where id = ${article}`)
  expect(await ask1()).toMatchObject({ totals: { impressions: 50 }, asked: { keywords: 1 } })
})

test('a cluster of another plan of the workspace is not found', async () => {
  const { fill, ask, own, look } = await makeAnalysisWorld()
  await fill(1)
  const [plan] = await look(
    `insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
     values (${own.workspace}, 'sibling', 'USA', 'en', 'managed', 10) returning id`,
  )
  const [sibling] = await look(
    `insert into articles (workspace_id, contentplan_id, title) values (${own.workspace}, ${String(plan?.['id'])}, 'x') returning id`,
  )
  expect(await ask({ articleIds: [sibling?.['id']] })).toMatchObject({ status: 404 })
})

test('own pages are those of clusters with a final draft', async () => {
  const { fill, ask, look, into, article } = await makeAnalysisWorld()
  await fill(1)
  const impressions = async (question = {}) =>
    (await ask({ startDate: LAST_DAY, onlyOwnPages: true, ...question })).body.totals.impressions
  expect(await impressions()).toBe(0)
  await look(`update articles set status = 'drafted' where id = ${article}`)
  expect(await impressions()).toBe(0)
  await look(`update articles set status = 'edited' where id = ${article}`)
  expect(await impressions()).toBe(70)
  expect(await impressions({ keywords: 'boots' })).toBe(0)
  const boots = await into('pages', 'url', `'${BOOTS}'`)
  const draft = await into('articles', 'title, page_id', `'Boots', ${boots}`)
  expect(await impressions({ articleIds: [article, draft], dimensions: ['PAGE'] })).toBe(70)
})

test('patterns include or exclude pages and queries', async () => {
  const { fill, ask } = await makeAnalysisWorld()
  await fill(1)
  const rows = async (question: object) => keysOf((await ask({ startDate: LAST_DAY, ...question })).body)
  expect(await rows({ grouping: 'page', pages: 'boots$' })).toEqual([BOOTS])
  expect(await rows({ grouping: 'page', pages: 'tents', pageFilterType: 'excludingRegex' })).toEqual([BOOTS])
  expect(await rows({ grouping: 'query', keywords: '^(light|heavy) ' })).toEqual(['light tent'])
  expect(await rows({ grouping: 'query', keywords: 'tent', queryFilterType: 'excludingRegex' })).toEqual([
    'red boots',
  ])
  expect(await rows({ grouping: 'query', pages: 'boots' })).toEqual(['red boots', 'light tent'])
})

test('the previous window is the same number of days right before, and unknown where none of it was imported', async () => {
  const { fill, ask } = await makeAnalysisWorld()
  await fill(7, { times: 2 })
  await fill(3, { last: '2031-06-23' })
  const { body } = await ask({ grouping: 'page', comparePrevious: true })
  expect(body).toMatchObject({
    previous: { from: '2031-06-17', to: '2031-06-23' },
    totals: { clicks: 84 },
    previousTotals: { clicks: 18 },
    previousCoverage: { days: 7, imported: 3 },
  })
  expect(body.rows[0]).toMatchObject({ clicks: 42, previous: { clicks: 9, impressions: 180, position: 4 } })
  const earlier = await ask({
    grouping: 'page',
    comparePrevious: true,
    startDate: '2031-06-21',
    endDate: '2031-06-22',
  })
  expect(earlier.body).toMatchObject({ totals: { clicks: 12 }, previousTotals: { clicks: null } })
  expect(earlier.body.rows[0].previous).toEqual({
    clicks: null,
    impressions: null,
    ctr: null,
    position: null,
  })
})

test('without dates the last 30 imported days are meant', async () => {
  const { fill, ask, look } = await makeAnalysisWorld()
  await fill(1)
  const days = async () => keysOf((await ask({ startDate: undefined, endDate: undefined })).body)
  expect((await days()).filter((_, at) => at === 0 || at === 29)).toEqual(['2031-06-01', LAST_DAY])
  await look(CONNECT)
  await look('delete from fact_imports')
  expect(await days()).toHaveLength(30)
})

test('an invalid question is refused with a sentence', async () => {
  const { fill, ask, look } = await makeAnalysisWorld()
  await fill(1)
  const refusals: [object, RegExp][] = [
    [{ startDate: '2031-06-30', endDate: '2031-06-01' }, /reversed/],
    [{ startDate: '2031-02-30', endDate: '2031-06-01' }, /write a day like 2031-05-30/],
    [{ startDate: '30.06.2031' }, /write a day like 2031-05-30/],
    [{ startDate: '0000-01-01', endDate: '0000-01-02' }, /between 2000-01-01/],
    [{ endDate: '9999-12-31', startDate: '9999-12-31' }, /between 2000-01-01/],
    [{ startDate: '1999-12-31' }, /between 2000-01-01/],
    [{ startDate: '2000-01-01' }, /too long/],
    [{ pages: '(' }, /not a regular expression/],
    [{ keywords: '(a+)+{2}$' }, /not a regular expression/],
    [{ keywords: 'x'.repeat(201) }, /more than 200 characters/],
    [{ country: 'AAA' }, /is no country/],
    [{ country: 'deu' }, /of all countries together/],
    [{ articleIds: Array.from({ length: 10_000 }, (_, at) => at + 1) }, /name 1,000 at most/],
  ]
  for (const [question, sentence] of refusals) {
    const { status, body } = await ask(question)
    expect({ status, message: body.message, details: JSON.stringify(body) }).toMatchObject({
      status: 400,
      details: expect.stringMatching(sentence),
    })
  }
  await look(`update search_filters set property = 'sc-domain:own.example', country = 'DEU'
    where id in (select filter_id from search_imports)`)
  expect((await ask({ country: 'deu' })).body).toMatchObject({ country: 'DEU' })
  expect((await ask({})).body).toMatchObject({ country: 'DEU' })
  expect((await ask({ country: 'USA' })).body.message).toMatch(/of DEU alone/)
})

test('a catastrophic expression is answered like any other', async () => {
  const { inPlan, ask } = await makeAnalysisWorld()
  const query = `${'a'.repeat(2_000)}!`
  await inPlan((store, ctx, plan) =>
    store.replaceDay(ctx, {
      plan,
      ...makeDay(LAST_DAY),
      queries: [{ query, clicks: 1, impressions: 1, position: 1 }],
    }),
  )
  const { status, body } = await ask({ grouping: 'query', startDate: LAST_DAY, keywords: '^((a+)+)+$' })
  expect([status, body.total]).toEqual([200, 0])
})

test('without a property there is no search data to ask, unless it was imported from a file', async () => {
  const { fill, ask, look } = await makeAnalysisWorld()
  expect(await ask({})).toMatchObject({ status: 424, body: { message: 'No GSC integration' } })
  await look(CONNECT)
  expect(await ask({})).toMatchObject({ status: 200, body: { imported: null, totals: { clicks: null } } })
  await look('delete from integrations')
  await fill(1)
  expect(await ask({})).toMatchObject({ status: 200 })
})
