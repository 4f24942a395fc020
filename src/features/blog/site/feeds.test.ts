import { DOMParser } from 'linkedom'
import { describe, expect, test } from 'vitest'
import { planSite, type BlogSite } from './index.ts'
import { makeArticle, makeSite } from '#tests/support/blog/make-site.ts'

const writeFile = (site: BlogSite, path: string) =>
  planSite(site)
    .find((page) => page.path === path)
    ?.write('') ?? ''
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml')
const listTexts = (xml: string, name: string) =>
  [...parse(xml).querySelectorAll(name)].map(({ textContent }) => textContent)

describe('The sitemap', () => {
  test('lists the home page, all hubs and 1,000 articles with absolute addresses', () => {
    const addresses = listTexts(writeFile(makeSite(1000), 'sitemap.xml'), 'loc')
    expect(addresses).toHaveLength(1 + 3 + 1000)
    expect(addresses.slice(0, 5)).toEqual([
      'https://shop.example/blog/',
      'https://shop.example/blog/hub/boots/',
      'https://shop.example/blog/hub/trails/',
      'https://shop.example/blog/hub/zelte-schlafs%C3%A4cke/',
      'https://shop.example/blog/article-1000/',
    ])
  })

  test('has encoded addresses of slugs in any script', () => {
    const site = makeSite([makeArticle(1, { slug: 'größe-靴', hubId: null })])
    expect(listTexts(writeFile(site, 'sitemap.xml'), 'loc')).toContain(
      'https://shop.example/blog/gr%C3%B6%C3%9Fe-%E9%9D%B4/',
    )
  })

  test('says when each page changed', () => {
    const site = makeSite([makeArticle(1, { updatedAt: '2026-05-01T00:00:00.000Z' })])
    expect(new Set(listTexts(writeFile(site, 'sitemap.xml'), 'lastmod'))).toEqual(
      new Set(['2026-05-01T00:00:00.000Z']),
    )
  })

  test('of a staged blog lists nothing', () => {
    expect(listTexts(writeFile(makeSite(3, { isStaging: true }), 'sitemap.xml'), 'loc')).toEqual([])
  })
})

describe('The feed', () => {
  test('has the newest 100 articles with absolute addresses, dates and hubs', () => {
    const xml = writeFile(makeSite(120), 'feed.xml')
    const items = [...parse(xml).querySelectorAll('item')]
    expect(items).toHaveLength(100)
    const [first] = items
    const text = (name: string) => first?.querySelector(name)?.textContent
    expect(text('title')).toBe('Article 120 about boots')
    expect(text('link')).toBe('https://shop.example/blog/article-120/')
    expect(text('guid')).toBe('https://shop.example/blog/article-120/')
    expect(text('pubDate')).toBe('Tue, 05 May 2026 09:30:00 GMT')
    expect(text('category')).toBe('Boots')
  })

  test('keeps signs with a meaning in XML as texts', () => {
    const site = makeSite([makeArticle(1, { title: 'A < B & "C" ]]> \u0000\u0007\ud800' })], {
      name: 'R&D <blog>',
    })
    const xml = writeFile(site, 'feed.xml')
    expect(xml).toContain('<title>A &lt; B &amp; &quot;C&quot; ]]&gt; \ufffd</title>')
    expect(xml).toContain('<title>R&amp;D &lt;blog&gt;</title>')
  })

  test('of an empty blog is a feed without items', () => {
    const xml = writeFile(makeSite([]), 'feed.xml')
    expect(listTexts(xml, 'item')).toEqual([])
    expect(xml).toContain('<title>Alpine Journal</title>')
  })
})

test('a public blog has the key for search engines as a file of its name, a staged one has none', () => {
  expect(writeFile(makeSite(1, { indexKey: '0a1b2c3d' }), '0a1b2c3d.txt')).toBe('0a1b2c3d')
  const texts = planSite(makeSite(1, { isStaging: true })).filter(({ path }) => path.endsWith('.txt'))
  expect(texts.map(({ path }) => path)).toEqual(['robots.txt'])
})

test('robots are shown the sitemap of a public blog and kept out of a staged one', () => {
  expect(writeFile(makeSite(1), 'robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://shop.example/blog/sitemap.xml\n',
  )
  expect(writeFile(makeSite(1, { isStaging: true }), 'robots.txt')).toBe('User-agent: *\nDisallow: /\n')
})
