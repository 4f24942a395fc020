import { expect, test } from 'vitest'
import { parsePage } from './parse-page.ts'

const TEXT = 'A tent keeps you dry, and it should be light, too, for you carry it all day long. '.repeat(12)

function parse(
  html: string,
  {
    url = 'https://shop.example/blog/tents',
    robotsTag = null,
  }: { url?: string; robotsTag?: string | null } = {},
) {
  return parsePage({ url, html, domain: 'shop.example', robotsTag })
}

test('the texts, dates, headings and content of a page are read', () => {
  const page = parse(`<!doctype html><html lang="en-GB"><head>
    <title> Tents &amp; tarps\n for all </title><meta name="Description" content="All about tents">
    <link rel="canonical" href="/blog/tents?utm_source=x">
    <script type="application/ld+json">{"@type":"Article","datePublished":"2025-03-04T10:00:00+02:00","dateModified":"never"}</script>
    </head><body><nav><a href="/">Home</a></nav><main><h1>Tents</h1><h2>Light ones</h2>
    <p>${TEXT}</p><p>The end.</p><script>var a = 'hidden'</script></main><footer>Imprint</footer></body></html>`)
  expect(page).toMatchObject({
    title: 'Tents & tarps for all',
    description: 'All about tents',
    heading: 'Tents',
    headings: [
      { level: 1, text: 'Tents' },
      { level: 2, text: 'Light ones' },
    ],
    canonicalUrl: 'https://shop.example/blog/tents',
    language: 'en-GB',
    isNoindex: false,
    type: 'article',
    publishedAt: '2025-03-04T08:00:00.000Z',
    modifiedAt: null,
    stockStatus: null,
  })
  expect(page.text).toContain('\nThe end.')
  expect(page.text).not.toMatch(/hidden|Imprint|Home/)
  expect(page.wordCount).toBeGreaterThan(200)
})

test('links to pages of the same site are read, with their anchors and the text around them', () => {
  const { links } = parse(`<nav><a href="/">Home</a></nav>
    <p>Read about <a href="stoves#top">good stoves</a> first.</p>
    <a href="https://www.shop.example/x?utm_medium=a&p=1" rel="nofollow"><img src="a.png" alt="A picture"></a>
    <a href="https://other.example/">away</a> <a href="/file.pdf">pdf</a> <a href="mailto:a@shop.example">mail</a>
    <a href="javascript:alert(1)">js</a> <a href="#top">up</a> <a href="http://[">broken</a> <a href="/men's">men</a>`)
  expect(links).toEqual([
    { url: 'https://shop.example/', anchor: 'Home', text: 'Home', isInContent: false, isFollowed: true },
    {
      url: 'https://shop.example/blog/stoves',
      anchor: 'good stoves',
      text: 'Read about good stoves first.',
      isInContent: true,
      isFollowed: true,
    },
    {
      url: 'https://www.shop.example/x?p=1',
      anchor: 'A picture',
      text: 'A picture',
      isInContent: true,
      isFollowed: false,
    },
    { url: 'https://shop.example/men%27s', anchor: 'men', text: 'men', isInContent: true, isFollowed: true },
  ])
})

const CRUMBS = (
  last: string,
) => `<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[
  {"@type":"ListItem","position":3,"name":"Dome 2"${last}},
  {"@type":"ListItem","position":1,"name":"Home","item":"https://shop.example/"},
  {"@type":"ListItem","position":2,"name":"Tents","item":{"@id":"/tents"}}]}</script>`

test.each(['', ',"item":"https://shop.example/tents/dome"'])(
  'the parent category of a page is its last breadcrumb but one (%s)',
  (last) => {
    const page = parse(CRUMBS(last), { url: 'https://shop.example/tents/dome' })
    expect(page).toMatchObject({ parentCategory: 'Tents', parentCategoryUrl: 'https://shop.example/tents' })
  },
)

test('a page right below the home page has no parent category', () => {
  const page = parse(
    `<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[
      {"name":"Home","item":"/"},{"name":"Tents"}]}</script>`,
    { url: 'https://shop.example/tents' },
  )
  expect(page.parentCategory).toBeNull()
})

test.each([
  [['OutOfStock', 'InStock'], 'in stock'],
  [['OutOfStock', 'BackOrder'], 'back order'],
  [['PreOrder'], 'pre order'],
  [['Discontinued', 'SoldOut'], 'out of stock'],
  [[], null],
])('the stock of a product whose offers are %j is %s', (states, stock) => {
  const offers = states.map((state) => ({ '@type': 'Offer', availability: `https://schema.org/${state}` }))
  const data = JSON.stringify({ '@type': 'Product', offers })
  expect(parse(`<script type="application/ld+json">${data}</script>`).stockStatus).toBe(stock)
})

test.each([
  ['<meta name="ROBOTS" content="NoIndex, follow">', null, true],
  ['', 'noindex', true],
  ['<meta name="robots" content="index">', 'max-snippet:1', false],
])('the meta tag %j and the header %j are read for noindex', (html, robotsTag, isNoindex) => {
  expect(parse(html, { robotsTag }).isNoindex).toBe(isNoindex)
})

test.each(['', '<', '<html', '<!doctype html>', '\u0000\uD800', '<body><p>' + '<b>'.repeat(500)])(
  'the page %j is read without an error',
  (html) => {
    expect(parse(html, { url: 'https://shop.example/x' })).toMatchObject({ type: 'other', links: [] })
  },
)

test('words are counted in languages without spaces, too', () => {
  expect(parse('<p>テントは軽くなければなりません。</p>').wordCount).toBeGreaterThan(3)
})

test('a page without html, head and body tags is read like any other', () => {
  const page = parse(`<!doctype html><title>Short</title><h1>Tents</h1><p>${TEXT}`)
  expect(page).toMatchObject({ title: 'Short', heading: 'Tents' })
  expect(page.wordCount).toBeGreaterThan(200)
})
