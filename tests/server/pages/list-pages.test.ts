import { expect, test } from 'vitest'
import { openPagePlan } from '#tests/support/pages/page-world.ts'
import { PAGE_SORT_COLUMNS } from '#features/pages/rules.ts'

test('a page has the fields of the wire, with null for unknown values', async () => {
  const { pages, listPages, look, match, first } = await openPagePlan()
  await match(pages.a, first)
  await look(`insert into page_metrics (page_id, workspace_id, contentplan_id, impressions_last, clicks_last, position_last,
    impressions_prev) select id, workspace_id, contentplan_id, 100, 7, 3.5, 50 from pages where id = ${pages.a}`)
  await look(`update pages set title = 'A', heading = 'All of A', type = 'category', type_reason = 'Its address.', action = 'leave',
    status_code = 301, redirects_to = 'https://shop.example/b', in_links = 4, in_links_from_blog = 2,
    published_at = '2031-05-06T07:08:09Z', parent_category = 'Shoes', parent_category_url = 'https://shop.example/shoes',
    stock_status = 'in stock', is_favorite = true where id = ${pages.a}`)
  const [{ created_at: createdAt, ...row }, next] = (await listPages()).body.pages
  expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(row).toEqual({
    page_id: pages.a,
    url: 'https://shop.example/a',
    title: 'A',
    article_id: first,
    article_title: 'First',
    article_id_locked: true,
    excluded: false,
    favorite_product: true,
    type: 'category',
    type_reason: 'Its address.',
    action: 'leave',
    status_code: 301,
    redirects_to: 'https://shop.example/b',
    google_impressions_last: 100,
    google_clicks_last: 7,
    google_position_last: 3.5,
    google_impressions_prev: 50,
    google_clicks_prev: null,
    google_position_prev: null,
    impressions: 100,
    inLinksCount: 4,
    inLinksFromBlog: 2,
    published_at: '2031-05-06T07:08:09Z',
    parent_category: 'Shoes',
    parent_category_url: 'https://shop.example/shoes',
    category_name: 'All of A',
    stock_status: 'in stock',
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
  const { pageNames, look, pages } = await openPagePlan()
  await look(`update pages set is_favorite = true, type = 'asset' where id = ${pages.b}`)
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
