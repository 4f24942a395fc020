import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { NoSources } from '#features/writing/server/sources/no-sources.ts'
import { makeSourceWorld, showArticle, showHtml } from '#tests/support/writing/source-world.ts'

const HOUR = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)
const urlsOf = (letters: string) => [...letters].map((letter) => `https://${letter}.example/boots`)
const addressesOf = (letters: string) => [...letters].map((letter) => `${letter}.example/boots`)

test('the pages that rank best are fetched, read and stored', async () => {
  const world = await makeSourceWorld()
  await world.look(`update contentplans set domain = 'own.example'`)
  const article = await world.addCluster({
    boots: [
      'https://own.example/boots',
      'https://www.a.example/boots',
      ...urlsOf('bcdefgh'),
      'https://v.example/x.pdf',
    ],
    'snow boots': ['https://www.youtube.com/watch?v=1', 'https://shop.own.example/', ...urlsOf('bijklm')],
    unknown: null,
  })
  const { pages, failed } = await world.collect(article)
  expect(failed).toEqual([])
  expect(pages.map(({ url }) => new URL(url).hostname)).toEqual(
    ['b', 'www.a', 'c', 'i', 'd', 'j', 'e', 'k', 'f', 'l'].map((name) => `${name}.example`),
  )
  expect(pages[1]).toMatchObject({
    url: 'https://www.a.example/boots',
    position: 2,
    title: 'www.a.example/boots',
    language: 'en',
    date: null,
    headings: [
      { level: 1, text: 'www.a.example/boots' },
      { level: 2, text: 'Leather' },
    ],
    wordCount: 127,
  })
  expect(pages[1]?.text).not.toMatch(/Home|Imprint/)
  expect(await world.read([pages[1]?.url ?? '', 'https://never.example/'])).toEqual([
    { ...pages[1], position: 1 },
  ])
})

test('a page that another cluster was written from is not fetched again for 30 days', async () => {
  const world = await makeSourceWorld()
  await world.collect(await world.addCluster({ boots: urlsOf('ab') }))
  expect(world.listAsked()).toEqual(addressesOf('ab'))
  const second = await world.addCluster({ 'snow boots': urlsOf('bc') })
  expect((await world.collect(second)).pages.map(({ url }) => url)).toEqual(urlsOf('bc'))
  expect(world.listAsked()).toEqual(addressesOf('c'))
  await world.collect(second, { now: later(29 * 24) })
  expect(world.listAsked()).toEqual([])
  await world.collect(second, { now: later(31 * 24) })
  expect(world.listAsked()).toEqual(addressesOf('bc'))
})

test('a page that could not be read is told apart, and fetched again after an hour', async () => {
  const world = await makeSourceWorld(({ hostname }) =>
    hostname === 'a.example' ? showArticle('A') : { ...showHtml('no'), status: 403 },
  )
  const article = await world.addCluster({ boots: urlsOf('ab') })
  const first = await world.collect(article)
  expect(first.pages.map(({ title }) => title)).toEqual(['A'])
  expect(first.failed).toEqual([{ url: 'https://b.example/boots', problem: 'It answers with 403.' }])
  world.answer(() => showArticle('B'))
  world.listAsked()
  expect((await world.collect(article, { now: later(0.9) })).failed).toHaveLength(1)
  expect(world.listAsked()).toEqual([])
  expect((await world.collect(article, { now: later(1.1) })).pages.map(({ title }) => title)).toEqual([
    'A',
    'B',
  ])
  expect(world.listAsked()).toEqual(addressesOf('b'))
})

test('a page that can no longer be read stays as it was read before', async () => {
  const world = await makeSourceWorld()
  const article = await world.addCluster({ boots: urlsOf('a') })
  const { pages } = await world.collect(article)
  world.answer(() => ({ ...showHtml('gone'), status: 410 }))
  expect(await world.collect(article, { now: later(31 * 24) })).toEqual({ pages, failed: [] })
  expect(await world.look('select status, problem from source_pages')).toEqual([
    { status: 410, problem: 'It answers with 410.' },
  ])
})

test('each kind of page that cannot be read has its reason', async () => {
  const world = await makeSourceWorld(({ hostname, pathname }) => {
    if (hostname === 'robots.example' && pathname === '/robots.txt')
      return { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /boots' }
    if (hostname === 'file.example') return { headers: { 'content-type': 'application/pdf' }, body: '%PDF' }
    if (hostname === 'script.example') return showHtml('<div id="root"></div><script>draw()</script>')
    if (hostname === 'huge.example') return showHtml('<p>boots</p>'.repeat(300_000))
    if (hostname === 'moved.example')
      return { status: 302, headers: { location: 'https://own.example/boots' }, body: '' }
    if (hostname === 'inward.example')
      return { status: 302, headers: { location: 'http://127.0.0.1/' }, body: '' }
    if (hostname === 'broken.example') return { status: 0, body: '' }
    return showArticle('Good')
  })
  await world.look(`update contentplans set domain = 'own.example'`)
  const names = ['robots', 'file', 'script', 'huge', 'moved', 'inward', 'broken', 'good'].map(
    (name) => `https://${name}.example/boots`,
  )
  const { pages, failed } = await world.collect(
    await world.addCluster({
      boots: [...names, 'http://169.254.169.254/latest', 'http://localhost.localdomain/x'],
    }),
  )
  expect(pages.map(({ title }) => title)).toEqual(['Good'])
  expect(Object.fromEntries(failed.map(({ url, problem }) => [new URL(url).hostname, problem]))).toEqual({
    'robots.example': 'Its robots.txt does not allow us to visit it.',
    'file.example': 'It is no web page.',
    'script.example': 'It shows too little text.',
    'huge.example': 'huge.example answers with more than 3 MB.',
    'moved.example': 'It leads to the website of this plan.',
    'inward.example': '127.0.0.1 is no public address, so it is not called.',
    'broken.example': 'broken.example cannot be reached now; please try again later.',
    '169.254.169.254': '169.254.169.254 is no public address, so it is not called.',
    'localhost.localdomain': expect.any(String),
  })
  expect(world.listAsked()).not.toContain('robots.example/boots')
})

test('a collection that was stopped fetches only what is missing', async () => {
  const world = await makeSourceWorld()
  const article = await world.addCluster({ boots: urlsOf('abcdefgh') })
  const stopping = new AbortController()
  const stopped = world.collect(article, {
    signal: stopping.signal,
    onProgress: (done) => done === 3 && stopping.abort(new Error('stopped')),
  })
  await expect(stopped).rejects.toThrow('stopped')
  world.listAsked()
  const stored = (await world.look('select url from source_pages')).map(
    ({ url }) => new URL(String(url)).host,
  )
  expect(stored.length).toBeGreaterThanOrEqual(3)
  expect(stored.length).toBeLessThan(8)
  expect((await world.collect(article)).pages).toHaveLength(8)
  expect(world.listAsked()).toEqual(
    addressesOf('abcdefgh').filter((address) => !stored.some((host) => address.startsWith(host))),
  )
})

test('runs that collect the same pages at the same time all get them, and each is stored once', async () => {
  const world = await makeSourceWorld()
  const articles = [
    await world.addCluster({ boots: urlsOf('abcd') }),
    await world.addCluster({ shoes: urlsOf('dcba') }),
  ]
  const found = await Promise.all(articles.map((article) => world.collect(article)))
  expect(found.map(({ pages }) => pages.length)).toEqual([4, 4])
  expect(await world.look('select from source_pages')).toHaveLength(4)
})

test('a failure does not replace what another run has read meanwhile', async () => {
  const world = await makeSourceWorld()
  const article = await world.addCluster({ boots: urlsOf('a') })
  const before = async () => {
    await world.collect(article)
    world.answer(() => ({ ...showHtml('no'), status: 500 }))
  }
  expect((await world.collect(article, { before })).pages.map(({ title }) => title)).toEqual([
    'a.example/boots',
  ])
  expect(await world.look('select status, problem from source_pages')).toEqual([
    { status: 200, problem: null },
  ])
})

test('workspaces do not see the sources of each other', async () => {
  const world = await makeSourceWorld()
  const { pages } = await world.collect(await world.addCluster({ boots: urlsOf('a') }))
  expect(await world.read(urlsOf('a'), world.other)).toEqual([])
  const visible = await world.as(world.other, ({ database }) =>
    sql`select from source_pages`.execute(database),
  )
  expect(visible.rows).toEqual([])
  world.listAsked()
  const theirs = await world.addCluster({ boots: urlsOf('a') }, world.other)
  expect(await world.collect(theirs, { workspace: world.other })).toEqual({ pages, failed: [] })
  expect(world.listAsked()).toEqual(addressesOf('a'))
})

test('pages in another language than the plan come last, also when they do not name their language', async () => {
  const german = 'Gute Stiefel halten die Füße an einem langen und regnerischen Tag trocken und warm.'
  const world = await makeSourceWorld(({ hostname }) => {
    if (hostname === 'a.example')
      return showHtml(`<title>Stiefel</title><h1>Stiefel</h1>${`<p>${german}</p>`.repeat(8)}`)
    return hostname === 'b.example' ? showArticle('French', '', 'fr-FR') : showArticle('English', '', 'en-GB')
  })
  const { pages } = await world.collect(await world.addCluster({ boots: urlsOf('abc') }))
  expect(pages.map(({ title, language, position }) => [title, language, position])).toEqual([
    ['English', 'en-GB', 3],
    ['Stiefel', 'de', 1],
    ['French', 'fr-FR', 2],
  ])
})

test('without search results, without rivals and without a page that can be read, nothing is invented', async () => {
  const world = await makeSourceWorld(() => ({ ...showHtml('no'), status: 404 }))
  await world.look(`update contentplans set domain = 'own.example'`)
  const unknown = world.collect(await world.addCluster({ unknown: null }))
  await expect(unknown).rejects.toThrow(NoSources)
  await expect(unknown).rejects.toThrow('No search results are known for the keywords of this cluster')
  const alone = world.collect(await world.addCluster({ ours: ['https://own.example/'] }))
  await expect(alone).rejects.toThrow('show no pages of other websites')
  const failing = world.collect(await world.addCluster({ boots: urlsOf('ab') }))
  await expect(failing).rejects.toThrow(
    'None of the 2 pages that rank for this cluster could be read, so there is nothing to write it from. a.example: It answers with 404.',
  )
  await expect(failing).rejects.toMatchObject({ details: { trouble: 'no_page_read' } })
  await expect(world.collect(await world.addCluster({ one: urlsOf('z') }))).rejects.toThrow(
    'The only page that ranks for this cluster could not be read',
  )
})
