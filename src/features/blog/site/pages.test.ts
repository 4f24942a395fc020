import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'
import { planSite, type BlogSite } from './index.ts'
import { BODY, makeArticle, makeSite } from '#tests/support/blog/make-site.ts'

interface Written {
  path: string
  html: string
  document: Document
}

function writePages(site: BlogSite): Written[] {
  return planSite(site)
    .filter(({ type }) => type.startsWith('text/html'))
    .map((page) => {
      const html = page.write(page.articleId === null ? '' : BODY)
      return { path: page.path, html, document: parseHTML(html).document }
    })
}

function writePage(site: BlogSite, path: string): Document {
  const page = planSite(site).find((one) => one.path === path)
  if (!page) throw new Error(`${path} is not planned.`)
  return parseHTML(page.write(page.articleId === null ? '' : BODY)).document
}

const textOf = (document: Document, selector: string) => document.querySelector(selector)?.textContent ?? null
const listTexts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const listAttributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))

/** Paths of the pages that search engines should not keep. */
const listHidden = (site: BlogSite) =>
  writePages(site)
    .filter(({ document }) => document.querySelector('meta[name=robots][content=noindex]'))
    .map(({ path }) => path)

function withCode(code: string): BlogSite {
  const site = makeSite(1)
  return { ...site, settings: { ...site.settings, ga_code: code } }
}

const SITES: [string, BlogSite][] = [
  ['a blog of three list pages', makeSite(41)],
  ['an empty blog', makeSite([])],
  ['a blog in Arabic', makeSite(21, { language: 'ar' })],
  ['a blog at the root of its host', makeSite(3, { address: 'https://blog.example' })],
  [
    'a blog with slugs of other scripts',
    makeSite([makeArticle(1, { slug: 'größe-靴', linksTo: [2] }), makeArticle(2, { slug: 'حذاء' })]),
  ],
  [
    'a blog with a large hub',
    makeSite(Array.from({ length: 101 }, (_, at) => makeArticle(at + 1, { hubId: 3, jsonLd: '' }))),
  ],
]

describe.each(SITES)('%s', (_, site) => {
  const pages = writePages(site)

  test('has no link inside itself to a page or a place that is not there', () => {
    const planned = new Map(planSite(site).map(({ path }) => [path, true]))
    const documents = new Map(pages.map(({ path, document }) => [path, document]))
    const found: string[] = []
    for (const { path, document } of pages) {
      const base = `${site.address}/${path === '404.html' ? 'some/unknown/page/' : path}`
      const links = [...document.querySelectorAll('[href], [src]')]
        .filter((element) => !['canonical', 'prefetch'].includes(element.getAttribute('rel') ?? ''))
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      for (const link of links) {
        const url = new URL(link, base)
        if (!url.href.startsWith(site.address)) continue
        const place = decodeURIComponent(url.href.split('#')[0]?.slice(site.address.length + 1) ?? '')
        if (place.startsWith('images/')) continue
        const target = place === '' || place.endsWith('/') ? `${place}index.html` : place
        const own = path === '404.html' && target.startsWith('some/') ? '404.html' : target
        if (!planned.has(own)) found.push(`${path}: ${link}`)
        const id = decodeURIComponent(url.hash.slice(1))
        if (id !== '' && !documents.get(own)?.getElementById(id)) found.push(`${path}: ${link}`)
      }
    }
    expect(found).toEqual([])
  })

  test('has on each page one heading of level 1, one main part, unique ids and images with text', () => {
    for (const { path, document } of pages) {
      expect([path, document.querySelectorAll('h1').length]).toEqual([path, 1])
      expect(document.querySelectorAll('main')).toHaveLength(1)
      expect(document.querySelectorAll('body > header')).toHaveLength(1)
      expect(document.querySelectorAll('body > footer')).toHaveLength(1)
      const ids = listAttributes(document, '[id]', 'id')
      expect(new Set(ids).size).toBe(ids.length)
      expect(listAttributes(document, 'img', 'alt')).not.toContain(null)
      expect(document.querySelector('body > :first-child')?.getAttribute('href')).toBe('#_main')
      const unlabelled = [...document.querySelectorAll('nav')].filter(
        (nav) => !nav.getAttribute('aria-label'),
      )
      expect(unlabelled).toEqual([])
    }
  })

  test('needs no script, no style inside a page and nothing of another host', () => {
    for (const { html, document } of pages) {
      const scripts = listAttributes(document, 'script', 'type')
      expect(scripts.filter((type) => type !== 'application/ld+json')).toEqual([])
      expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
      for (const address of listAttributes(document, 'img, link[rel=stylesheet], link[rel=icon]', 'src'))
        expect(address ?? '').not.toMatch(/^(?:[a-z]+:|\/\/)/)
    }
  })

  test('reaches each article from the home page by links', () => {
    const documents = new Map(pages.map(({ path, document }) => [path, document]))
    const seen = new Set<string>()
    const queue = ['index.html']
    for (const path of queue) {
      if (seen.has(path)) continue
      seen.add(path)
      for (const link of listAttributes(documents.get(path) ?? parseHTML('').document, 'a[href]', 'href')) {
        const { href } = new URL(link ?? '', `${site.address}/${path}`)
        const place = decodeURIComponent(href.split('#')[0]?.slice(site.address.length + 1) ?? '')
        const target = `${place}index.html`
        if (documents.has(target)) queue.push(target)
      }
    }
    expect([...documents.keys()].filter((path) => !seen.has(path))).toEqual(['404.html'])
  })
})

describe('An article page', () => {
  const article = makeArticle(7, {
    hubId: 3,
    image: { url: 'images/ab12.jpg', alt: 'A ridge' },
    updatedAt: '2026-03-01T00:00:00.000Z',
    linksTo: [4],
  })
  const site = makeSite([article, ...[1, 2, 4, 5].map((id) => makeArticle(id, { hubId: 3 }))], {
    language: 'de',
  })
  const document = writePage(site, 'article-7/index.html')

  test('shows where it belongs, who wrote it, when, and how long reading takes', () => {
    expect(listTexts(document, '.trail a')).toEqual(['Startseite', 'Zelte & Schlafsäcke'])
    expect(listAttributes(document, '.trail a', 'href')).toEqual(['../', '../hub/zelte-schlafs%C3%A4cke/'])
    expect(textOf(document, '.head .meta')).toBe(
      'Marie Huber\u00a0· 12. Januar 2026\u00a0· 4 Min. Lesezeit\u00a0· Aktualisiert am 1. März 2026',
    )
    expect(listAttributes(document, '.head time', 'datetime')).toEqual([
      article.publishedAt,
      '2026-03-01T00:00:00.000Z',
    ])
  })

  test('suggests the article that it links to first, then others of its hub', () => {
    expect(listTexts(document, '.next h3')).toEqual([4, 5, 2, 1].map((id) => `Article ${id} about boots`))
  })

  test('tells search engines and other sites its address, picture and description', () => {
    const content = (name: string) =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://shop.example/blog/article-7/',
    )
    expect(content('og:url')).toBe('https://shop.example/blog/article-7/')
    expect(content('og:image')).toBe('https://shop.example/blog/images/ab12.jpg')
    expect(content('og:locale')).toBe('de_DE')
    expect(content('og:type')).toBe('article')
    expect(content('twitter:card')).toBe('summary_large_image')
    expect(content('description')).toBe('What article 7 says in short.')
    expect(document.title).toBe('Article 7 about boots | Alpine Journal')
    expect(document.querySelector('script')?.outerHTML).toBe(article.jsonLd)
  })

  test('has the title and description for search engines where there are some', () => {
    const own = writePage(
      makeSite([{ ...article, metaTitle: 'For search', metaDescription: 'Described' }]),
      'article-7/index.html',
    )
    expect(own.title).toBe('For search')
    expect(own.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Described')
  })

  test('lists its headings when there are at least four, without the numbers of sources', () => {
    expect(listTexts(document, '.outline a')).toEqual(
      ['size', 'width', 'größe', 'care'].map((id) => `The ${id} & more`),
    )
    const short = planSite(site).find(({ articleId }) => articleId === 7)
    expect(short?.write('<h2 id="a">A</h2><h2 id="b">B</h2><h2 id="c">C</h2>')).not.toContain('outline')
  })

  test('names the sources in the language of the blog and lets wide tables be scrolled with keys', () => {
    expect(listTexts(document, '.sources h2')).toEqual(['Quellen'])
    expect(document.querySelector('.table')?.getAttribute('tabindex')).toBe('0')
  })

  test('keeps a heading that the sources already have', () => {
    const page = planSite(site).find(({ articleId }) => articleId === 7)
    const html = page?.write('<section class="sources"><h2 id="s">Belege</h2><ol></ol></section>') ?? ''
    expect(listTexts(parseHTML(html).document, '.sources h2')).toEqual(['Belege'])
  })

  test('has a text that says Read next, in English and marked so where there is no translation', () => {
    const arabic = writePage({ ...site, language: 'ar' }, 'article-7/index.html')
    expect(arabic.documentElement.getAttribute('lang')).toBe('ar')
    expect(arabic.documentElement.getAttribute('dir')).toBe('rtl')
    expect(arabic.querySelector('.next h2')?.outerHTML).toBe(
      '<h2 id="_next" lang="en" dir="ltr">Read next</h2>',
    )
    expect(document.querySelector('.next h2')?.outerHTML).toBe('<h2 id="_next">Weiterlesen</h2>')
  })

  test('leaves out dates that are none, and reading times of nothing', () => {
    const odd = makeSite([makeArticle(1, { publishedAt: 'soon', updatedAt: '', words: 0, author: '' })])
    expect(textOf(writePage(odd, 'article-1/index.html'), '.head .meta')).toBe('')
  })
})

describe('A list page', () => {
  test('of the home has 20 articles, the newest first, and says which page it is', () => {
    const site = makeSite(45)
    expect(listTexts(writePage(site, 'page/2/index.html'), '.list h2')).toEqual(
      Array.from({ length: 20 }, (_, at) => `Article ${25 - at} about boots`),
    )
    const second = writePage(site, 'page/2/index.html')
    expect(textOf(second, '.pager')).toBe('← NewerPage 2 of 3Older →')
    expect(listAttributes(second, '.pager a', 'href')).toEqual(['../../', '../../page/3/'])
    expect(second.title).toBe('Alpine Journal | Page 2 of 3')
  })

  test('has the newest first by the date, and of one date the one that came last', () => {
    const [oldest, newest] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z']
    const site = makeSite([
      makeArticle(1, { publishedAt: oldest }),
      makeArticle(2, { publishedAt: newest }),
      makeArticle(3, { publishedAt: oldest }),
    ])
    expect(listTexts(writePage(site, 'index.html'), '.list h2')).toEqual(
      [2, 3, 1].map((id) => `Article ${id} about boots`),
    )
  })

  test('of a hub has its name, its description and its articles alone', () => {
    const hub = writePage(makeSite(9), 'hub/boots/index.html')
    expect(textOf(hub, 'h1')).toBe('Boots')
    expect(textOf(hub, '.lead')).toBe('All about boots.')
    expect(listTexts(hub, '.list h2')).toEqual([9, 6, 3].map((id) => `Article ${id} about boots`))
  })

  test.each([
    ['index.html', ['Blog']],
    ['hub/boots/index.html', ['CollectionPage', 'BreadcrumbList']],
  ])('%s describes itself to search engines as %j', (path, types) => {
    const text = textOf(writePage(makeSite(9), path), 'script') ?? ''
    expect(
      [
        ...text.matchAll(/"@type":"(Blog|CollectionPage|BreadcrumbList)","(?:@id":"[^"]*","url|itemList)/g),
      ].map(([, type]) => type),
    ).toEqual(types)
    expect(() => JSON.parse(text)).not.toThrow()
  })

  test('of an empty blog is friendly', () => {
    expect(textOf(writePage(makeSite([], { language: 'fr' }), 'index.html'), '.empty h2')).toBe(
      'Le premier article arrive',
    )
  })
})

describe('A staged blog', () => {
  test('asks search engines not to keep any page, a public one keeps only unknown addresses out', () => {
    expect(listHidden(makeSite(3, { isStaging: true }))).toHaveLength(3 + 1 + 3 + 1)
    expect(listHidden(makeSite(3))).toEqual(['404.html'])
  })
})

describe('Google Analytics', () => {
  test('is started by two files, no script is inside a page', () => {
    const site = withCode('G-ABC123')
    const scripts = listAttributes(writePage(site, 'article-1/index.html'), 'script[src]', 'src')
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123', '../analytics.js'])
    expect(
      planSite(site)
        .find(({ path }) => path === 'analytics.js')
        ?.write(''),
    ).toContain("'G-ABC123'")
  })

  test.each(['', 'UA-1234-1', 'G-abc123', "G-ABC123');alert(1)//", 'G-ABC123\nG-X', 'G-ABC'])(
    'is left out of a blog with the code %j, which is none',
    (code) => {
      const site = withCode(code)
      expect(listAttributes(writePage(site, 'index.html'), 'script[src]', 'src')).toEqual([])
      expect(planSite(site).map(({ path }) => path)).not.toContain('analytics.js')
    },
  )
})
