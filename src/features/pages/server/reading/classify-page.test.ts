import { expect, test } from 'vitest'
import { classifyPage } from './classify-page.ts'
import { readJsonLd } from './json-ld.ts'

function classify(url: string, { things = '', title = 'A page' }: { things?: string; title?: string } = {}) {
  return classifyPage({ url: `https://shop.example${url}`, things: readJsonLd([things]), title })
}

test.each([
  ['/', 'home'],
  ['/de/', 'home'],
  ['/index.html', 'home'],
  ['/products/tent', 'product'],
  ['/products', 'category'],
  ['/collections/tents', 'category'],
  ['/blog/how-to-pitch-a-tent', 'article'],
  ['/blog', 'other'],
  ['/glossary/denier', 'glossary'],
  ['/case-studies/north', 'case study'],
  ['/forum/t/12', 'forum'],
  ['/tools/pack-weight', 'asset'],
  ['/imprint', 'other'],
] as const)('a page at %s has the type %s', (url, type) => {
  expect(classify(url).type).toBe(type)
})

test.each([
  ['{"@type":"Product","name":"Tent"}', 'product'],
  ['{"@graph":[{"@type":"WebPage"},{"@type":["BlogPosting"]}]}', 'article'],
  ['{"@type":"http://schema.org/DefinedTerm"}', 'glossary'],
  ['{"@type":"DiscussionForumPosting"}', 'forum'],
  [JSON.stringify(Array.from({ length: 5 }, () => ({ '@type': 'Product' }))), 'category'],
] as const)('structured data counts more than the address of a page: %s', (things, type) => {
  const found = classify('/blog/x', { things })
  expect(found.type).toBe(type)
  expect(found.reason).toContain('structured data')
})

test.each(['10 best tents for two', 'The best 7 stoves', '12 ways to keep warm', 'Die besten 5 Zelte'])(
  'an article called %j is a listicle',
  (title) => {
    expect(classify('/blog/x', { title })).toMatchObject({ type: 'listicle' })
  },
)

test.each(['How to choose the best tent', '4 season tents', '2024 in review'])(
  'an article called %j is not a listicle',
  (title) => {
    expect(classify('/blog/x', { title }).type).toBe('article')
  },
)

test('the type of every page has a reason for users', () => {
  expect(classify('/imprint').reason).toBe('Nothing says what it is.')
  expect(classify('/blog/x').reason).toBe('Its address lies in /blog.')
})
