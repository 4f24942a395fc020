import { expect, test } from 'vitest'
import { openBoots, serpOf } from '#tests/support/competition/competition-world.ts'
import { pagesOf } from '#tests/support/serps/serp-pages.ts'
import { createMember } from '#tests/support/accounts/sign-in-world.ts'

const limits = { articleCredits: 1, keywordCredits: 1, seats: 1, paidPlans: 0, keywordLimit: 100 }

test('clusters compete whose results overlap, or for whose keywords the page is seen, the most seen first', async () => {
  const { ask, seen, hikers, tents, idOf } = await openBoots()
  await seen(
    { keyword: 'tents', page: 'boots', impressions: 50, clicks: 2, position: 12 },
    { keyword: 'boots', page: 'boots', impressions: 900 },
  )
  const { status, body } = await ask('competing')
  expect(status).toBe(200)
  expect(body).toMatchObject({ total: 2, articles: [{ id: tents }, { id: hikers }] })
  expect((await ask('competing?limit=1')).body).toMatchObject({ total: 2, articles: [{ id: hikers }] })
  expect(body.articles[0]).toEqual({
    id: tents,
    title: 'Tents',
    is_locked: false,
    estimated_search_volume: null,
    score: null,
    keyword_count: 1,
    seen_count: 1,
    impressions: 50,
    clicks: 2,
  })
  expect((await ask(`competing/${tents}/keyword`)).body.keywords).toEqual([
    {
      id: idOf('tents'),
      keyword: 'tents',
      estimated_search_volume: 99996,
      volume_is_rough: false,
      google_impressions_last: 50,
      google_position_last: 12,
    },
  ])
  expect(body.articles[1]).toMatchObject({
    score: 6,
    seen_count: 0,
    impressions: null,
    clicks: null,
  })
  expect((await ask(`competing/${hikers}/keyword`)).body.keywords).toMatchObject([
    { google_impressions_last: null },
  ])
})

test('a cluster competes, too, whose page is seen for the keywords of this one', async () => {
  const { ask, seen, addCluster, addPage, tents, hikers } = await openBoots()
  const other = await addCluster('Other', [])
  await addPage('other', other)
  await seen({ keyword: 'snow boots', page: 'tents', impressions: 7 })
  const { articles, total } = (await ask('competing')).body
  expect(articles.map(({ id, score }: { id: number; score: number }) => [id, score])).toEqual([
    [hikers, 6],
    [tents, null],
  ])
  expect(total).toBe(2)
})

test('a cluster that only shares a page with it has the score of the list of similar clusters', async () => {
  const { ask, seen, addKeywords, addCluster } = await openBoots()
  const ids = await addKeywords({ poles: serpOf('ab345678mn') })
  const poles = await addCluster('Poles', Object.values(ids))
  await seen({ keyword: 'boots', page: 'boots', impressions: 1 })
  const { articles } = (await ask('competing')).body
  expect(articles).toMatchObject([{ score: 6 }, { id: poles, score: 2 }])
})

test('a cluster that is seen, but shares only a page that ranks for everything, has no score', async () => {
  const { ask, look, addKeywords, addCluster, pageOf, workspaceId, contentplanId } = await openBoots()
  const everywhere = 'https://everywhere.example/'
  await look(`update serps set urls = urls[1:9] || '{${everywhere}}', titles = titles[1:9] || '{${everywhere}}',
    pages = pages[1:9] || '{${pagesOf([everywhere]).join()}}' where keyword = 'boots'`)
  const names = Array.from({ length: 60 }, (_, at) => [
    `lamp ${at}`,
    [everywhere, `https://lamp-${at}.example/`],
  ])
  const ids = Object.values(await addKeywords(Object.fromEntries(names)))
  const lamps = await addCluster('Lamps', ids)
  await look(`insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, impressions_last)
    values (${ids[0]}, ${pageOf('boots')}, ${workspaceId}, ${contentplanId}, 3)`)
  expect((await ask('competing')).body.articles).toMatchObject([
    { id: lamps, impressions: 3, score: null },
    { title: 'Hikers', score: 6 },
  ])
})

test('keywords in no cluster are listed by where they are', async () => {
  const { ask, seen, idOf } = await openBoots()
  await seen(
    { keyword: 'boots sale', page: 'boots', impressions: 30, clicks: 3, position: 4 },
    { keyword: 'stove', page: 'hikers', impressions: 30 },
  )
  const { pseudo } = (await ask('competing')).body
  expect(pseudo).toMatchObject([
    {
      name: 'not-in-plan',
      keyword_count: 1,
      seen_count: 0,
      impressions: null,
      keywords: [{ id: idOf('rubber boots') }],
    },
    { name: 'in-queue', keyword_count: 1, keywords: [{ id: idOf('ski boots') }] },
    {
      name: 'excluded',
      keyword_count: 1,
      seen_count: 1,
      impressions: 30,
      clicks: 3,
      keywords: [{ id: idOf('boots sale'), google_impressions_last: 30, google_position_last: 4 }],
    },
  ])
})

test("a keyword in no cluster competes from the plan's minimum of shared results on", async () => {
  const { ask, look, contentplanId, addKeywords } = await openBoots()
  await addKeywords({ 'boots wax': serpOf('abc4567890'), laces: serpOf('ab34567890') })
  await look(`update contentplans set minimum_score = 3 where id = ${contentplanId}`)
  const { pseudo } = (await ask('competing')).body
  const names = pseudo[0].keywords.map(({ keyword }: { keyword: string }) => keyword)
  expect(names).toEqual(['boots wax', 'rubber boots'])
})

test('without a page, keywords have the numbers of the site', async () => {
  const { ask, look, boots, hikers, idOf, workspaceId, contentplanId } = await openBoots()
  await look(`update articles set page_id = null where id = ${boots};
    insert into keyword_metrics (keyword_id, workspace_id, contentplan_id, impressions_last, position_last)
    values (${idOf('hikers')}, ${workspaceId}, ${contentplanId}, 80, 3)`)
  const { articles } = (await ask('competing')).body
  expect(articles).toMatchObject([{ id: hikers, seen_count: 0, impressions: null }])
  expect((await ask(`competing/${hikers}/keyword`)).body.keywords).toMatchObject([
    { google_impressions_last: 80, google_position_last: 3 },
  ])
})

test('with a page that is not seen for a keyword with known numbers, its impressions are zero', async () => {
  const { ask, look, hikers, idOf, workspaceId, contentplanId } = await openBoots()
  await look(`insert into keyword_metrics (keyword_id, workspace_id, contentplan_id, impressions_last, position_last)
    values (${idOf('hikers')}, ${workspaceId}, ${contentplanId}, 80, 3)`)
  expect((await ask(`competing/${hikers}/keyword`)).body.keywords).toMatchObject([
    { google_impressions_last: 0, google_position_last: null },
  ])
})

test('a hundred keywords of a competing cluster are listed, the most seen first, then the most searched', async () => {
  const { ask, look, addKeywords, addCluster, boots, pageOf, workspaceId, contentplanId } = await openBoots()
  const names = Array.from({ length: 120 }, (_, at) => `pole ${at}`)
  const ids = await addKeywords(Object.fromEntries(names.map((name) => [name, null])))
  const poles = await addCluster('Poles', Object.values(ids))
  await look(`insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, impressions_last)
    values (${ids['pole 119']}, ${pageOf('boots')}, ${workspaceId}, ${contentplanId}, 3)`)
  const { keywords } = (await ask(`competing/${poles}/keyword`)).body
  const listed = keywords.map(({ keyword }: { keyword: string }) => keyword)
  expect(listed).toEqual(['pole 119', ...names.slice(0, 99)])
  expect((await ask(`competing/${boots}/keyword`, poles)).body.keywords).toHaveLength(2)
})

test('no keywords are listed of a cluster of another plan', async () => {
  const { ask, addPlan, call } = await openBoots()
  const { addArticle } = await addPlan()
  const other = await addArticle('Elsewhere')
  expect((await call('GET', `/article/${other}`)).status).toBe(200)
  expect(await ask(`competing/${other}/keyword`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test.each(['url', 'url/external', 'page', 'competing', 'weeks'])(
  'what competes (%s) is told to members of the workspace only',
  async (path) => {
    const { ask, browser, boots, ...world } = await openBoots()
    expect((await ask(path)).status).toBe(200)
    expect(await ask(path, 999_999)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const stranger = await createMember(world, limits)
    expect(await browser.call('GET', `/article/${boots}/${path}`, undefined, stranger.jwt)).toMatchObject({
      status: 404,
    })
  },
)
