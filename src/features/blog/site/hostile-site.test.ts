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
  '</script x',
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
    canonical: null,
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

interface Read {
  path: string
  elements: Element[]
}

function readPages(site: BlogSite): Read[] {
  return planSite(site).map(({ path, type, write }) => ({
    path,
    elements: type.startsWith('text/html') ? [...parseHTML(write('')).document.querySelectorAll('*')] : [],
  }))
}

function shapeOf(element: Element): string {
  return [element.localName, ...element.getAttributeNames().toSorted()].join(' ')
}

/** Elements with the names of their attributes. */
function listShapes(pages: Read[]): Set<string> {
  return new Set(pages.flatMap(({ elements }) => elements.map(shapeOf)))
}

const usual = new Set(
  [
    { ...fillSite('https://shop.example/a'), language: 'en' },
    { ...fillSite('images/a.jpg'), language: 'ar' },
    makeSite(21),
  ].flatMap((site) => [...listShapes(readPages(site))]),
)

function expectHarmless(site: BlogSite): void {
  const pages = readPages(site)
  expect([...listShapes(pages)].filter((shape) => !usual.has(shape))).toEqual([])
  for (const { path, elements } of pages) {
    expect(path.split('/')).not.toContain('..')
    expect(path).not.toMatch(/[\\\p{Cc}<>"'&?#%]|^\/|\/\//u)
    for (const element of elements) {
      expect(element.localName === 'script' && !isQuietJson(element.textContent)).toBe(false)
      const address = element.getAttribute('href') ?? element.getAttribute('src')
      expect(address === null || isPlain(address)).toBe(true)
    }
  }
}

/** Whether an address leads to the web, and one without a protocol to the host of the blog. */
function isPlain(address: string): boolean {
  const { protocol, host } = new URL(address, 'https://shop.example/blog/a/b/')
  const isAbsolute = /^https?:/.test(address)
  return ['https:', 'http:'].includes(protocol) && (isAbsolute || host === 'shop.example')
}

/** Whether a text is JSON without a sign that could end its element. */
function isQuietJson(text: string): boolean {
  try {
    JSON.parse(text)
    return !/[<>&]/.test(text)
  } catch {
    return false
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
    { numRuns: 25 },
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

test.each([
  ['images/ab12.jpg', '../images/ab12.jpg'],
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['javascript:alert(1)', '../javascript%3Aalert(1)'],
  ['../../private.jpg', null],
  ['images/./a.jpg', null],
  ['//evil.example/a.jpg', null],
  ['/a.jpg', null],
  ['', null],
])('an image at %j is loaded from %j', (url, address) => {
  const site = makeSite([makeArticle(1, { image: { url, alt: '' } })])
  const page = planSite(site).find(({ articleId }) => articleId === 1)
  const image = parseHTML(page?.write('') ?? '').document.querySelector('img')
  expect(image?.getAttribute('src') ?? null).toBe(address)
})
