import { expect, test, vi } from 'vitest'
import { makeCrawlWorld, makeShopWorld } from '#tests/support/pages/crawl-world.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { serveFake, type FakeAnswer } from '#tests/support/fakes/serve-fake.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import { enterSite } from '#features/pages/server/crawling/enter-site.ts'
import { summarizeLinks } from '#features/pages/server/links/summarize-links.ts'
import { openReader } from '#features/pages/server/reading/open-reader.ts'

// Whole crawls take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const HOST = 'site.example'
const html = (body: string, headers: Record<string, string> = {}): FakeAnswer => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
})

/** A small site with these pages by path; other paths are missing. */
async function makeSite(
  pages: Record<string, FakeAnswer | ((headers: Record<string, unknown>) => FakeAnswer)>,
  protocols?: readonly ('http:' | 'https:')[],
) {
  const site = await serveFake(({ url, headers }) => {
    const page = pages[`${url.pathname}${url.search}`] ?? { ...html('Not found'), status: 404 }
    return typeof page === 'function' ? page(headers) : page
  })
  const world = await makeCrawlWorld({ domain: HOST, baseUrl: site.baseUrl, ...(protocols && { protocols }) })
  const readStates = async () =>
    Object.fromEntries(
      (await world.readPages()).map(({ url, status_code: status, crawl_problem: problem }) => [
        String(url).replace(`https://${HOST}`, ''),
        problem ?? status,
      ]),
    )
  return {
    ...world,
    site,
    pages,
    readStates,
    asked: () => site.asked.map(({ url }) => url.pathname + url.search),
  }
}

test('the shop is crawled completely: kinds, stock, categories and links of its pages', async () => {
  const world = await makeShopWorld()
  await world.work()
  expect(await world.crawl()).toMatchObject({ state: 'done' })
  const kinds = await world.look(
    `select type, count(*)::integer as pages, count(stock_status)::integer as stock, count(parent_category)::integer as parents,
       bool_and(status_code = 200 and word_count > 0) as is_read from pages group by type order by type`,
  )
  expect(kinds).toEqual([
    { type: 'article', pages: 100, stock: 0, parents: 100, is_read: true },
    { type: 'category', pages: 10, stock: 0, parents: 0, is_read: true },
    { type: 'home', pages: 1, stock: 0, parents: 0, is_read: true },
    { type: 'other', pages: 9, stock: 0, parents: 0, is_read: true },
    { type: 'product', pages: 180, stock: 180, parents: 180, is_read: true },
  ])
  expect(await world.look('select from pages where url ~ $$/(cart|account)$$')).toEqual([])
  expect(await world.look('select from page_texts where length(text) > 50')).toHaveLength(300)
  expect(await world.look('select from page_visits')).toEqual([])
  expect(await world.look('select from site_crawls')).toHaveLength(1)
})

test('without a sitemap pages are found along their links, and addresses that are not web pages are marked as such', async () => {
  const { crawl, work, readStates, look } = await makeSite({
    '/': html(
      '<a href="/a">A</a> <a href="/old">Old</a> <a href="/gone">Gone</a> <a href="/data">Data</a> <a href="/away">Away</a>',
    ),
    '/a': html('<h1>A</h1><a href="/">Home again</a>'),
    '/old': { status: 301, headers: { location: '/new?utm_source=x' }, body: '' },
    '/new': html('<h1>New</h1>'),
    '/data': { headers: { 'content-type': 'application/json' }, body: {} },
    '/away': { status: 302, headers: { location: 'http://127.0.0.1:1/secret' }, body: '' },
  })
  await work()
  expect(await crawl()).toMatchObject({ state: 'done' })
  expect(await readStates()).toEqual({
    '/': 200,
    '/a': 200,
    '/away': 302,
    '/data': 'It is no web page but application/json.',
    '/gone': 404,
    '/new': 200,
    '/old': 301,
  })
  expect(await look(`select redirects_to from pages where redirects_to is not null order by 1`)).toEqual([
    { redirects_to: 'http://127.0.0.1:1/secret' },
    { redirects_to: `https://${HOST}/new` },
  ])
  expect(
    await look(`select f.url as from_url, l.anchor from page_links l join pages f on f.id = from_page_id
      join pages t on t.id = to_page_id where t.url = 'https://${HOST}/a'`),
  ).toEqual([{ from_url: `https://${HOST}/`, anchor: 'A' }])
})

test('pages that robots.txt forbids are neither requested nor listed', async () => {
  const { crawl, work, readStates, asked } = await makeSite({
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: KeyloomBot\nDisallow: /private',
    },
    '/': html('<a href="/private/a">No</a><a href="/b">Yes</a>'),
    '/b': html('B'),
  })
  await work()
  await crawl()
  expect(await readStates()).toEqual({ '/': 200, '/b': 200 })
  expect(asked().filter((path) => path.startsWith('/private'))).toEqual([])
})

test('a second crawl requests only changes, keeps unchanged pages, and updates changed ones', async () => {
  const asking: unknown[] = []
  const { crawl, work, pages, readPages, look } = await makeSite({
    '/': (headers) => {
      asking.push(headers['if-none-match'])
      return headers['if-none-match'] === '"1"'
        ? { status: 304, body: '' }
        : html('<title>One</title><a href="/b">B</a>', { etag: '"1"' })
    },
    '/b': html('<title>B</title>'),
  })
  await work()
  await crawl()
  await look(`update pages set type = 'asset', type_reason = null, is_type_chosen = true where title = 'B'`)
  pages['/b'] = html('<title>B, anew</title>')
  await crawl()
  expect(asking).toEqual([undefined, '"1"'])
  expect(await readPages()).toMatchObject([{ title: 'One' }, { title: 'B, anew', type: 'asset' }])
  expect(await look(`select found_type from pages where title = 'B, anew'`)).toEqual([
    { found_type: 'other' },
  ])
  expect(await look('select from page_links')).toHaveLength(1)
})

test('a crawl survives hostile pages', async () => {
  const { crawl, work, readStates } = await makeSite({
    '/': html(
      ['deep', 'huge', 'loop', 'bomb', 'good'].map((name) => `<a href="/${name}">${name}</a>`).join(''),
    ),
    '/deep': html('<div>'.repeat(150_000)),
    '/huge': html('x'.repeat(6_000_000)),
    '/loop': { status: 302, headers: { location: '/loop' }, body: '' },
    '/bomb': html('not packed at all', { 'content-encoding': 'gzip' }),
    '/good': html('<title>Good\u0000\uFFFF</title><a href="/\uD800">odd</a>'),
  })
  await work({ longestReadMs: 2_000 })
  expect(await crawl()).toMatchObject({ state: 'done' })
  const { '/good': good, '/loop': loop, '/deep': deep, '/huge': huge, '/bomb': bomb } = await readStates()
  expect([good, loop, deep]).toEqual([200, 302, 'Reading it took too long.'])
  expect([huge, bomb].map((one) => typeof one)).toEqual(['string', 'string'])
})

test('an endless calendar is left after some clicks', async () => {
  const pages: Record<string, FakeAnswer> = { '/': html('<a href="/?day=1">Calendar</a>') }
  for (let day = 1; day < 60; day++) pages[`/?day=${day}`] = html(`<a href="/?day=${day + 1}">Next</a>`)
  const { crawl, work, readPages } = await makeSite(pages)
  await work()
  expect(await crawl()).toMatchObject({ state: 'done' })
  expect(await readPages()).toHaveLength(26)
})

test('a crawl that was stopped continues where it was, and visits no page twice', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `/p${index}`)
  const { work, start, untilEnd, look, asked } = await makeSite({
    '/': html(names.map((name) => `<a href="${name}">${name}</a>`).join('')),
    ...Object.fromEntries(names.map((name) => [name, html(`<title>${name}</title>`)])),
  })
  const first = await work()
  const { runId } = await start()
  await expect
    .poll(async () => (await look('select from page_visits where visited_at is not null')).length, {
      interval: 5,
    })
    .toBeGreaterThan(20)
  await first.stop()
  await look(`update runs set wake_at = now() where state = 'waiting'`)
  await work()
  expect(await untilEnd(runId)).toMatchObject({ state: 'done' })
  const visits = asked().filter((path) => path.startsWith('/p'))
  // The batch that was under way at the stop is requested again.
  expect(visits.length).toBeLessThanOrEqual(names.length + 20)
  expect(new Set(visits).size).toBe(names.length)
})

test('a page that fails three times is given up, and the others are read', async () => {
  const { crawl, work, readStates, asked } = await makeSite({
    '/': html('<a href="/bad">Bad</a> <a href="/good">Good</a>'),
    '/bad': { status: 500, body: '' },
    '/good': html('Good'),
  })
  await work()
  expect(await crawl()).toMatchObject({ state: 'done' })
  expect(await readStates()).toEqual({ '/': 200, '/good': 200, '/bad': 'It answers with 500.' })
  expect(asked().filter((path) => path === '/bad')).toHaveLength(3)
})

test('a page that stops answering loses the status that it had, so that links to it count as broken; a file that is too long does not', async () => {
  const { crawl, work, pages, look, as, own } = await makeSite({
    '/': html(
      ['silent', 'gone', 'moved', 'long', 'good'].map((name) => `<a href="/${name}">${name}</a>`).join(''),
    ),
    '/silent': html('<h1>Silent</h1>'),
    '/gone': html('<h1>Gone</h1>'),
    '/moved': { status: 301, headers: { location: '/good' }, body: '' },
    '/long': { headers: { 'content-type': 'application/pdf' }, body: 'x'.repeat(6_000_000) },
    '/good': html('<h1>Good</h1>'),
  })
  const summarize = () =>
    as(own, async (ctx) => {
      const plan = await openPlan(ctx, own.contentplanId)
      return summarizeLinks(ctx, { plan, inContent: false })
    })
  await work()
  await crawl()
  expect(await summarize()).toMatchObject({ linkCount: 5, brokenCount: 0, redirectCount: 1 })
  const noAnswer = { status: 0, body: '' }
  Object.assign(pages, { '/silent': noAnswer, '/moved': noAnswer, '/gone': { ...html('Gone'), status: 410 } })
  await crawl()
  expect(await summarize()).toMatchObject({ linkCount: 5, brokenCount: 3, redirectCount: 0 })
  expect(
    await look(`select heading, status_code, crawl_problem is null as is_sound from pages
      where url ~ '(silent|gone|moved)$' order by url`),
  ).toEqual([
    { heading: 'Gone', status_code: 410, is_sound: true },
    { heading: null, status_code: null, is_sound: false },
    { heading: 'Silent', status_code: null, is_sound: false },
  ])
})

test('a crawl waits as long as a busy site asks for, and no attempt is spent', async () => {
  const { start, work, look, pages, untilEnd } = await makeSite({
    '/': html('<a href="/busy">Busy</a>'),
    '/busy': { status: 429, headers: { 'retry-after': '600' }, body: '' },
  })
  await work()
  const { runId } = await start()
  const readWait = async () =>
    (
      await look(
        `select extract(epoch from wake_at - now()) > 500 as waits from runs where state = 'waiting'`,
      )
    )[0]
  await expect.poll(readWait).toEqual({ waits: true })
  pages['/busy'] = html('Now')
  await look(`update runs set wake_at = now()`)
  expect(await untilEnd(runId)).toMatchObject({ state: 'done' })
})

test('a site without https is crawled by http', async () => {
  const { crawl, work, readPages } = await makeSite(
    {
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /private' },
      '/': html(`<a href="/a">A</a> <a href="/private">No</a> <a href="https://${HOST}/secure">Secure</a>`),
      '/a': html('<h1>A</h1>'),
    },
    ['http:'],
  )
  await work()
  expect(await crawl()).toMatchObject({ state: 'done' })
  expect((await readPages()).map(({ url, status_code: status }) => [url, status])).toEqual([
    [`http://${HOST}/`, 200],
    [`http://${HOST}/a`, 200],
  ])
})

test('http is tried only where https cannot connect, and the error of https is reported', async () => {
  const asked: string[] = []
  const request: SendRequest = async ({ url }) => {
    asked.push(String(url))
    throw new AdapterError('unavailable', 'It failed.', {
      reason: asked.length === 1 ? 'ENOTFOUND' : 'EPROTO',
    })
  }
  await using reader = openReader()
  const asking = { request, reader, signal: AbortSignal.timeout(1_000), domain: HOST }
  await expect(enterSite(asking)).rejects.toMatchObject({ reason: 'ENOTFOUND' })
  expect(asked).toEqual([`https://${HOST}/robots.txt`])
  asked.push('')
  await expect(enterSite(asking)).rejects.toMatchObject({ reason: 'EPROTO' })
  expect(asked.slice(2)).toEqual([`https://${HOST}/robots.txt`, `http://${HOST}/robots.txt`])
})
