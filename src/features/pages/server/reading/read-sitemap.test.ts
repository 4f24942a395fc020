import { expect, test } from 'vitest'
import { readSitemap } from './read-sitemap.ts'

const URL = 'https://shop.example/sitemap.xml'

test('pages are read with the days on which they changed', () => {
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

test('an index names sitemaps, with whatever prefix', () => {
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

test.each(['', '<html><body>Not found</body></html>', '<urlset><url>', '&#x110000;'])(
  '%j holds no page',
  (text) => {
    expect(readSitemap(text, URL).entries).toEqual([])
  },
)
