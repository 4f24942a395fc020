import { expect, test } from 'vitest'
import { startDueReading } from '#features/pages/server/index.ts'
import { insert } from '#tests/support/database/test-database.ts'
import {
  listedCategory,
  listedPost,
  listedProduct,
  makeWordpressWorld,
} from '#tests/support/pages/wordpress-world.ts'
import { limitUsage } from '#tests/support/workspaces/usage.ts'

const SITE = 'https://shop.example'
const NOTHING = { pages: [], categories: [], products: [] }
const marker = (id: number) => `keyloom-${id}-abc`

test('posts, pages, categories and products of WordPress become pages with title, class and times', async () => {
  const { read, readPages } = await makeWordpressWorld({
    pages: [
      listedPost(1, { title: 'How to\u0000 clean  tents' }),
      listedPost(2, { title: '10 best tents', url: `${SITE}/tents-of-the-year/#top` }),
      listedPost(3, { type: 'page', title: 'Trailhouse', url: `HTTPS://SHOP.example/` }),
      listedPost(4, { type: 'page', title: 'About us', url: `${SITE}/about/`, modified: 'never' }),
    ],
    categories: [
      listedCategory(5, { name: 'Tents', taxonomy: 'product_cat', url: `${SITE}/product-category/tents/` }),
      listedCategory(6, { url: null }),
    ],
    products: [listedProduct(7), listedProduct(8, { in_stock: false, name: '' })],
  })
  expect(await read()).toEqual({
    run_id: expect.any(Number),
    state: 'done',
    progress: null,
    note: 'Pages of WordPress: 7 new.',
    ended_at: expect.stringMatching(/Z$/),
  })
  const at = new Date('2026-02-05T10:00:00Z')
  expect(await readPages()).toMatchObject([
    { url: `${SITE}/`, title: 'Trailhouse', type: 'home', source: 'cms', crawled_at: null },
    { url: `${SITE}/about/`, title: 'About us', type: 'other', modified_at: null },
    { url: `${SITE}/buy/p-7/`, title: 'Product 7', type: 'product', stock_status: 'in stock' },
    { url: `${SITE}/buy/p-8/`, title: null, type: 'product', stock_status: 'out of stock' },
    {
      url: `${SITE}/post-1/`,
      title: 'How to clean tents',
      type: 'article',
      type_reason: 'WordPress lists it as a post.',
      published_at: new Date('2026-01-05T10:00:00Z'),
      modified_at: at,
    },
    { url: `${SITE}/product-category/tents/`, title: 'Tents', type: 'category' },
    { url: `${SITE}/tents-of-the-year/`, title: '10 best tents', type: 'listicle' },
  ])
})

test('a second reading adds what is new, updates what has changed, and doubles nothing', async () => {
  const there = { ...NOTHING, pages: [listedPost(1), listedPost(2), listedPost(3)] }
  const { read, readPages } = await makeWordpressWorld(there)
  await read()
  expect((await read()).note).toBe('Pages of WordPress: 3 unchanged.')
  there.pages = [
    listedPost(1, { title: 'Anew', modified: '2026-03-01T10:00:00+00:00' }),
    listedPost(2),
    // It has moved: its former address is left for a crawl to visit.
    listedPost(3, { url: `${SITE}/moved/` }),
    listedPost(4),
  ]
  expect((await read()).note).toBe('Pages of WordPress: 2 new, 1 updated, 1 unchanged.')
  expect((await readPages()).map(({ url, title }) => [url, title])).toEqual([
    [`${SITE}/moved/`, 'Post 3'],
    [`${SITE}/post-1/`, 'Anew'],
    [`${SITE}/post-2/`, 'Post 2'],
    [`${SITE}/post-3/`, 'Post 3'],
    [`${SITE}/post-4/`, 'Post 4'],
  ])
})

test('what a crawl has found and what a user has chosen stays, except for what WordPress knows better', async () => {
  const { read, look, own } = await makeWordpressWorld({
    ...NOTHING,
    pages: [listedPost(1), listedPost(2, { modified: '2026-09-01T00:00:00Z' }), listedPost(3)],
    products: [listedProduct(4), listedProduct(5)],
  })
  const values = (rows: string[]) =>
    look(`insert into pages (workspace_id, contentplan_id, url, title, type, type_reason, is_type_chosen, found_type,
        stock_status, crawled_at) values ${rows.map((row) => `(${own.workspaceId}, ${own.contentplanId}, ${row})`).join(',')}`)
  await values([
    `'${SITE}/post-1/', 'Crawled – Shop', 'asset', 'A reason.', false, null, null, '2026-08-01'`,
    `'${SITE}/post-2/', 'Crawled – Shop', 'other', 'A reason.', false, null, null, '2026-08-01'`,
    `'${SITE}/buy/p-4/', null, 'glossary', 'A user chose it.', true, 'other', 'back order', '2026-08-01'`,
    `'${SITE}/buy/p-5/', null, 'category', 'A reason.', false, null, 'out of stock', '2026-08-01'`,
  ])
  expect((await read()).note).toBe('Pages of WordPress: 1 new, 4 updated.')
  const columns = 'title, type, type_reason, found_type, is_type_listed, stock_status'
  expect(await look(`select ${columns} from pages where crawled_at is not null order by url`)).toEqual([
    {
      title: 'Product 4',
      type: 'glossary',
      type_reason: 'A user chose it.',
      found_type: 'product',
      is_type_listed: true,
      stock_status: 'back order',
    },
    {
      title: 'Product 5',
      type: 'product',
      type_reason: 'WooCommerce lists it as a product.',
      found_type: null,
      is_type_listed: true,
      stock_status: 'in stock',
    },
    {
      title: 'Crawled – Shop',
      type: 'asset',
      type_reason: 'A reason.',
      found_type: null,
      is_type_listed: false,
      stock_status: null,
    },
    {
      title: 'Post 2',
      type: 'article',
      type_reason: 'WordPress lists it as a post.',
      found_type: null,
      is_type_listed: true,
      stock_status: null,
    },
  ])
  expect((await read()).note).toBe('Pages of WordPress: 5 unchanged.')
})

test('drafts, other domains and what is no web address are left out and counted', async () => {
  const { read, readPages } = await makeWordpressWorld({
    ...NOTHING,
    pages: [
      listedPost(1),
      listedPost(2, { status: 'draft' }),
      listedPost(3, { status: 'private' }),
      listedPost(4, { url: 'https://elsewhere.example/a' }),
      listedPost(5, { url: 'javascript:alert(1)//shop.example' }),
      listedPost(6, { url: `${SITE}/${'x'.repeat(3_000)}` }),
      listedPost(7, { url: 'https://user:word@shop.example/' }),
      listedPost(8, { url: 'https://www.shop.example/b' }),
    ],
    products: [listedProduct(9, { url: 'https://shop.example.evil.example/' })],
  })
  expect((await read()).note).toBe(
    'Pages of WordPress: 2 new. 2 pages left out: not published. 2 pages left out: not on shop.example. 3 pages left out: no web address.',
  )
  expect((await readPages()).map(({ url }) => url)).toEqual([`${SITE}/post-1/`, 'https://www.shop.example/b'])
})

test('pages that the workspace has no room for are left out with a clear note', async () => {
  const world = await makeWordpressWorld({
    ...NOTHING,
    pages: [1, 2, 3, 4].map((id) => listedPost(id)),
  })
  await limitUsage(world.url, { pages: 3 })
  const { note } = await world.read()
  expect(note).toMatch(/^Pages of WordPress: 3 new\. 1 page left out\. .*3/)
  expect(await world.readPages()).toHaveLength(3)
  expect((await world.read()).note).toMatch(/^Pages of WordPress: 3 unchanged\. 1 page left out\. /)
})

test('ten thousand posts are read, a hundred at a time', async () => {
  const { read, look, fake } = await makeWordpressWorld({
    ...NOTHING,
    pages: Array.from({ length: 10_000 }, (_, place) => listedPost(place + 1)),
  })
  expect((await read()).note).toBe('Pages of WordPress: 10,000 new.')
  expect(await look('select count(*)::integer as pages from pages')).toEqual([{ pages: 10_000 }])
  expect(fake.asked).toHaveLength(102)
})

test.each([100, 3])(
  'of a list without an end, in parts of %i, only as much as one crawl visits is read',
  async (rows) => {
    const { read, fake, look } = await makeWordpressWorld(NOTHING, (list, page) => {
      const items = Array.from({ length: rows }, (_, place) => listedPost(page * rows + place))
      return list === 'pages' ? { body: { items, total: 1e15 } } : null
    })
    expect(await read()).toMatchObject({
      state: 'done',
      note: expect.stringContaining(' The website has more pages than are read at once.'),
    })
    const [calls, stored] = rows === 100 ? [200, 20_000] : [500, 1_500]
    expect(fake.asked).toHaveLength(calls + 2)
    expect(await look('select count(*)::integer as pages from pages')).toEqual([{ pages: stored }])
  },
)

test.each([
  ['a list that repeats itself', { items: [listedPost(1)], total: 5 }],
  ['rows of another shape', { items: [{ id: 'one' }], total: 1 }],
  ['no list at all', { pages: 'all of them' }],
  ['a total that is no number', { items: [listedPost(1)], total: 'many' }],
])('%s makes the reading fail in words, and no page is stored', async (_what, body) => {
  const { read, readPages } = await makeWordpressWorld(NOTHING, (list) =>
    list === 'pages' ? { body } : null,
  )
  expect(await read()).toMatchObject({
    state: 'failed',
    note: 'WordPress gave an answer that cannot be read.',
  })
  expect(await readPages()).toEqual([])
})

test('a key that WordPress refuses is said in the settings, and a reading that works takes it away', async () => {
  const world = await makeWordpressWorld({ ...NOTHING, pages: [listedPost(1)] })
  world.fake.failWith({ status: 401, body: { code: 'connector_unauthorized' } })
  expect(await world.read()).toMatchObject({
    state: 'failed',
    note: expect.stringContaining('WordPress refuses the key'),
  })
  const readError = () => world.look('select last_error from integrations')
  expect(await readError()).toEqual([{ last_error: expect.stringContaining('refuses the key') }])
  world.fake.failWith(null)
  await world.read()
  expect(await readError()).toEqual([{ last_error: null }])
})

test('an old version of the plugin without addresses of categories still gives posts and products', async () => {
  const { read, readPages } = await makeWordpressWorld({
    pages: [{ ...listedPost(1), published: undefined }],
    categories: [{ id: 2, name: 'Journal', slug: 'journal', parent: null }],
    products: [listedProduct(3)],
  })
  expect((await read()).note).toBe('Pages of WordPress: 2 new.')
  expect((await readPages()).map(({ type }) => type)).toEqual(['product', 'article'])
})

test('posts of our own are matched with their articles, but only by a marker of this plan, and only where nothing is matched', async () => {
  const pages: unknown[] = []
  const world = await makeWordpressWorld({ ...NOTHING, pages })
  const { own, look, url } = world
  const of = `workspace_id, contentplan_id`
  const ids = `${own.workspaceId}, ${own.contentplanId}`
  const makeArticle = (title: string, more = 'null, false') =>
    insert(
      url,
      `insert into articles (${of}, title, page_id, article_id_locked) values (${ids}, '${title}', ${more})`,
    )
  const page = await insert(url, `insert into pages (${of}, url) values (${ids}, '${SITE}/taken/')`)
  const foreign = await makeArticle('foreign')
  const free = await makeArticle('free')
  const locked = await makeArticle('locked', 'null, true')
  const matched = await makeArticle('matched', `${page}, false`)
  const late = await makeArticle('late')
  for (const id of [foreign, free, locked, matched, late])
    await look(`insert into publications (${of}, article_id, target, place, marker, slug)
      values (${ids}, ${id}, 'wordpress', 'x', '${id === foreign ? 'keyloom-1-of-ours' : marker(id)}', 's')`)
  const there = [foreign, free, locked, matched].map((id) => listedPost(id, { external_id: marker(id) }))
  pages.push(...there, listedPost(late, { external_id: marker(late), url: `${SITE}/taken/` }))
  expect((await world.read()).note).toBe(
    'Pages of WordPress: 4 new, 1 updated. 1 page matched with its cluster.',
  )
  const matches = await look(
    `select a.title, p.url from articles a left join pages p on p.id = a.page_id order by a.id`,
  )
  expect(matches).toEqual([
    { title: 'foreign', url: null },
    { title: 'free', url: `${SITE}/post-${free}/` },
    { title: 'locked', url: null },
    { title: 'matched', url: `${SITE}/taken/` },
    { title: 'late', url: null },
  ])
  expect((await world.read()).note).toBe('Pages of WordPress: 5 unchanged.')
})

test('a due reading starts once a day, and not without a WordPress', async () => {
  const { inPlan, countRuns, look } = await makeWordpressWorld(NOTHING)
  const startDue = () => inPlan((ctx, plan) => startDueReading(ctx, { plan }))
  await startDue()
  await expect.poll(() => look(`select from runs where state = 'done'`)).toHaveLength(1)
  await startDue()
  expect(await countRuns()).toBe(1)
  await look(`update runs set created_at = now() - interval '21 hours'`)
  await startDue()
  expect(await countRuns()).toBe(2)
  await look(`delete from integrations`)
  await look(`update runs set created_at = now() - interval '21 hours'`)
  await startDue()
  expect(await countRuns()).toBe(2)
})
