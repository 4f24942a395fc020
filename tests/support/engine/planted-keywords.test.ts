import { describe, expect, test } from 'vitest'
import { createRandom, generateKeywords, PRESETS } from './planted-keywords.ts'
import type { PlantedKeyword, PlantedParameters } from './planted-keywords.ts'

const SAMPLE = { keywords: 6000, seed: 1 }

describe('planted keywords', () => {
  test('are the same for the same parameters', () => {
    expect(plant({ keywords: 500 })).toEqual(plant({ keywords: 500 }))
  })

  test.each([2, 3, 2 ** 31, 2 ** 32, 2 ** 32 + 1])('have nothing in common with those of seed %i', (seed) => {
    const pages = new Set(plant({ keywords: 500 }).flatMap(({ urls }) => urls))
    const shared = plant({ keywords: 500, seed })
      .flatMap(({ urls }) => urls)
      .filter((url) => pages.has(url))
    expect(shared).toEqual([])
  })

  test('are produced one by one: the first of a million are there at once', () => {
    const keywords = generateKeywords({ keywords: 1_000_000, seed: 1 })
    const [first] = keywords.take(1).toArray()
    expect(first?.urls.length).toBeGreaterThan(0)
  })

  test('are as many as requested, each once, with up to ten different URLs', () => {
    const keywords = plant({})
    expect(new Set(keywords.map(({ keyword }) => keyword))).toHaveProperty('size', SAMPLE.keywords)
    expect(keywords.filter(({ urls }) => new Set(urls).size !== urls.length || urls.length > 10)).toEqual([])
  })

  test('have volumes in the steps of keyword planners, few large and many small', () => {
    const volumes = plant({ keywords: 20_000 }).map(({ volume }) => volume)
    expect(new Set(volumes)).toEqual(new Set(volumes).union(new Set([40, 90, 880, 1300, 12_100])))
    expect(volumes.filter((volume) => volume >= 10_000).length).toBeLessThan(1000)
    expect(volumes.filter((volume) => volume <= 90).length).toBeGreaterThan(8000)
  })
})

describe('the parameters', () => {
  test('limit the largest intent and set how many have a single keyword', () => {
    const sizes = sizesOf(plant({ largestIntent: 40, singles: 0.5, keywords: 20_000 }))
    expect(Math.max(...sizes)).toBe(40)
    expect(sizes.filter((size) => size === 1).length / sizes.length).toBeCloseTo(0.5, 1)
  })

  test('can give intents a heavy tail', () => {
    const sizes = sizesOf(plant({ largestIntent: 2500, intentTail: 1.15, keywords: 20_000 }))
    expect(Math.max(...sizes)).toBeGreaterThan(400)
  })

  test('set the shares of empty, short and ambiguous SERPs', () => {
    const keywords = plant({ empty: 0.1, short: 0.3, ambiguous: 0.25, keywords: 20_000 })
    const share = (isSuch: (keyword: PlantedKeyword) => boolean) =>
      keywords.filter(isSuch).length / keywords.length
    expect(share(({ urls }) => urls.length === 0)).toBeCloseTo(0.1, 1)
    expect(share(({ urls }) => urls.length > 0 && urls.length < 10)).toBeCloseTo(0.3, 1)
    expect(share(({ secondIntent }) => secondIntent !== null)).toBeCloseTo(0.25, 1)
  })

  test('can make some pages popular across all verticals', () => {
    const verticalsOf = new Map<string, Set<number>>()
    for (const { urls, vertical } of plant({ keywords: 20_000, hubs: 20 }))
      for (const url of urls) verticalsOf.set(url, (verticalsOf.get(url) ?? new Set()).add(vertical))
    const widespread = [...verticalsOf.values()].filter(({ size }) => size > 5)
    expect(widespread).toHaveLength(20)
  })
})

/** Mean shared URLs within an intent, between intents of a topic, and between topics: how hard the exam is. */
describe.each([
  { preset: 'realistic', within: 5.97, siblings: 0.49, others: 0.05 },
  { preset: 'easy', within: 7.47, siblings: 0.13, others: 0.02 },
  { preset: 'hard', within: 4.28, siblings: 0.74, others: 0.16 },
] as const)('overlaps of the preset $preset', ({ preset, within, siblings, others }) => {
  const keywords = plant(PRESETS[preset])

  test('are as large within an intent as the preset says', () => {
    const mean = meanOverlap(groupBy(keywords, 'intent'), () => true)
    expect(Math.abs(mean - within)).toBeLessThan(0.12)
  })

  test('are as small between intents of a topic as the preset says', () => {
    const mean = meanOverlap(groupBy(keywords, 'topic'), (a, b) => a.intent !== b.intent)
    expect(Math.abs(mean - siblings)).toBeLessThan(0.1)
  })

  test('are close to zero between topics, but not zero', () => {
    const mean = meanOverlap([keywords], (a, b) => a.topic !== b.topic)
    expect(mean).toBeGreaterThan(others / 2)
    expect(mean).toBeLessThan(others * 2)
  })
})

function plant(parameters: Partial<PlantedParameters>): PlantedKeyword[] {
  return [...generateKeywords({ ...SAMPLE, ...parameters })]
}

function sizesOf(keywords: PlantedKeyword[]): number[] {
  return [...Map.groupBy(keywords, ({ intent }) => intent).values()].map(({ length }) => length)
}

function groupBy(keywords: PlantedKeyword[], part: 'intent' | 'topic'): PlantedKeyword[][] {
  return [...Map.groupBy(keywords, (keyword) => keyword[part]).values()].filter(({ length }) => length > 1)
}

/** Over 20,000 pairs, each drawn from a group drawn at random. */
function meanOverlap(
  groups: PlantedKeyword[][],
  counts: (a: PlantedKeyword, b: PlantedKeyword) => boolean,
): number {
  const random = createRandom(1)
  let sum = 0
  let pairs = 0
  for (let draw = 0; draw < 20_000; draw++) {
    const group = random.pick(groups)
    const a = random.pick(group)
    const b = random.pick(group)
    if (a === b || !counts(a, b)) continue
    sum += a.urls.filter((url) => b.urls.includes(url)).length
    pairs++
  }
  return sum / pairs
}
