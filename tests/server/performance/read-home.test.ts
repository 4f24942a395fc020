import { addDays } from '#platform/days.ts'
import { expect, test } from 'vitest'
import { LAST_DAY, makeAnalysisWorld } from '#tests/support/performance/analysis-world.ts'

const BEFORE = addDays(LAST_DAY, -30)

async function makeWorld() {
  const world = await makeAnalysisWorld()
  const { into, look } = world
  /** Adds a cluster whose page had these impressions. */
  const addMeasured = async (
    name: string,
    last: number | null,
    prev: number | null,
    status = 'no status',
  ) => {
    const page = await into('pages', 'url', `'https://own.example/${name}'`)
    await look(`insert into page_metrics (workspace_id, contentplan_id, page_id, impressions_last, impressions_prev, clicks_last)
      values (${world.own.workspace}, ${world.own.contentplan}, ${page}, ${last}, ${prev}, ${last === null ? null : last / 10})`)
    return into('articles', 'title, page_id, status', `'${name}', ${page}, '${status}'`)
  }
  return { ...world, addMeasured }
}

test('the last 30 days are shown with the 30 before, in whole percent', async () => {
  const { fill, readHome } = await makeWorld()
  await fill(30, { times: 3 })
  await fill(30, { times: 2, last: BEFORE })
  const { status, body } = await readHome()
  expect(status).toBe(200)
  expect(body.traffic).toMatchObject({
    last: { from: '2031-06-01', to: LAST_DAY },
    previous: { from: '2031-05-02', to: '2031-05-31' },
    clicks: { last: 540, previous: 360, change: 50 },
    impressions: { last: 9000, previous: 6000, change: 50 },
    ranking_keywords: { last: 2, previous: 2, change: 0 },
  })
  expect(body.traffic.series).toHaveLength(60)
  expect(body.traffic.series[59]).toEqual({
    keys: [LAST_DAY],
    clicks: 18,
    impressions: 300,
    ctr: 0.06,
    position: 5,
    ranking_keywords: 2,
  })
  expect(body.search).toMatchObject({
    imported: { first: '2031-05-02', last: LAST_DAY, days: 60 },
    anonymised: { to: LAST_DAY, impressions: 0.25 },
  })
})

test('a window with a missing day is unknown, and so is the change', async () => {
  const { fill, readHome } = await makeWorld()
  await fill(60, { without: ['2031-05-20'] })
  const { traffic } = (await readHome()).body
  for (const name of ['clicks', 'impressions', 'ranking_keywords'])
    expect(traffic[name]).toEqual({ last: expect.any(Number), previous: null, change: null })
  expect(traffic.series[18]).toMatchObject({ keys: ['2031-05-20'], clicks: null, ranking_keywords: null })
})

test('the windows are those of the last measuring, also after later days were imported', async () => {
  const { fill, readHome, look } = await makeWorld()
  await fill(61)
  await look(`update search_imports set metrics_until = '2031-06-29'`)
  const { body } = await readHome()
  expect(body.metrics_until).toBe('2031-06-29')
  expect(body.traffic.last).toEqual({ from: '2031-05-31', to: '2031-06-29' })
})

test('five pages are listed from the largest gain and five from the largest loss, also where fewer have moved', async () => {
  const { addMeasured, readHome } = await makeWorld()
  for (const gain of [5, 90, 30, 20, 10, 40]) await addMeasured(`won-${gain}`, 100 + gain, 100)
  const lost = await addMeasured('lost', 60, 100)
  await addMeasured('same', 100, 100)
  await addMeasured('of an unknown past', 100, null)
  const { trending, declining } = (await readHome()).body
  expect(trending.map(({ title }: { title: string }) => title)).toEqual([
    'won-90',
    'won-40',
    'won-30',
    'won-20',
    'won-10',
  ])
  expect(declining[0]).toEqual({
    article_id: lost,
    title: 'lost',
    article_url: 'https://own.example/lost',
    page_impressions_last: 60,
    page_impressions_prev: 100,
    page_impressions_change: -40,
  })
  const changes = declining.map((page: { page_impressions_change: number }) => page.page_impressions_change)
  expect(changes).toEqual([-40, 0, 5, 10, 20])
})

test('articles count as written from the final draft on, and as indexed when search showed their page', async () => {
  const { addMeasured, readHome, look, article } = await makeWorld()
  expect((await readHome()).body).toMatchObject({
    productivity: { produced: 0, published: 0, indexed: null },
    incremental: { clicks: null },
  })
  await addMeasured('drafted', 100, 0, 'drafted')
  await addMeasured('edited', 200, 0, 'edited')
  await addMeasured('published', 300, 0, 'published')
  await addMeasured('unseen', 0, 0, 'published')
  await look(`update articles set status = 'edited' where id = ${article}`)
  expect((await readHome()).body).toMatchObject({
    productivity: { produced: 4, published: 2, indexed: 2 },
    incremental: { clicks: 50 },
  })
})

test('a plan without property or search data has everything else, and says what is missing', async () => {
  const { readHome, look, own } = await makeWorld()
  expect(await readHome()).toMatchObject({
    status: 200,
    body: {
      traffic: null,
      trending: [],
      gsc_property: null,
      search: { imported: null },
      has_keywords: true,
      has_clusters: true,
      alerts: { cannibalization: 0, url_conflict: 0, no_keywords_mentioned: 0 },
      worthwhile: [],
    },
  })
  await look(
    `insert into integrations (workspace_id, contentplan_id, type, gsc_property)
     select workspace_id, id, 'gsc', 'sc-domain:own.example' from contentplans where id = ${own.contentplan}`,
  )
  await look(
    `update search_imports set error = 'No refresh token', trouble = 'no_token',
       started_at = '2031-06-30 10:00Z', ended_at = '2031-06-30 11:00Z'
     where contentplan_id = ${own.contentplan}`,
  )
  expect((await readHome()).body).toMatchObject({
    gsc_property: 'sc-domain:own.example',
    metrics_until: null,
    search: {
      import_started: '2031-06-30T10:00:00Z',
      import_ended: '2031-06-30T11:00:00Z',
      import_error: 'No refresh token',
      import_trouble: 'no_token',
    },
  })
})

test('the five actions that would bring most clicks are listed, of clusters and pages that users have not ruled out', async () => {
  const { addMeasured, into, readHome, look, own } = await makeWorld()
  const place = `${own.workspace}, ${own.contentplan}`
  /** A cluster whose potential clicks are at rank 1, so that rank 3 would bring 386 of 1,000. */
  const addSeen = async (article: number, potential: number, position: number | null) => {
    await look(`insert into article_metrics (workspace_id, contentplan_id, article_id, potential_clicks, clicks_last, impressions_last, position_last)
      values (${place}, ${article}, ${potential}, 6, 200, ${position})`)
    return article
  }
  const addUnwritten = (title: string, columns = 'status', values = "'no status'") =>
    into('articles', `title, ${columns}`, `'${title}', ${values}`)
  const low = await addSeen(await addMeasured('low', 10, 10), 1000, 9)
  await addSeen(await addMeasured('first', 10, 10), 5000, 1.2)
  await addSeen(await addMeasured('kept', 10, 10), 5000, 9)
  const lost = await addMeasured('lost', 10, 10)
  const lost2 = await addSeen(await addMeasured('lost little', 10, 10), 100, 9)
  await look(`update pages set action = 'leave' where url like '%/kept'`)
  await look(`insert into page_advice (workspace_id, contentplan_id, page_id, action, reason, gain)
    select a.workspace_id, a.contentplan_id, a.page_id, 'update', 'It has fewer clicks.', case when a.id = ${lost} then 700 else 40 end
    from articles a where a.id in (${lost}, ${lost2})`)
  const written = await addSeen(await addUnwritten('unwritten'), 2000, null)
  await addSeen(await addUnwritten('dismissed', 'priority', "'low'"), 9000, null)
  await addSeen(await addUnwritten('begun', 'status', "'drafted'"), 9000, null)
  const { worthwhile } = (await readHome()).body
  expect(
    worthwhile.map(({ article_id, action, gain }: Record<string, unknown>) => [article_id, action, gain]),
  ).toEqual([
    [written, 'write', 766],
    [lost, 'update', 700],
    [low, 'improve', 380],
    [lost2, 'update', 40],
  ])
  expect(worthwhile[1]).toMatchObject({
    title: 'lost',
    article_url: 'https://own.example/lost',
    reason: 'It has fewer clicks.',
  })
})
