import { expect, test } from 'vitest'
import { serveFake, type FakeAnswer } from '#tests/support/fakes/serve-fake.ts'
import { makeCrawlWorld } from '#tests/support/pages/crawl-world.ts'

const HOST = 'site.example'
const html = (body: string): FakeAnswer => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body })

test('a crawl keeps the type that WordPress has named where it only guesses, and otherwise says its own', async () => {
  const product = '<script type="application/ld+json">{"@type": "Product", "name": "Tent"}</script>'
  const tool =
    '<script type="application/ld+json">{"@type": "WebApplication", "name": "Tent finder"}</script>'
  const pages = new Map(
    Object.entries({
      '/': html('<a href="/named">A</a>'),
      '/plain': html('<title>Plain</title>'),
      '/tool': html(tool),
      '/shop/tent': html('<title>Tent</title>'),
      '/named': html(product),
    }),
  )
  const site = await serveFake(({ url }) => pages.get(url.pathname) ?? { ...html('Not found'), status: 404 })
  const { crawl, work, look, own } = await makeCrawlWorld({ domain: HOST, baseUrl: site.baseUrl })
  await look(`insert into pages (workspace_id, contentplan_id, url, type, type_reason, is_type_listed, is_type_chosen, found_type) values
    (${own.workspaceId}, ${own.contentplanId}, 'https://${HOST}/plain', 'article', 'Listed.', true, false, null),
    (${own.workspaceId}, ${own.contentplanId}, 'https://${HOST}/tool', 'article', 'Listed.', true, false, null),
    (${own.workspaceId}, ${own.contentplanId}, 'https://${HOST}/shop/tent', 'product', 'Listed.', true, false, null),
    (${own.workspaceId}, ${own.contentplanId}, 'https://${HOST}/named', 'forum', 'Chosen.', true, true, 'category')`)
  await work()
  await crawl()
  const columns = `replace(url, 'https://${HOST}', '') as path, type, type_reason, found_type, is_type_listed`
  expect(await look(`select ${columns} from pages where url <> 'https://${HOST}/' order by url`)).toEqual([
    { path: '/named', type: 'forum', type_reason: 'Chosen.', found_type: 'category', is_type_listed: true },
    { path: '/plain', type: 'article', type_reason: 'Listed.', found_type: null, is_type_listed: true },
    { path: '/shop/tent', type: 'product', type_reason: 'Listed.', found_type: null, is_type_listed: true },
    {
      path: '/tool',
      type: 'asset',
      type_reason: 'Its structured data calls it WebApplication.',
      found_type: null,
      is_type_listed: false,
    },
  ])
})
