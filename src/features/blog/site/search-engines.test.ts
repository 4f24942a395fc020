import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { BODY, makeArticle, makeSite } from '#tests/support/blog/make-site.ts'
import { planSite, type BlogSite } from './index.ts'

function write(site: BlogSite, path: string): string {
  return (
    planSite(site)
      .find((page) => page.path === path)
      ?.write(BODY) ?? ''
  )
}

test('an article tells the way to it from the blog by its hub', () => {
  const site = makeSite([makeArticle(7, { hubId: 3 })])
  const { document } = parseHTML(write(site, 'article-7/index.html'))
  const data = JSON.parse([...document.querySelectorAll('script')].at(-1)?.textContent ?? '')
  expect(data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: site.name, item: `${site.address}/` },
      {
        position: 2,
        name: site.hubs.find(({ id }) => id === 3)?.name,
        item: expect.stringContaining('/hub/'),
      },
      { position: 3, name: 'Article 7 about boots', item: `${site.address}/article-7/` },
    ],
  })
})

test('an article that is somewhere else, too, names that address alone to search engines', () => {
  const canonical = 'https://shop.example/journal/boots'
  const site = makeSite([makeArticle(7, { canonical }), makeArticle(8)])
  const { document } = parseHTML(write(site, 'article-7/index.html'))
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical)
  expect(document.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(canonical)
  expect(write(site, 'sitemap.xml')).toContain('article-8')
  expect(write(site, 'sitemap.xml')).not.toContain('article-7')
})
