import { expect, test } from 'vitest'
import { openBoots } from '#tests/support/competition/competition-world.ts'

test('pages that were seen for the keywords of a cluster come with their numbers, the most seen first', async () => {
  const { ask, seen, boots, pageOf, look } = await openBoots()
  await seen(
    { keyword: 'boots', page: 'boots', impressions: 100, clicks: 10, position: 2, before: 40 },
    { keyword: 'snow boots', page: 'boots', impressions: 300, clicks: 10, position: 6, before: 60 },
    { keyword: 'boots', page: 'hikers', impressions: 900, clicks: 9, position: 9 },
    { keyword: 'hikers', page: 'old', impressions: 5000 },
  )
  await look(`update pages set title = 'All boots', is_excluded = true where id = ${pageOf('boots')}`)
  const { status, body } = await ask('url')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    total: 2,
    urls: [
      { page_id: pageOf('hikers'), article_title: 'Hikers', keyword_count: 1, google_impressions_last: 900 },
      {
        page_id: pageOf('boots'),
        url: 'https://own.example/boots',
        title: 'All boots',
        article_id: boots,
        excluded: true,
        is_own: true,
        keyword_count: 2,
        google_impressions_last: 400,
        google_clicks_last: 20,
        google_ctr_last: 0.05,
        google_position_last: 5,
        google_impressions_prev: 100,
        google_clicks_prev: null,
        google_position_prev: null,
      },
    ],
  })
  expect(body.urls[0].is_own).toBe(false)
})

test('a page that is not seen any more is listed with zero, and one whose numbers are not known with null', async () => {
  const { ask, seen, pageOf } = await openBoots()
  await seen(
    { keyword: 'boots', page: 'hikers', impressions: 0, before: 70 },
    { keyword: 'boots', page: 'tents', impressions: null, before: 80 },
    { keyword: 'boots', page: 'old', impressions: 0, before: 0 },
  )
  const { urls, total } = (await ask('url')).body
  expect(total).toBe(2)
  expect(urls).toMatchObject([
    { page_id: pageOf('hikers'), google_impressions_last: 0, google_impressions_prev: 70 },
    { page_id: pageOf('tents'), google_impressions_last: null, google_ctr_last: null },
  ])
})

test('pages that only rank in the search results of its keywords are listed when they are asked for', async () => {
  const { ask, seen, ranks, pageOf } = await openBoots()
  await seen({ keyword: 'boots', page: 'boots', impressions: 10 })
  const own = ['https://www.own.example/old', 'https://own.example/old#top', 'https://own.example/unknown']
  await ranks('boots', [...own, 'https://notown.example/hikers'])
  await ranks('snow boots', ['https://own.example/boots', 'https://own.example/old'])
  expect((await ask('url')).body).toMatchObject({
    total: 1,
    urls: [{ page_id: pageOf('boots'), keyword_count: 2 }],
  })
  expect((await ask('url?empty=1')).body).toMatchObject({
    total: 2,
    urls: [
      { page_id: pageOf('boots') },
      { page_id: pageOf('old'), keyword_count: 2, google_impressions_last: null, article_id: null },
    ],
  })
})

test('the pages of a long list are counted on each of its pages', async () => {
  const { ask, seen, pageOf } = await openBoots()
  await seen(
    { keyword: 'boots', page: 'boots', impressions: 10 },
    { keyword: 'boots', page: 'hikers', impressions: 30 },
    { keyword: 'boots', page: 'old', impressions: 20 },
  )
  const list = async (page: number) => {
    const { urls, total } = (await ask(`url?limit=2&page=${page}`)).body
    return [total, ...urls.map(({ page_id }: { page_id: number }) => page_id)]
  }
  expect([await list(1), await list(2), await list(3)]).toEqual([
    [3, pageOf('hikers'), pageOf('old')],
    [3, pageOf('boots')],
    [3],
  ])
})

test('the page of a cluster is null when it has none', async () => {
  const { ask, look, boots, pageOf } = await openBoots()
  expect((await ask('page')).body).toMatchObject({
    page: { page_id: pageOf('boots'), url: 'https://own.example/boots', article_id: boots },
  })
  await look(`update articles set page_id = null where id = ${boots}`)
  expect(await ask('page')).toMatchObject({ status: 200, body: { page: null } })
})
