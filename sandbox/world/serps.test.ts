import { expect, test } from 'vitest'
import { clusterKeywords } from '#engine/index.ts'
import { measureAgreement } from '#tests/support/engine/cluster-agreement.ts'
import { labelRows } from '#tests/support/engine/cluster-labels.ts'
import { tableOf } from '#tests/support/engine/serp-rows.ts'
import { createWorld, dayOf, readIntent, serpOf, volumeOf, type World } from './index.ts'
import { itemAt } from '../stage/items.ts'

const today = dayOf('2026-04-01')
const world = createWorld({ seed: 7, size: 1, today })

function urlsOf(keyword: string, given: World = world): string[] {
  return serpOf(given, keyword).map(({ url }) => url)
}

function countShared(one: string, other: string): number {
  const urls = new Set(urlsOf(one))
  return urlsOf(other).filter((url) => urls.has(url)).length
}

test('the clustering engine finds the intents of the world', () => {
  const intents = world.site.intents.flatMap(({ id, keywords }) =>
    keywords.map((keyword) => ({ id, keyword })),
  )
  const rows = intents.map(({ keyword }) => ({
    keyword,
    volume: volumeOf(7, keyword),
    urls: urlsOf(keyword),
  }))
  const labels = labelRows(clusterKeywords(tableOf(rows), { minimumScore: 3 }))
  const truth = intents.map(({ id }) => id)
  expect(measureAgreement(truth, labels).adjustedRand).toBeGreaterThan(0.98)
})

test('keywords of one intent share five to nine results, on average seven', () => {
  const shared = world.site.intents.flatMap(({ keywords }) =>
    keywords.slice(1).map((other) => countShared(itemAt(keywords, 0), other)),
  )
  expect(Math.min(...shared)).toBe(5)
  expect(Math.max(...shared)).toBe(9)
  expect(Math.abs(shared.reduce((sum, count) => sum + count) / shared.length - 7)).toBeLessThan(0.3)
})

test('different intents of a topic share at most two results, and some share one', () => {
  const large = createWorld({ seed: 7, size: 10, today })
  const shared = large.topics.flatMap((topic) => {
    const intents = large.site.intents.filter((intent) => intent.topic === topic)
    const serps = intents.map(({ keywords }) => new Set(urlsOf(itemAt(keywords, 0), large)))
    return serps.flatMap((one, place) => serps.slice(place + 1).map((other) => one.intersection(other).size))
  })
  expect(Math.max(...new Set(shared))).toBe(2)
  expect(shared.filter((count) => count > 0).length).toBeGreaterThan(1000)
})

test('no SERP in which the shop has a page has a broad page that other intents share', () => {
  expect(countBroad(['gap'])).toBeGreaterThan(10)
  expect(countBroad(['category', 'article', 'product', 'brand'])).toBe(0)
})

test.each([
  ['garden sheds', 'garden shed', 'shed for a garden'],
  ['how to bake bread', 'how do i bake bread', 'bread how to bake'],
  ['เต็นท์ ราคา', 'ราคาเต็นท์', 'ราคา เต็นท์'],
  ['リュック おすすめ', 'おすすめのリュック', 'おすすめリュック'],
  ['أفضل الحقائب', 'افضل حقائب', 'أفضل حقائب'],
])('SERPs of a user’s own keywords overlap by their intent: %s', (...keywords) => {
  for (const keyword of keywords) {
    expect(urlsOf(keyword)).toHaveLength(10)
    expect(new Set(urlsOf(keyword)).size).toBe(10)
    expect(urlsOf(keyword).every((url) => new URL(url).hostname.endsWith('.example'))).toBe(true)
    expect(countShared(keyword, keywords[0])).toBeGreaterThanOrEqual(5)
    expect(countShared(keyword, `buy ${keywords[0]}`)).toBeLessThanOrEqual(2)
  }
})

test('a SERP is the same every time, for any case and spacing, and different in another country', () => {
  expect(urlsOf('  Garden   SHEDS ')).toEqual(urlsOf('garden sheds'))
  expect(urlsOf('garden sheds', createWorld({ seed: 7, size: 10, today }))).toEqual(urlsOf('garden sheds'))
  expect(urlsOf('garden sheds', createWorld({ seed: 8, size: 1, today }))).not.toEqual(urlsOf('garden sheds'))
  const market = { country: 'de', language: 'de', device: 'desktop' } as const
  const german = serpOf(world, 'garden sheds', { market }).map(({ url }) => url)
  expect(german.filter((url) => urlsOf('garden sheds').includes(url)).length).toBeLessThanOrEqual(2)
})

test('each keyword of the world has the key of its intent', () => {
  for (const { key, keywords } of createWorld({ seed: 7, size: 10, today }).site.intents)
    for (const keyword of keywords) expect(readIntent(keyword).key).toBe(key)
})

/** Number of broad pages, which several intents share, in the SERPs of the first keyword of each intent. */
function countBroad(kinds: string[]): number {
  return world.site.intents
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ keywords }) => urlsOf(itemAt(keywords, 0)))
    .filter((url) => /^https:[/][/][^/]+[/][^/-]+$/.test(url) && !url.includes('//trailhouse')).length
}
