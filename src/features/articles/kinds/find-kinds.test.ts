import { expect, test } from 'vitest'
import { findKinds, type Clues } from './index.ts'

const none: Clues = { language: 'en', domain: null, keywords: [], results: [], pageType: null }

function find(keyword: string, given: Partial<Clues> = {}) {
  return findKinds({ ...none, keywords: [{ keyword, volume: 1000 }], ...given })
}

/** Results as "url title", one a line. */
function readResults(text: string): Clues['results'] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [url = '', ...title] = line.trim().split(' ')
      return { url, title: title.join(' ') }
    })
}

const SHOPS = readResults(`
  https://www.trailhouse.example/c/hiking-boots Hiking Boots | Trailhouse
  https://www.shoe-store.example/category/hiking-boots Hiking Boots + FREE SHIPPING
  https://www.boot-maker.example/US/en/c/hiking-boots Hiking Boots | Boot Maker
  https://www.amazon.com/s?k=hiking+boots Amazon.com: hiking boots
  https://www.outfitter.example/collections/hiking-boots Hiking Boots
  https://www.gear-tests.example/topics/shoes-and-boots/best-hiking-boots The 10 Best Hiking Boots of 2026 | Tested`)
const LISTS = readResults(`
  https://www.gear-advice.example/best-hiking-boots Best Hiking Boots of 2026
  https://www.gear-tests.example/topics/boots 10 Best Hiking Boots | Tested & Rated
  https://www.hiker.example/boots/ 9 Best Hiking Boots, According to Experts
  https://www.trailhouse.example/learn/expert-advice/best-hiking-boots The Best Hiking Boots of 2026
  https://www.reddit.com/r/hiking/comments/x best hiking boots?
  https://www.trailhouse.example/c/hiking-boots Hiking Boots | Trailhouse`)
const VIDEOS = readResults(`
  https://www.youtube.com/watch?v=1 Hiking boots
  https://www.youtube.com/watch?v=2 Hiking boots again
  https://www.reddit.com/r/boots/ Boots
  https://www.pinterest.com/ideas/boots/ Boots
  https://somebody.example/boots-1 Boots of mine`)

test.each<[string, string, Partial<Clues>, [string | null, string | null, string | null]]>([
  ['shops', 'hiking boots', { results: SHOPS }, ['category', 'transactional', 'bottom']],
  ['lists', 'hiking boots', { results: LISTS }, ['listicle', 'informational', 'middle']],
  ['videos', 'hiking boots', { results: VIDEOS }, [null, null, null]],
  ['too few results', 'hiking boots', { results: SHOPS.slice(0, 4) }, [null, null, null]],
  ['no results, but a page', 'hiking boots', { pageType: 'product' }, ['product', 'transactional', 'bottom']],
  ['lists, which agree', 'best hiking boots', { results: LISTS }, ['listicle', 'informational', 'middle']],
  [
    'shops, which outweigh a page',
    'hiking boots',
    { results: SHOPS, pageType: 'article' },
    ['category', 'transactional', 'bottom'],
  ],
  [
    'shops, which contradict its words',
    'best hiking boots',
    { results: SHOPS.slice(0, 5) },
    [null, null, null],
  ],
])('with %s, "%s" is found', (_, keyword, given, kinds) => {
  const { type, intent, funnel } = find(keyword, given)
  expect([type.value, intent.value, funnel.value]).toEqual(kinds)
})

test.each([
  ['https://shop.example/collections/boots/products/corto Corto', 'product'],
  ['https://www.amazon.com/Corto/dp/B0 Corto', 'product'],
  ['https://shop.example/products Products', null],
  ['https://en.wikipedia.org/wiki/Boot Boot - Wikipedia', 'glossary'],
  ['https://bank.example/glossary/roi ROI', 'glossary'],
  ['https://bank.example/blog/roi ROI', 'article'],
  ['https://bank.example/blog/roi 7 ways to a better ROI', 'listicle'],
  ['https://bank.example/x ROI Calculator | Bank', 'asset'],
  ['https://bank.example/x What is ROI? - Bank', 'glossary'],
  ['https://bank.example/x Bonds vs. shares', 'buyers-guide'],
  ['https://bank.example/x 2026 boots', null],
  ['https://bank.example/ Bank', null],
])('five results like %s make the type %j', (line, type) => {
  const results = readResults(Array.from({ length: 5 }, () => line).join('\n'))
  expect(find('boots', { results }).type.value).toBe(type)
})

const boots = (volume: number) => [
  { keyword: 'hiking boots', volume: 1000 },
  { keyword: 'best hiking boots', volume },
  { keyword: 'top 10 hiking boots', volume: 100 },
]

test('the searches of a cluster count, not its main keyword alone', () => {
  expect(findKinds({ ...none, keywords: boots(2000) }).type.value).toBe('listicle')
  expect(findKinds({ ...none, keywords: boots(500) }).type.value).toBeNull()
})

const ownSite = readResults(`
  https://www.trail-house.example/ Trailhouse
  https://www.trail-house.example/shop Shop
  https://somebody.example/about About`)

test.each<[string, Partial<Clues>, string | null, string | null]>([
  ['trailhouse', { results: ownSite }, 'home', 'navigational'],
  ['trail house', { results: ownSite }, 'home', 'navigational'],
  ['trail house', { results: ownSite.slice(0, 1) }, null, null],
  ['trail house', { results: ownSite.slice(0, 1), domain: 'trail-house.example' }, 'home', 'navigational'],
  ['trailhouse opening', { results: ownSite, domain: 'trail-house.example' }, null, 'navigational'],
  ['trailhouse opening', { results: ownSite }, null, null],
  ['trailhouse', { results: ownSite.slice(2) }, null, null],
])('"%s" with %o looks for a site: type %j, intent %j', (keyword, given, type, intent) => {
  const found = find(keyword, given)
  expect([found.type.value, found.intent.value]).toEqual([type, intent])
})

test.each([
  ['best hiking boots', '"best" in "best hiking boots" asks for several to choose from.'],
  ['hiking boots', 'Neither its words nor its results say a type.'],
])('the type of "%s" has its reason', (keyword, reason) => {
  expect(find(keyword).type.reason).toBe(reason)
})

test('results are a reason with their count', () => {
  expect(find('hiking boots', { results: SHOPS }).type.reason).toBe(
    '5 of 6 results are categories or offers, by their titles or addresses.',
  )
})

test.each([
  ['ja', 'apple login', 'home'],
  ['fi', 'best apps', 'listicle'],
  ['de', 'best apps', null],
  ['pt-BR', 'melhor celular', 'listicle'],
])('in the language %s, "%s" has the type %j', (language, keyword, type) => {
  expect(find(keyword, { language }).type.value).toBe(type)
})

test.each([
  ['de', 'was heißt cringe', '"was heißt" in "was heißt cringe" asks what something is.'],
  [
    'en',
    'what is the capital of south france',
    '"what is" in "what is the capital of south france" asks a question.',
  ],
  [
    'en',
    'What is the capital of south france',
    '"What is" in "What is the capital of south france" asks a question.',
  ],
])(
  'in the language %s, the reason for "%s" has the words as they are written',
  (language, keyword, reason) => {
    expect(find(keyword, { language }).type.reason).toBe(reason)
  },
)

test.each([
  ['commercial', 'buyers-guide', 'informational'],
  ['Commercial, Informational', 'buyers-guide', 'informational'],
  ['transactional', null, 'transactional'],
  ['navigational', null, 'navigational'],
  ['informational', null, 'informational'],
  ['local', null, null],
])(
  'keywords that say nothing and were imported as "%s" are of type %j and intent %j',
  (label, type, intent) => {
    const kinds = find('', { keywords: [{ keyword: 'tent pegs', volume: 900, intent: label }] })
    expect([kinds.type.value, kinds.intent.value]).toEqual([type, intent])
  },
)

test('an imported intent goes after words, and counts when half of the searches have it', () => {
  const commercial = { intent: 'commercial', volume: 400 }
  expect(find('', { keywords: [{ keyword: 'buy tents', ...commercial }] }).intent.value).toBe('transactional')
  const other = { keyword: 'head torch', intent: null }
  const keywords = (volume: number) => [
    { keyword: 'tent pegs', ...commercial },
    { ...other, volume },
  ]
  expect(find('', { keywords: keywords(400) }).intent).toEqual({
    value: 'informational',
    reason: 'Its keywords were imported as commercial.',
  })
  expect(find('', { keywords: keywords(401) }).intent.value).toBeNull()
})
