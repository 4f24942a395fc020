import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { planSite, type BlogSite } from './index.ts'
import { makeArticle, makeSite } from '#tests/support/blog/make-site.ts'

const VECTORS = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</title><svg onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  'https://evil.example/"><script>alert(1)</script>',
  'https://user:pass@evil.example/\'"<>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{constructor.constructor("alert(1)")()}}',
  '{minutes}{date}$&$1$`',
  ']]><script>alert(1)</script>',
  '\u2028\u2029\ud800\u0000',
  '../../../etc/passwd',
  '..\\..\\x',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
]

/** A blog in which every text that people can type is the same one. */
function fillSite(text: string): BlogSite {
  const settings = {
    domain: text,
    base: text,
    navlinks: [{ label: text, url: text }],
    linkedin_url: text,
    twitter_url: text,
    facebook_url: text,
    instagram_url: text,
    ga_code: text,
  }
  const article = makeArticle(1, {
    slug: text,
    title: text,
    summary: text,
    metaTitle: text,
    metaDescription: text,
    author: text,
    image: { url: text, alt: text },
    publishedAt: text,
    updatedAt: text,
    jsonLd: '',
    hubId: 1,
  })
  const hubs = [{ id: 1, name: text, slug: text, description: text }]
  return makeSite([article, makeArticle(2, { hubId: 1, jsonLd: '' })], {
    name: text,
    description: text,
    language: text,
    settings,
    hubs,
  })
}

/** The elements of pages and their attributes without values, in the order of the pages. */
function listShapes(site: BlogSite): Set<string> {
  const shapes = new Set<string>()
  for (const page of planSite(site))
    if (page.type.startsWith('text/html'))
      for (const element of parseHTML(page.write('')).document.querySelectorAll('*'))
        shapes.add([element.localName, ...element.getAttributeNames().toSorted()].join(' '))
  return shapes
}

const usual = listShapes({
  ...fillSite('https://shop.example/a'),
  language: 'en',
})
for (const language of ['xx', 'ar'])
  for (const shape of listShapes({ ...fillSite('images/a.jpg'), language })) usual.add(shape)
for (const shape of listShapes(makeSite(30))) usual.add(shape)

function expectHarmless(site: BlogSite): void {
  expect([...listShapes(site)].filter((shape) => !usual.has(shape))).toEqual([])
  for (const page of planSite(site)) {
    expect(page.path.split('/')).not.toContain('..')
    expect(page.path).not.toMatch(/[\\\p{Cc}<>"'&?#%]|^\/|\/\//u)
    if (!page.type.startsWith('text/html')) continue
    const { document } = parseHTML(page.write(''))
    for (const element of document.querySelectorAll('[href], [src]')) {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
      const { protocol, host } = new URL(address, 'https://shop.example/blog/a/b/')
      expect(['https:', 'http:']).toContain(protocol)
      if (!/^https?:/.test(address)) expect(host).toBe('shop.example')
    }
    for (const data of document.querySelectorAll('script'))
      expect(() => JSON.parse(data.textContent ?? '')).not.toThrow()
  }
}

test.each(VECTORS)('%j in every field of a blog stays a text', (vector) => {
  expectHarmless(fillSite(vector))
})

test('no text in every field of a blog gets an element, an attribute or an address of its own', () => {
  const piece = fc.oneof(
    fc.constantFrom(...VECTORS, '<', '>', '"', "'", '&', '/', '\\', ':', '=', '`', ' ', '-->', '</', '\n'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  const text = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (typed) => expectHarmless(fillSite(typed))),
    { numRuns: 60 },
  )
})

test('a hostile title is read as it was typed', () => {
  const title = '</title><script>alert("1")</script> & more'
  const page = planSite(makeSite([makeArticle(1, { title })])).find(({ articleId }) => articleId === 1)
  const { document } = parseHTML(page?.write('') ?? '')
  expect(document.querySelector('h1')?.textContent).toBe(title)
  expect(document.title).toBe(`${title} | Alpine Journal`)
})

test.each([
  ['/about', '/about'],
  ['https://shop.example/a?b=c&d', 'https://shop.example/a?b=c&d'],
  ['HTTP://shop.example', 'http://shop.example/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['mailto:a@b.example', null],
  ['about', null],
])('a link of the navigation to %j leads to %j', (url, address) => {
  const site = makeSite(1)
  const settings = { ...site.settings, navlinks: [{ label: 'Link', url }] }
  const page = planSite({ ...site, settings }).find(({ path }) => path === 'index.html')
  const link = parseHTML(page?.write('') ?? '').document.querySelector('.top nav a')
  expect(link?.getAttribute('href') ?? null).toBe(address)
})
