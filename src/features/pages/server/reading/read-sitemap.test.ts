import { expect, test } from 'vitest'
import { measureProcessorTime } from '#tests/support/processor-time.ts'
import { readSitemap } from './read-sitemap.ts'

const URL = 'https://shop.example/sitemap.xml'

test('pages of a sitemap are read with the days on which they changed', () => {
  const { isIndex, entries } = readSitemap(
    `<?xml version="1.0"?><urlset><url><loc> https://shop.example/a?x=1&amp;y=2 </loc><lastmod>2025-01-02</lastmod></url>
     <url><lastmod>soon</lastmod><loc><![CDATA[https://shop.example/b]]></loc></url><url><loc>nonsense:</loc></url></urlset>`,
    URL,
  )
  expect(isIndex).toBe(false)
  expect(entries).toEqual([
    { url: 'https://shop.example/a?x=1&y=2', modifiedAt: '2025-01-02T00:00:00.000Z' },
    { url: 'https://shop.example/b', modifiedAt: null },
  ])
})

test('an index of sitemaps is read, whatever the prefix of its tags', () => {
  const text = '<s:sitemapindex><s:sitemap><s:loc>/sitemap-2.xml</s:loc></s:sitemap></s:sitemapindex>'
  expect(readSitemap(text, URL)).toEqual({
    isIndex: true,
    entries: [{ url: 'https://shop.example/sitemap-2.xml', modifiedAt: null }],
  })
})

test('plain lines are a sitemap, too', () => {
  expect(
    readSitemap('https://shop.example/a\r\n\r\nno page\nhttps://shop.example/b', URL).entries,
  ).toHaveLength(2)
})

test('images and translations of a page are not pages of their own', () => {
  const text = `<urlset><url><loc>https://shop.example/a</loc><image:image><image:loc>https://shop.example/a.png</image:loc></image:image></url></urlset>`
  expect(readSitemap(text, URL).entries.map(({ url }) => url)).toEqual(['https://shop.example/a'])
})

test('an image before the URL of its page is not taken for the page', () => {
  const text = `<urlset><url><image:image><image:loc>/a.png</image:loc></image:image><loc>/a</loc></url></urlset>`
  expect(readSitemap(text, URL).entries.map(({ url }) => url)).toEqual(['https://shop.example/a'])
})

test('entries that are commented out, damaged or unfinished are skipped, and later entries are read', () => {
  const text = `<urlset><!-- <url><loc>/no</loc></url> --><url><loc>/a<b/>b</loc></url><url><loc>/lost<url><loc>/c</loc></url>
    <URL><LOC>/d</LOC></URL></url></loc><url><loc>/e</loc>`
  expect(readSitemap(text, URL).entries.map(({ url }) => url.slice('https://shop.example'.length))).toEqual([
    '/a',
    '/c',
    '/d',
  ])
})

const HUGE = 400_000
test.each([
  ['400 spaces', `<urlset><url><loc>${' '.repeat(400)}</url></urlset>`],
  ['spaces', `<urlset><url><loc>${' '.repeat(HUGE)}</url></urlset>`],
  ['spaces of a day', `<urlset><url><lastmod>${' '.repeat(HUGE)}</url></urlset>`],
  ['80,000 openings', '<url>'.repeat(80_000)],
  ['openings of addresses', `<url>${'<loc>'.repeat(80_000)}`],
  ['openings without a bracket', '<url'.repeat(100_000)],
  ['comments without an end', '<!--'.repeat(100_000)],
  ['texts without an end', '<url><loc>'.concat('<![CDATA['.repeat(40_000))],
  ['texts in pieces', `<url><loc>${'<![CDATA[ ]]>'.repeat(30_000)}</loc></url>`],
  ['ends without a beginning', ']]></loc></url>'.repeat(30_000)],
  ['entities without an end', `<url><loc>${'&#'.repeat(HUGE / 2)}</loc></url>`],
  ['a name without an end', `<${'a'.repeat(HUGE)}`],
  ['prefixes', `<${'a:'.repeat(HUGE / 2)}loc>`],
  ['a line without an end', `https:${'a'.repeat(HUGE)}`],
  ['lines', '\r'.repeat(HUGE)],
])('a sitemap of %s is read at once', (_, text) => {
  expect(measureProcessorTime(() => readSitemap(text, URL))).toBeLessThan(250)
})

test.each(['', '<html><body>Not found</body></html>', '<urlset><url>', '&#x110000;'])(
  'the text %j names no page',
  (text) => {
    expect(readSitemap(text, URL).entries).toEqual([])
  },
)
