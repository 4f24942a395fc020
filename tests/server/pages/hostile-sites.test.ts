import { expect, test } from 'vitest'
import { serveFake } from '#tests/support/fakes/serve-fake.ts'
import { measureLongestPause } from '#tests/support/longest-pause.ts'
import { makeCrawlWorld } from '#tests/support/pages/crawl-world.ts'

const HOST = 'hostile.example'
/** The ordinary work of a crawl pauses the thread far less than this, the attacks paused it far longer. */
const LONGEST_PAUSE_MS = 1_000

const list = (urls: readonly string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`
const stars = `User-agent: *\nDisallow: /${'*'.repeat(500_000)}x$\n`
const longPaths = Array.from({ length: 12 }, (_, place) => `/${'a'.repeat(1_900)}${place}`)

test.each([
  [
    'a sitemap of 440 bytes, most of them spaces',
    '',
    `<urlset><url><loc>${' '.repeat(400)}</url></urlset>`,
    1,
  ],
  ['80,000 openings of pages without an end', '', '<url>'.repeat(80_000), 1],
  ['500,000 stars in robots.txt, and long addresses', stars, list(longPaths), 13],
  [
    'thousands of rules with stars',
    `User-agent: *\n${'Disallow: /*a*b\n'.repeat(30_000)}`,
    list(longPaths),
    13,
  ],
  ['10,000 parameters of an address', '', list([`/?${'utm_a=1&amp;'.repeat(10_000)}`, '/b']), 2],
])('a website with %s is crawled, and blocks nobody', async (_, robots, sitemap, pages) => {
  const site = await serveFake(({ url: { pathname } }) => {
    if (pathname === '/robots.txt') return { headers: { 'content-type': 'text/plain' }, body: robots }
    if (pathname === '/sitemap.xml') return { headers: { 'content-type': 'text/xml' }, body: sitemap }
    return { headers: { 'content-type': 'text/html' }, body: '<title>A page</title>' }
  })
  const world = await makeCrawlWorld({ domain: HOST, baseUrl: site.baseUrl })
  await world.work()
  const { result, longestMs } = await measureLongestPause(world.crawl)
  expect(result).toMatchObject({ state: 'done' })
  expect(await world.readPages()).toHaveLength(pages)
  expect(longestMs).toBeLessThan(LONGEST_PAUSE_MS)
})

/** For one file: the sitemap below takes a thirtieth of this, its robots.txt nearly five times this. */
const LONGEST_READ_MS = 1_000

test('a robots.txt that takes too long to read ends the crawl with a sentence', async () => {
  const site = await serveFake(({ url: { pathname } }) =>
    pathname === '/robots.txt'
      ? {
          headers: { 'content-type': 'text/plain' },
          body: `User-agent: *\n${`Disallow: /${'*a'.repeat(900)}$\n`.repeat(280)}`,
        }
      : {
          headers: { 'content-type': 'text/xml' },
          body: list(Array.from({ length: 1_000 }, (_, place) => `/${'ab'.repeat(950)}${place}`)),
        },
  )
  const world = await makeCrawlWorld({ domain: HOST, baseUrl: site.baseUrl })
  await world.work({ longestReadMs: LONGEST_READ_MS })
  const { result, longestMs } = await measureLongestPause(world.crawl)
  expect(result).toMatchObject({ state: 'failed' })
  expect(JSON.stringify(result)).toContain(
    `The robots.txt of ${HOST} cannot be read. Reading it took too long.`,
  )
  expect(longestMs).toBeLessThan(LONGEST_PAUSE_MS)
})

const endAt = (longest: number) => `${'a'.repeat(longest - 1)}😀`

test('a page whose texts are cut within an emoji is stored, without half of it', async () => {
  const html = `<title>${endAt(500)}</title><meta name="description" content="${endAt(500)}">
    <h1>${endAt(500)}</h1><p><a href="/b">${endAt(300)}</a></p>`
  const site = await serveFake(({ url: { pathname } }) =>
    pathname === '/' || pathname === '/b'
      ? { headers: { 'content-type': 'text/html' }, body: html }
      : { status: 404, body: '' },
  )
  const world = await makeCrawlWorld({ domain: HOST, baseUrl: site.baseUrl })
  await world.work()
  expect(await world.crawl()).toMatchObject({ state: 'done' })
  const pages = await world.look('select distinct title, description, heading, headings from pages')
  const text = 'a'.repeat(499)
  expect(pages).toEqual([{ title: text, description: text, heading: text, headings: [{ level: 1, text }] }])
  expect(await world.look('select distinct anchor, text from page_links')).toEqual([
    { anchor: 'a'.repeat(299), text: 'a'.repeat(299) },
  ])
})
