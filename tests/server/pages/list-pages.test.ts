import { expect, test } from 'vitest'
import { openPagePlan } from '#tests/support/pages/page-world.ts'
import { PAGE_SORT_COLUMNS } from '#features/pages/rules.ts'

test('a page has the fields of the wire, with null for unknown values', async () => {
  const { pages, listPages, look, match, first, word } = await openPagePlan()
  await match(pages.a, first)
  await look(`insert into page_metrics (page_id, workspace_id, contentplan_id, impressions_last, clicks_last, position_last,
    impressions_prev) select id, workspace_id, contentplan_id, 100, 7, 3.5, 50 from pages where id = ${pages.a}`)
  await look(`update pages set title = 'A', heading = 'All of A', type = 'category', type_reason = 'Its address.', action = 'leave',
    status_code = 301, redirects_to = 'https://shop.example/b', in_links = 4, in_links_from_blog = 2,
    published_at = '2031-05-06T07:08:09Z', parent_category = 'Shoes', parent_category_url = 'https://shop.example/shoes',
    stock_status = 'in stock' where id = ${pages.a}`)
  await look(`update articles set show_in_map = true where id = ${first}`)
  const [{ created_at: createdAt, ...row }, next] = (await listPages()).body.pages
  expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(row).toEqual({
    page_id: pages.a,
    url: 'https://shop.example/a',
    title: 'A',
    article_id: first,
    article_title: 'First',
    main_keyword_id: word('one'),
    main_keyword: 'one',
    article_id_locked: true,
    excluded: false,
    favorite_product: true,
    type: 'category',
    type_reason: 'Its address.',
    is_type_chosen: false,
    action: 'leave',
    suggested_action: null,
    suggested_action_reason: null,
    status_code: 301,
    redirects_to: 'https://shop.example/b',
    crawl_problem: null,
    google_impressions_last: 100,
    google_clicks_last: 7,
    google_position_last: 3.5,
    google_impressions_prev: 50,
    google_clicks_prev: null,
    google_position_prev: null,
    google_period: null,
    impressions: 100,
    inLinksCount: 4,
    inLinksFromBlog: 2,
    published_at: '2031-05-06T07:08:09Z',
    parent_category: 'Shoes',
    parent_category_url: 'https://shop.example/shoes',
    category_name: 'All of A',
    stock_status: 'in stock',
    level: 0,
  })
  expect(next).toMatchObject({
    article_id: null,
    article_id_locked: false,
    status_code: null,
    google_impressions_last: null,
    inLinksCount: 0,
    category_name: null,
    action: null,
  })
})

test('the counts of the tabs follow the search, and add up', async () => {
  const { listPages, addPages, look } = await openPagePlan()
  await addPages(['d', 'e', 'f', 'g', 'h'])
  await look(`update pages set type = (array['category', 'product', 'article', 'case study', 'forum', 'home', 'glossary', 'product'])
    [id - (select min(id) from pages) + 1], is_excluded = url like '%h'`)
  const all = {
    categoryCount: 1,
    productsCount: 1,
    blogCount: 3,
    otherCount: 2,
    activeCount: 7,
    excludedCount: 1,
    totalCount: 8,
  }
  expect((await listPages()).body.pageCounts).toEqual({ ...all, filteredCount: 8 })
  expect((await listPages('excluded=0&typeFilter=product')).body).toMatchObject({
    pages: [{ url: 'https://shop.example/b' }],
    pageCounts: { ...all, filteredCount: 1 },
  })
  expect((await listPages('excluded=1')).body).toMatchObject({
    pages: [{ url: 'https://shop.example/h', excluded: true }],
    pageCounts: { ...all, filteredCount: 1 },
  })
  expect((await listPages('search=/[bh]$')).body.pageCounts).toEqual({
    categoryCount: 0,
    productsCount: 1,
    blogCount: 0,
    otherCount: 0,
    activeCount: 1,
    excludedCount: 1,
    totalCount: 2,
    filteredCount: 2,
  })
})

test('pages are found by address, exclusion, type and as favorites', async () => {
  const { pageNames, look, pages, match, first } = await openPagePlan()
  await match(pages.b, first)
  await look(`update articles set show_in_map = true where id = ${first}`)
  await look(`update pages set type = 'asset' where id = ${pages.b}`)
  await look(`update pages set is_excluded = true where id = ${pages.c}`)
  expect(await pageNames('search=SHOP.example/[ab]&excluded=null')).toEqual(['a', 'b'])
  expect(await pageNames('isFavorite=true')).toEqual(['b'])
  expect(await pageNames('isFavorite=0&excluded=0')).toEqual(['a'])
  expect(await pageNames('typeFilter=asset,listicle')).toEqual(['b'])
  expect(await pageNames('limit=1&page=2')).toEqual(['b'])
  expect(await pageNames('search=nothing')).toEqual([])
})

test('every column sorts in both directions, with unknown values last', async () => {
  const { pageNames, look, pages, first, second } = await openPagePlan()
  // Each column of b is less than that of c; a has no value in columns that may be null.
  for (const [id, at, articleId] of [
    [pages.b, 1, first],
    [pages.c, 2, second],
  ]) {
    await look(`insert into page_metrics values (${id}, (select workspace_id from pages where id = ${id}),
      (select contentplan_id from pages where id = ${id}), ${at}, ${at}, ${at}, ${at}, ${at}, ${at})`)
    await look(`update pages set title = 'T${at}', type = 'category', status_code = 200 + ${at},
      in_links = ${at}, in_links_from_blog = ${at}, published_at = '2031-01-0${at}', parent_category = 'P${at}', heading = 'H${at}',
      stock_status = (array['in stock', 'out of stock'])[${at}], created_at = '2040-01-0${at}' where id = ${id}`)
    await look(`update articles set page_id = ${id} where id = ${articleId}`)
  }
  const sort = async (column: string) => [
    await pageNames(`sortColumn=${column}&sortDirection=asc`),
    await pageNames(`sortColumn=${column}&sortDirection=desc`),
  ]
  const always = new Set<string>(['url', 'inLinksCount', 'inLinksFromBlog', 'created_at'])
  const columns = PAGE_SORT_COLUMNS.filter((column) => column !== 'type')
  for (const column of columns) {
    const up = always.has(column) ? ['a', 'b', 'c'] : ['b', 'c', 'a']
    expect([column, ...(await sort(column))]).toEqual([column, up, ['c', 'b', 'a']])
  }
  await look(`update pages set type = 'asset' where id = ${pages.b}`)
  expect(await sort('type')).toEqual([
    ['b', 'c', 'a'],
    ['a', 'c', 'b'],
  ])
})

test('invalid searches and sort columns are refused', async () => {
  const { listPages } = await openPagePlan()
  for (const [query, reason] of [
    ['search=(', /^search: this is not a regular expression/],
    [`search=${'x'.repeat(201)}`, /200/],
    ['sortColumn=id', /sortColumn/],
    ['limit=1001', /limit/],
    ['typeFilter=shop', /typeFilter/],
  ] as const)
    expect(await listPages(query)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(reason) },
    })
})

test('categories are listed below their parents, page by page, and only as often as they are found', async () => {
  const { listPages, addPages, look } = await openPagePlan()
  await addPages(['d', 'e'])
  // a > b > c, d > e, and e once more above d.
  await look(`update pages set type = 'category', parent_category_url = 'https://shop.example/' ||
    case right(url, 1) when 'b' then 'a' when 'c' then 'b' when 'd' then 'e' when 'e' then 'd' end`)
  await look(`insert into page_metrics (page_id, workspace_id, contentplan_id, impressions_last)
    select id, workspace_id, contentplan_id, case right(url, 1) when 'c' then 9 when 'e' then 5 else 1 end from pages`)
  const draw = async (query = '') =>
    (await listPages(`asTree=1&${query}`)).body.pages.map(
      ({ url, level }: { url: string; level: number }) => `${'-'.repeat(level)}${url.at(-1)}`,
    )
  expect(await draw()).toEqual(['a', '-b', '--c', 'e', '-d'])
  expect(await draw('limit=2&page=2')).toEqual(['--c', 'e'])
  expect(await draw('sortColumn=url&sortDirection=desc')).toEqual(['e', '-d', 'a', '-b', '--c'])
  await look(`update pages set is_excluded = true where url like '%/b'`)
  expect(await draw('excluded=0')).toEqual(['a', '-c', 'e', '-d'])
  expect(await draw('search=[bd]$')).toEqual(['b', 'd'])
  expect((await listPages('sortColumn=url')).body.pages.map(({ level }: { level: number }) => level)).toEqual(
    [0, 0, 0, 0, 0],
  )
})

test('pages without daily numbers have those of the newest period from a file', async () => {
  const { listPages, pageNames, look, pages, call, contentplanId, readCsv } = await openPagePlan()
  await look(`insert into page_metrics (page_id, workspace_id, contentplan_id, impressions_last, clicks_last)
    select id, workspace_id, contentplan_id, 20, 2 from pages where id = ${pages.a}`)
  const keep = (label: string, to: string, clicks: number) =>
    call('POST', `/contentplan/${contentplanId}/search-file`, {
      isLast: false,
      period: {
        label,
        from: '2031-01-01',
        to,
        queries: [],
        pages: ['a', 'b'].map((name) => ({
          page: `https://shop.example/${name}`,
          clicks,
          impressions: clicks * 10,
          position: 4.5,
        })),
      },
    })
  expect((await keep('newer.csv', '2031-03-31', 7)).status).toBe(200)
  expect((await keep('older.csv', '2031-01-31', 3)).status).toBe(200)
  const [first, second, third] = (await listPages()).body.pages
  expect(first).toMatchObject({
    page_id: pages.b,
    google_impressions_last: 70,
    google_clicks_last: 7,
    google_position_last: 4.5,
    google_period: '2031-01-01/2031-03-31',
    impressions: null,
  })
  expect(second).toMatchObject({ page_id: pages.a, google_impressions_last: 20, google_period: null })
  expect(third).toMatchObject({ page_id: pages.c, google_impressions_last: null, google_period: null })
  expect(await pageNames('sortColumn=google_clicks_last&sortDirection=asc')).toEqual(['a', 'b', 'c'])
  expect((await call('GET', `/page?contentplanId=${contentplanId}&page=${pages.b}`)).body.page).toMatchObject(
    {
      google_period: '2031-01-01/2031-03-31',
    },
  )
  expect((await readCsv('search=/b$')).at(-1)).toBe(
    'https://shop.example/b,,,other,,70,7,4.5,0,0,,,,,,2031-01-01/2031-03-31',
  )
})

test('the file of a list has all pages of its filter in its order, and no formula', async () => {
  const { readCsv, addPages, look, pages, match, first } = await openPagePlan()
  await match(pages.a, first)
  await look(`update articles set show_in_map = true where id = ${first}`)
  await addPages(Array.from({ length: 120 }, (_, index) => `n/${String(index).padStart(3, '0')}`))
  await look(`update pages set title = '=1+1', parent_category = '@SUM(A1), "all"' where id = ${pages.a}`)
  await look(`update pages set is_excluded = true where id = ${pages.b}`)
  const [head, ...rows] = await readCsv('sortColumn=url&sortDirection=desc')
  expect(head?.replace('\ufeff', '')).toBe(
    'URL,Title,Cluster,Type,Status,Impressions,Clicks,Rank,Internal links,Blog links,Published at,Parent category,Stock,Favorite,Excluded,Period',
  )
  expect(rows).toHaveLength(123)
  expect(rows[0]).toMatch(/^https:\/\/shop\.example\/n\/119,/)
  expect(rows.at(-1)).toBe(`https://shop.example/a,'=1+1,First,other,,,,,0,0,,"'@SUM(A1), ""all""",,yes,,`)
  expect(await readCsv('excluded=1')).toEqual([head, 'https://shop.example/b,,,other,,,,,0,0,,,,,yes,'])
})

test('a plan says when its website was crawled last', async () => {
  const { call, pagePath, look } = await openPagePlan()
  const read = async () => (await call('GET', `${pagePath}/crawl`)).body
  expect(await read()).toEqual({ domain: 'shop.example', crawled_at: null })
  await look(`insert into site_crawls (contentplan_id, workspace_id, ended_at)
    select id, workspace_id, '2031-05-06T07:08:09Z' from contentplans where domain = 'shop.example'`)
  expect(await read()).toEqual({ domain: 'shop.example', crawled_at: '2031-05-06T07:08:09Z' })
})
