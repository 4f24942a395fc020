import { expect, test } from 'vitest'
import { clusterKeywords } from '#engine/index.ts'
import { measureAgreement } from '#tests/support/engine/cluster-agreement.ts'
import { labelRows } from '#tests/support/engine/cluster-labels.ts'
import { tableOf } from '#tests/support/engine/serp-rows.ts'
import { createWorld, dayOf, pageOfIntent, readIntent, serpOf, volumeOf, type World } from './index.ts'
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

test('the clustering engine finds which of the world’s intents belong on one page', () => {
  const intents = world.site.intents.flatMap((intent) =>
    intent.keywords.map((keyword) => ({ page: pageOfIntent(intent), keyword })),
  )
  const rows = intents.map(({ keyword }) => ({
    keyword,
    volume: volumeOf(7, keyword),
    urls: urlsOf(keyword),
  }))
  const labels = labelRows(clusterKeywords(tableOf(rows), { minimumScore: 3 }))
  const pages = [...new Set(intents.map(({ page }) => page))]
  const truth = intents.map(({ page }) => pages.indexOf(page))
  expect(measureAgreement(truth, labels).adjustedRand).toBeGreaterThan(0.95)
})

test('keywords of one intent share five to ten results, on average seven', () => {
  const shared = world.site.intents.flatMap(({ keywords }) =>
    keywords.slice(1).map((other) => countShared(itemAt(keywords, 0), other)),
  )
  expect(Math.min(...shared)).toBe(5)
  expect(Math.max(...shared)).toBe(10)
  expect(Math.abs(shared.reduce((sum, count) => sum + count) / shared.length - 7)).toBeLessThan(0.5)
})

const THINGS = ['tent', 'garden hose', 'running shoes', 'violin', 'tax software']
const sharedWith = (template: string) =>
  average(THINGS.map((thing) => countShared(thing, template.replace('{k}', thing))))

test('the more a word changes what a keyword is about, the fewer results it shares', () => {
  const shares = ['buy {k}', 'best {k}', '{k} near me', 'how to clean a {k}'].map(sharedWith)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(itemAt(shares, 0)).toBeGreaterThan(4)
  expect(itemAt(shares, 3)).toBeLessThan(2)
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
    expect(countShared(keyword, `${keywords[0]} rental`)).toBeLessThanOrEqual(2)
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

function average(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
