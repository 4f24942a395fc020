import { expect, test } from 'vitest'
import { openLinks, openPagePlan } from '#tests/support/pages/page-world.ts'

test('a page is found by its address in any spelling, and by its id', async () => {
  const { call, contentplanId, pages, look, addPlan } = await openPagePlan()
  await look(`update pages set word_count = 12, is_noindex = true, crawl_problem = 'It is no web page.',
    crawled_at = '2031-05-06T07:08:09Z' where id = ${pages.b}`)
  await look(`insert into page_advice (page_id, workspace_id, contentplan_id, action, reason)
    select id, workspace_id, contentplan_id, 'update', 'It lost clicks.' from pages where id = ${pages.b}`)
  const find = async (page: string, plan = contentplanId) =>
    (await call('GET', `/page?contentplanId=${plan}&page=${encodeURIComponent(page)}`)).body.page
  expect(await find('HTTPS://Shop.example/b#part')).toMatchObject({
    page_id: pages.b,
    word_count: 12,
    is_noindex: true,
    crawl_problem: 'It is no web page.',
    crawled_at: '2031-05-06T07:08:09Z',
    suggested_action: 'update',
    suggested_action_reason: 'It lost clicks.',
  })
  expect(await find(String(pages.a))).toMatchObject({ url: 'https://shop.example/a', crawled_at: null })
  expect(await find('https://shop.example/none')).toBeNull()
  expect(await find(String(pages.a), (await addPlan()).contentplanId)).toBeNull()
})

test('the contents of a page are shown once it was read', async () => {
  const { call, pages, look } = await openPagePlan()
  await look(
    `update pages set title = 'B', headings = '[{"level": 1, "text": "All of B"}]' where id = ${pages.b}`,
  )
  await look(`insert into page_texts (page_id, workspace_id, contentplan_id, text)
    select id, workspace_id, contentplan_id, 'Words of B' from pages where id = ${pages.b}`)
  expect((await call('GET', `/page/s3?pageId=${pages.b}`)).body).toMatchObject({
    page_id: pages.b,
    title: 'B',
    headings: [{ level: 1, text: 'All of B' }],
    text: 'Words of B',
  })
  expect((await call('GET', `/page/s3?pageId=${pages.a}`)).body).toMatchObject({ headings: [], text: null })
})

test('the keywords of a page are listed with the figures of this page', async () => {
  const { call, pages, first, word, look, contentplanId, addPlan } = await openPagePlan()
  await look(`insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, impressions_last, clicks_last, position_last)
    select k.id, p.id, p.workspace_id, p.contentplan_id, k.n * 10, k.n, 4.5
    from pages p, (values (${word('one')}, 1), (${word('two')}, 2)) k (id, n) where p.id in (${pages.a}, ${pages.b})`)
  await look(
    `update keyword_pages set impressions_last = null where page_id = ${pages.b} and keyword_id = ${word('two')}`,
  )
  const { body } = await call('GET', `/page/keywords?pageId=${pages.a}`)
  expect(body).toMatchObject({ total: 2, keywords: [{ keyword: 'two' }, { keyword: 'one' }] })
  expect(body.keywords[1]).toEqual({
    id: word('one'),
    keyword_id: word('one'),
    keyword: 'one',
    estimated_search_volume: null,
    article_id: first,
    volume_is_rough: false,
    title: 'First',
    excluded: false,
    google_impressions_last: 10,
    google_clicks_last: 1,
    google_ctr_last: 0.1,
    google_position_last: 4.5,
    google_impressions_prev: null,
    google_clicks_prev: null,
    google_position_prev: null,
    impressions: 10,
  })
  const names = async (query: string) =>
    (await call('GET', `/contentplan/${contentplanId}/keyword/page?${query}`)).body.keywords.map(
      ({ keyword }: { keyword: string }) => keyword,
    )
  expect(await names(`pageId=${pages.b}`)).toEqual(['one', 'two'])
  expect(await names(`pageId=${pages.a}&sortColumn=keyword&sortDirection=asc&limit=1&page=2`)).toEqual([
    'two',
  ])
  const other = await addPlan()
  const foreign = `/contentplan/${other.contentplanId}/keyword/page?pageId=${pages.a}`
  expect(await call('GET', foreign)).toMatchObject({ status: 404 })
})

test('a page shows its cluster', async () => {
  const { call, pages, first, match } = await openPagePlan()
  await match(pages.a, first)
  const read = async (id: number) => (await call('GET', `/page/${id}/article`)).body
  expect(await read(pages.a)).toMatchObject({ article: { id: first, title: 'First', page_id: pages.a } })
  expect(await read(pages.b)).toEqual({ article: null })
})

test('the links of a plan are listed by their place in the page, and sorted by each column', async () => {
  const { anchors, listLinks, pages, first } = await openLinks()
  expect((await listLinks('limit=1')).body.links).toEqual([
    {
      from_page_id: pages.a,
      to_page_id: pages.b,
      place: 0,
      from_url: 'https://shop.example/a',
      to_url: 'https://shop.example/b',
      anchor_text: 'Zebra',
      text: 'See Zebra',
      is_in_content: true,
      is_followed: true,
      from_article_id: first,
      from_article_title: 'First',
      to_status_code: null,
      to_redirects_to: null,
    },
  ])
  expect(await anchors()).toEqual([5, 'Zebra', 'apple', 'Mango', 'home', 'self'])
  expect(await anchors('sortColumn=from_url&sortDirection=desc')).toEqual([
    5,
    'self',
    'home',
    'Zebra',
    'apple',
    'Mango',
  ])
  expect(await anchors('sortColumn=to_url')).toEqual([5, 'home', 'Zebra', 'Mango', 'apple', 'self'])
  expect(await anchors('sortColumn=anchor_text')).toEqual([5, 'apple', 'home', 'Mango', 'self', 'Zebra'])
  expect(await anchors('limit=2&page=3')).toEqual([5, 'self'])
})

test('links are found by the address of a page or by an expression, at either end', async () => {
  const { anchors, look, pages } = await openLinks()
  expect(await anchors('urlFilter=https://SHOP.example/b')).toEqual([3, 'Zebra', 'Mango', 'home'])
  expect(await anchors('urlFilter=https://shop.example/b&direction=incoming')).toEqual([2, 'Zebra', 'Mango'])
  expect(await anchors('urlFilter=https://shop.example/b&direction=outgoing')).toEqual([1, 'home'])
  expect(await anchors('urlFilter=/C$')).toEqual([2, 'apple', 'self'])
  expect(await anchors('urlFilter=/[bc]$&direction=outgoing')).toEqual([2, 'home', 'self'])
  expect(await anchors('urlFilter=nothing')).toEqual([0])
  await look(`update pages set url = 'https://shop.example/b?x=(1' where id = ${pages.b}`)
  expect(await anchors(`urlFilter=${encodeURIComponent('https://shop.example/b?x=(1')}`)).toEqual([
    3,
    'Zebra',
    'Mango',
    'home',
  ])
})

test('links to and from the page of a cluster are counted and paged separately', async () => {
  const { call, pages, first, second } = await openLinks()
  const read = async (articleId: number, query = '') =>
    (await call('GET', `/internal-links/article/${articleId}?${query}`)).body
  expect(await read(first)).toMatchObject({
    page_id: pages.a,
    incoming: { total: 1, links: [{ url: 'https://shop.example/b', anchor: 'home', text: 'See home' }] },
    outgoing: {
      total: 3,
      links: [
        { url: 'https://shop.example/b', anchor: 'Zebra' },
        { url: 'https://shop.example/c', anchor: 'apple' },
        { url: 'https://shop.example/b', anchor: 'Mango' },
      ],
    },
  })
  expect(await read(first, 'limit=2&outgoingPage=2')).toMatchObject({
    incoming: { links: [{ anchor: 'home' }] },
    outgoing: { total: 3, links: [{ anchor: 'Mango' }] },
  })
  const none = { total: 0, links: [] }
  expect(await read(second)).toEqual({ page_id: null, incoming: none, outgoing: none })
})

test('an invalid expression for links is refused', async () => {
  const { listLinks } = await openLinks()
  for (const [query, reason] of [
    ['urlFilter=(', /^urlFilter: this is not a regular expression/],
    [`urlFilter=${'x'.repeat(201)}`, /^urlFilter: no page has this address/],
    ['limit=1001', /limit/],
    ['sortColumn=text', /sortColumn/],
  ] as const)
    expect(await listLinks(query)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(reason) },
    })
})
