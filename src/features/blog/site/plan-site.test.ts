import { describe, expect, test } from 'vitest'
import { planSite, type BlogSite } from './index.ts'
import { measureProcessorTime } from '#tests/support/processor-time.ts'
import { BODY, makeArticle, makeSite } from '#tests/support/blog/make-site.ts'

/** Paths of pages that have to be written because the first blog became the second one. */
function listChanged(before: BlogSite, after: BlogSite): string[] {
  const known = new Map(planSite(before).map(({ path, fingerprint }) => [path, fingerprint]))
  return planSite(after)
    .filter(({ path, fingerprint }) => known.get(path) !== fingerprint)
    .map(({ path }) => path)
    .toSorted()
}

function changeArticle(site: BlogSite, id: number, changes: Parameters<typeof makeArticle>[1]): BlogSite {
  return { ...site, articles: site.articles.map((one) => (one.id === id ? { ...one, ...changes } : one)) }
}

describe('The plan of a blog', () => {
  test('has a page for each article, hub and 20 articles of the list, and the files that robots ask for', () => {
    const paths = planSite(makeSite(41)).map(({ path }) => path)
    expect(paths.filter((path) => /^article-\d+\/index\.html$/.test(path))).toHaveLength(41)
    expect(paths.filter((path) => !path.startsWith('article-'))).toEqual([
      'index.html',
      'page/2/index.html',
      'page/3/index.html',
      'hub/boots/index.html',
      'hub/trails/index.html',
      'hub/zelte-schlafsäcke/index.html',
      '404.html',
      expect.stringMatching(/^style\.[\da-f]{8}\.css$/),
      'icon.svg',
      'sitemap.xml',
      'feed.xml',
      'robots.txt',
    ])
  })

  test('names the article whose body a page needs, and none for other pages', () => {
    const named = planSite(makeSite(3)).flatMap(({ path, articleId }) =>
      articleId ? [[path, articleId]] : [],
    )
    expect(named.toSorted()).toEqual([1, 2, 3].map((id) => [`article-${id}/index.html`, id]))
  })

  test('is the same for the same blog in another order', () => {
    const site = makeSite(30)
    const turned = { ...site, articles: site.articles.toReversed(), hubs: site.hubs.toReversed() }
    expect(listChanged(site, turned)).toEqual([])
  })

  test('leaves out hubs without articles', () => {
    const paths = planSite(makeSite([makeArticle(1, { hubId: 2 })])).map(({ path }) => path)
    expect(paths.filter((path) => path.startsWith('hub/'))).toEqual(['hub/trails/index.html'])
  })

  test('has two pages for a hub of more than 100 articles', () => {
    const articles = Array.from({ length: 101 }, (_, at) => makeArticle(at + 1, { hubId: 1 }))
    const paths = planSite(makeSite(articles)).map(({ path }) => path)
    expect(paths.filter((path) => path.startsWith('hub/'))).toEqual([
      'hub/boots/index.html',
      'hub/boots/page/2/index.html',
    ])
  })

  test('gives two articles with one slug different places, and keeps that of the older one', () => {
    const site = makeSite([
      makeArticle(5, { slug: 'boots' }),
      makeArticle(9, { slug: 'Boots' }),
      makeArticle(2, { slug: 'boots-9' }),
    ])
    expect(planSite(site).flatMap(({ path, articleId }) => (articleId ? [path] : []))).toEqual([
      'Boots-9-9/index.html',
      'boots/index.html',
      'boots-9/index.html',
    ])
  })
})

describe('A page has to be written again', () => {
  const site = makeSite(100)

  test('when its body changed: it alone', () => {
    expect(listChanged(site, changeArticle(site, 50, { version: 'second' }))).toEqual([
      'article-50/index.html',
    ])
  })

  test('when its title changed, with the lists and suggestions that show the title', () => {
    const changed = listChanged(site, changeArticle(site, 50, { title: 'Another title' }))
    expect(changed).toEqual([
      // The articles of the same hub that suggest it.
      ...[50, 53, 56, 59, 62].map((id) => `article-${id}/index.html`),
      'feed.xml',
      'hub/zelte-schlafsäcke/index.html',
      'page/3/index.html',
    ])
  })

  test('when an article is new: its page, the lists, and few suggestions, not all 1,000 pages', () => {
    const large = makeSite(1000)
    const changed = listChanged(large, makeSite(1001))
    expect(changed.filter((path) => path.startsWith('article-'))).toEqual(
      // The oldest of the hub go on with the newest.
      ['1001', '11', '2', '5', '8'].map((id) => `article-${id}/index.html`),
    )
    expect(changed.filter((path) => path.startsWith('hub/'))).toHaveLength(4)
    expect(changed).toContain('index.html')
    expect(changed).toContain('feed.xml')
    expect(changed).toContain('sitemap.xml')
    expect(changed).not.toContain('404.html')
  })

  test('when it was updated: it and the sitemap', () => {
    const changes = { updatedAt: '2026-12-24T00:00:00.000Z' }
    expect(listChanged(site, changeArticle(site, 50, changes))).toEqual([
      'article-50/index.html',
      'sitemap.xml',
    ])
  })

  test('when what every page shows changed: all of them', () => {
    const settings = { ...site.settings, navlinks: [{ label: 'Shop', url: '/shop' }] }
    const changed = listChanged(site, { ...site, settings })
    expect(changed.filter((path) => path.endsWith('.html'))).toHaveLength(100 + 5 + 3 + 1)
  })

  test.each(['title', 'summary', 'metaTitle', 'metaDescription', 'author', 'jsonLd', 'updatedAt'] as const)(
    'when the %s of its article changed, which the page shows',
    (name) => {
      const after = changeArticle(site, 50, { [name]: '2026-12-01' })
      expect(listChanged(site, after)).toContain('article-50/index.html')
    },
  )

  test('in no other case: pages with equal fingerprints come out the same', () => {
    const before = new Map(planSite(site).map((page) => [page.path, page]))
    const after = planSite(changeArticle(makeSite(101), 50, { title: 'Another title', linksTo: [3, 7] }))
    const kept = after.filter(({ path, fingerprint }) => before.get(path)?.fingerprint === fingerprint)
    expect(kept.length).toBeGreaterThan(80)
    for (const page of kept) expect(page.write(BODY)).toBe(before.get(page.path)?.write(BODY))
  })
})

test('planning 1,000 articles costs less than a tenth of a second', () => {
  const site = makeSite(1000)
  planSite(site)
  expect(measureProcessorTime(() => planSite(site))).toBeLessThan(100)
})
