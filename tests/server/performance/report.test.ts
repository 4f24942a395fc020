import { addDays } from '#platform/days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  BOOTS,
  LAST_DAY,
  makeAnalysisWorld,
  makeDay,
  TENTS,
} from '#tests/support/performance/analysis-world.ts'

let world: Awaited<ReturnType<typeof makeAnalysisWorld>>

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** 67 days: the last 60 until LAST_DAY, and a week of the year before with half of their numbers. */
beforeAll(async () => {
  world = await makeAnalysisWorld({ atEnd: (end) => void ends.push(end) })
  await world.fill(7, { last: '2030-07-01' })
  await world.fill(60, { times: 2 })
})

const change = (question: object) =>
  world.send('POST', 'gsc/updated', { startDate: '2031-06-01', endDate: LAST_DAY, ...question })

const setDays = (days: { published?: string; modified?: string }) =>
  world.look(`update pages set published_at = ${quote(days.published)}, modified_at = ${quote(days.modified)}
    where id = ${world.page}`)

/** A day at ten o'clock, or a moment as it is. */
const quote = (day: string | undefined) =>
  day === undefined ? 'null' : day.includes('T') ? `'${day}'` : `'${day}T10:00:00Z'`

test('a question can be compared with the same days of the week a year before', async () => {
  const { body } = await world.ask({ grouping: 'page', compare: 'year' })
  expect(body).toMatchObject({
    previous: { from: '2030-06-25', to: '2030-07-01' },
    totals: { clicks: 84, impressions: 1400 },
    previousTotals: { clicks: 42, impressions: 700 },
    previousCoverage: { days: 7, imported: 7 },
  })
  expect(body.rows[0]).toMatchObject({ keys: [TENTS], clicks: 42, previous: { clicks: 21 } })
  const timeline = (await world.ask({ aggregation: 'weekly', compare: 'year' })).body
  expect([timeline.totals, timeline.previousTotals]).toEqual([body.totals, body.previousTotals])
})

const windowOf = async (question: object) => (await world.ask(question)).body.previous

test('what is compared is named by one of two inputs, and "compare" decides', async () => {
  expect(await windowOf({ compare: 'previous' })).toEqual({ from: '2031-06-17', to: '2031-06-23' })
  expect(await windowOf({ comparePrevious: true })).toEqual({ from: '2031-06-17', to: '2031-06-23' })
  expect(await windowOf({ comparePrevious: true, compare: 'none' })).toBe(null)
})

test('a table beside a chart gets its rows without totals and shares', async () => {
  const { body } = await world.ask({ grouping: 'query', withTotals: false, compare: 'previous' })
  expect(body).toMatchObject({
    totals: { clicks: null, impressions: null, ctr: null, position: null },
    previousTotals: null,
    anonymised: null,
    coverage: { days: 7, imported: 7 },
  })
  expect(body.rows[0]).toMatchObject({ keys: ['light tent'], clicks: 42, previous: { clicks: 42 } })
})

const fieldsOf = async (question: object) =>
  (await world.ask(question)).body.details.map(({ path }: { path: string }) => path)

test('a wrong expression names its field', async () => {
  expect(await fieldsOf({ keywords: '(' })).toEqual(['keywords'])
  expect(await fieldsOf({ pages: '[' })).toEqual(['pages'])
})

/** The status and the lines of a file. */
async function readFile(path: string, payload: object) {
  const { own, server } = world
  const reply = await server.inject({
    method: 'POST',
    url: `/api/contentplan/${own.contentplan}/${path}`,
    headers: { authorization: `Bearer ${own.token}` },
    payload,
  })
  return [reply.statusCode, reply.body.split('\r\n')]
}

const fileOf = (question: object) =>
  readFile('gsc/export', { startDate: '2030-03-01', endDate: '2030-03-01', ...question })

test('a file has all rows with their cluster or the reason why they have none, and no formula', async () => {
  await world.inPlan((store, ctx, plan) =>
    store.replaceDay(ctx, {
      plan,
      ...makeDay('2030-03-01'),
      queries: [
        { query: '=cmd|x', clicks: 3, impressions: 9, position: 2.5 },
        { query: 'light tent', clicks: 1, impressions: 4, position: 1 },
      ],
    }),
  )
  expect(await fileOf({ grouping: 'query', limit: 1 })).toEqual([
    200,
    [
      '\ufeffKeyword,Cluster,Impressions,Clicks,CTR,Rank',
      "'=cmd|x,Keyword not analyzed,9,3,0.3333,2.5",
      'light tent,Tents,4,1,0.25,1',
      '',
    ],
  ])
  const [, compared] = await fileOf({ grouping: 'page', compare: 'previous', pages: 'boots' })
  expect(compared).toEqual([
    '\ufeffURL,Cluster,Impressions,Clicks,CTR,Rank,' +
      ['Impressions', 'Clicks', 'CTR', 'Rank'].map((name) => `${name} 2030-02-28 to 2030-02-28`).join(','),
    `${BOOTS},,30,2,0.0667,6,,,,`,
    '',
  ])
  expect(await fileOf({ grouping: 'date' })).toMatchObject([
    400,
    [expect.stringContaining('choose one as grouping')],
  ])
})

test('a changed cluster has the numbers of its page before and after the day, as many days as were imported', async () => {
  await setDays({ published: '2031-06-20' })
  const { body } = await change({ articleIds: [world.article] })
  // Ten days after the change are known, so ten days before it are compared. The page has two addresses.
  const numbers = {
    clicks: 80,
    impressions: 1400,
    ctr: 80 / 1400,
    position: expect.closeTo((60 * 4 + 10 * 8) / 70, 3),
  }
  expect(body).toEqual({
    rows: [
      {
        article_id: world.article,
        title: 'Tents',
        article_url: TENTS,
        change: 'published',
        changed_on: '2031-06-20',
        days: 10,
        before: numbers,
        after: numbers,
      },
    ],
    total: 1,
    changes: [{ change: 'published', day: '2031-06-20', count: 1, title: 'Tents' }],
    sum: { before: numbers, after: numbers },
    unchanged: 0,
  })
})

test('changed clusters come in pages; their sums, their marks and their file are of all pages', async () => {
  await setDays({ published: '2031-06-20' })
  const page = await world.into('pages', 'url, published_at', `'${BOOTS}', '2031-06-25T10:00:00Z'`)
  const boots = await world.into('articles', 'title, page_id', `'=Boots', ${page}`)
  const question = { articleIds: [world.article, boots] }
  const [first, second] = [
    (await change({ ...question, limit: 1 })).body,
    (await change({ ...question, limit: 1, offset: 1 })).body,
  ]
  const titles = [first, second].map(({ rows }) => rows.map(({ title }: { title: string }) => title))
  expect(titles).toEqual([['=Boots'], ['Tents']])
  expect(first).toMatchObject({ total: 2, unchanged: 0, sum: { after: { clicks: 100 } } })
  expect([first.sum, first.changes]).toEqual([second.sum, second.changes])
  expect(first.changes).toEqual([
    { change: 'published', day: '2031-06-20', count: 1, title: 'Tents' },
    { change: 'published', day: '2031-06-25', count: 1, title: '=Boots' },
  ])
  await setDays({ published: '2031-06-25' })
  expect((await change(question)).body.changes).toEqual([
    { change: 'published', day: '2031-06-25', count: 2, title: null },
  ])
  const days = { startDate: '2031-06-01', endDate: LAST_DAY }
  expect(await readFile('gsc/updated/export', { ...question, ...days })).toEqual([
    200,
    [
      '\ufeffCluster,URL,Change,Day,Days before and after,Impressions before,Clicks before,CTR before,Rank before,' +
        'Impressions after,Clicks after,CTR after,Rank after',
      `Tents,${TENTS},Published,2031-06-25,5,700,40,0.0571,4.57,700,40,0.0571,4.57`,
      `'=Boots,${BOOTS},Published,2031-06-25,5,300,20,0.0667,6,300,20,0.0667,6`,
      '',
    ],
  ])
})

const daysOf = async (day: string) => {
  await setDays({ modified: day })
  const { body } = await change({ articleIds: [world.article], startDate: '2031-01-01' })
  return [body.rows[0].change, body.rows[0].days, body.rows[0].after.clicks]
}

test('a change counts 28 days at most, stops at a day without data, and is unknown beside one', async () => {
  expect(await daysOf('2031-06-01')).toEqual(['updated', 28, 28 * 8])
  // The imported days begin on 2031-05-02.
  expect(await daysOf('2031-05-07')).toEqual(['updated', 5, 5 * 8])
  expect(await daysOf(addDays('2031-05-02', -1))).toEqual(['updated', 0, null])
})

const changeOf = async (modified: string) => {
  await setDays({ published: '2031-06-20T23:50:00Z', modified })
  const { body } = await change({ articleIds: [world.article] })
  return [body.rows[0].change, body.rows[0].changed_on]
}

test('a page that is saved again within a day after it was published was not updated', async () => {
  expect(await changeOf('2031-06-21T00:10:00Z')).toEqual(['published', '2031-06-20'])
  expect(await changeOf('2031-06-22T00:10:00Z')).toEqual(['updated', '2031-06-22'])
})

test('of clusters that did not change in the range only the number is told', async () => {
  await setDays({ published: '2029-01-01', modified: '2031-07-01' })
  const { body } = await change({ articleIds: [world.article] })
  expect(body).toMatchObject({ rows: [], unchanged: 1, sum: { before: { clicks: null } } })
})

test('without clusters, with unknown ones and with reversed days changes are refused', async () => {
  expect(await change({})).toMatchObject({ status: 400, body: { message: 'No clusters selected' } })
  expect(await change({ articleIds: [world.article, 999_999] })).toMatchObject({ status: 404 })
  expect(await change({ articleIds: [world.article], startDate: '2031-07-01' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('reversed') },
  })
})
