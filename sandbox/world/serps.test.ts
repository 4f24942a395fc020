import { expect, test } from 'vitest'
import { clusterKeywords } from '#features/clustering/engine/index.ts'
import { measureAgreement } from '../../tests/support/cluster-agreement.ts'
import { labelRows } from '../../tests/support/cluster-labels.ts'
import { tableOf } from '../../tests/support/serp-rows.ts'
import { createWorld, dayOf, readIntent, serpOf, volumeOf, type World } from './index.ts'

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

test('keywords of one intent share five to nine results, and are never alike', () => {
  for (const { keywords } of world.site.intents) {
    const [first, ...others] = keywords
    for (const other of others) {
      expect(countShared(first, other)).toBeGreaterThanOrEqual(5)
      expect(countShared(first, other)).toBeLessThanOrEqual(9)
    }
  }
})

test('other intents of a topic share two results at most, and some do share one', () => {
  const [topic] = world.topics
  const heads = world.site.intents
    .filter((intent) => intent.topic === topic)
    .map(({ keywords }) => keywords[0])
  const shared = heads.flatMap((one, place) => heads.slice(place + 1).map((other) => countShared(one, other)))
  expect(Math.max(...shared)).toBeLessThanOrEqual(2)
  expect(shared.filter((count) => count > 0).length).toBeGreaterThan(10)
})

test.each([
  ['garden sheds', 'garden shed', 'shed for a garden'],
  ['how to bake bread', 'how do i bake bread', 'bread how to bake'],
  ['เต็นท์ ราคา', 'ราคาเต็นท์', 'ราคา เต็นท์'],
  ['リュック おすすめ', 'おすすめのリュック', 'おすすめリュック'],
  ['أفضل الحقائب', 'افضل حقائب', 'أفضل حقائب'],
])('a list of one’s own clusters by what it means: %s', (...keywords) => {
  for (const keyword of keywords) {
    expect(urlsOf(keyword)).toHaveLength(10)
    expect(new Set(urlsOf(keyword)).size).toBe(10)
    expect(urlsOf(keyword).every((url) => new URL(url).hostname.endsWith('.example'))).toBe(true)
    expect(countShared(keyword, keywords[0])).toBeGreaterThanOrEqual(5)
    expect(countShared(keyword, `buy ${keywords[0]}`)).toBeLessThanOrEqual(2)
  }
})

test('a SERP is the same every time, for any case and spacing, and another in another country', () => {
  expect(urlsOf('  Garden   SHEDS ')).toEqual(urlsOf('garden sheds'))
  expect(urlsOf('garden sheds', createWorld({ seed: 7, size: 10, today }))).toEqual(urlsOf('garden sheds'))
  expect(urlsOf('garden sheds', createWorld({ seed: 8, size: 1, today }))).not.toEqual(urlsOf('garden sheds'))
  const market = { country: 'de', language: 'de', device: 'desktop' } as const
  const german = serpOf(world, 'garden sheds', { market }).map(({ url }) => url)
  expect(german.filter((url) => urlsOf('garden sheds').includes(url)).length).toBeLessThanOrEqual(2)
})

test('a key of the world is what its keywords are read as', () => {
  for (const { key, keywords } of createWorld({ seed: 7, size: 10, today }).site.intents)
    for (const keyword of keywords) expect(readIntent(keyword).key).toBe(key)
})
