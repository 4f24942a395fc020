import { expect, test } from 'vitest'
import { cutParts } from './cut-parts.ts'

const NONE = { queries: [], pages: [] }
const fact = { clicks: 1, impressions: 2, position: 3 }
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ query: `a query number ${place}`, ...fact }))

test('fifty thousand rows are split into small parts of whole days, and no row is lost or repeated', () => {
  const days = Array.from({ length: 25 }, (_, place) => ({
    day: `2026-01-${place + 1}`,
    queries: rowsOf(2_000),
  }))
  const texts = Array.from({ length: 12_000 }, (_, place) => ({ text: `query ${place}`, ...fact }))
  const { parts, tooLarge } = cutParts({ days, queries: texts, pages: texts.slice(0, 10), undated: NONE })
  expect(tooLarge).toEqual([])
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(900_000)
  expect(parts.flatMap((part) => part.days)).toEqual(days)
  expect(parts.flatMap((part) => part.queries)).toEqual(texts.map(({ text }) => text))
  expect(parts.flatMap((part) => part.pages)).toHaveLength(10)
})

test('a day that is too large for a part is reported', () => {
  const days = [
    { day: '2026-01-01', queries: rowsOf(30_000) },
    { day: '2026-01-02', totals: fact },
  ]
  const { parts, tooLarge } = cutParts({ days, queries: [], pages: [], undated: NONE })
  expect(tooLarge).toEqual(['2026-01-01'])
  expect(parts).toEqual([{ days: [days[1]], queries: [], pages: [] }])
})

test('spellings of a query with sums of a period are in one part, added up if they are the same keyword for sure, however many rows are between them', () => {
  const between = Array.from({ length: 6_000 }, (_, place) => ({ text: `query ${place}`, ...fact }))
  const queries = [
    { text: 'How to clean boots?', ...fact },
    ...between,
    { text: 'how to clean  boots', clicks: 3, impressions: 6, position: 7 },
    { text: 'HOW to clean boots?', clicks: 3, impressions: 6, position: 7 },
  ]
  const pages = [
    { text: 'https://shop.example/a#one', ...fact },
    ...between.map(({ text }) => ({ text: `https://shop.example/${text}`, ...fact })),
    { text: 'https://shop.example/a#two', ...fact },
  ]
  const { parts } = cutParts({ days: [], queries, pages, undated: { queries, pages } })
  expect(parts.flatMap((part) => [...part.queries, ...part.pages])).toEqual([])
  expect(parts.flatMap(({ undated }) => undated?.queries ?? [])).toEqual([
    { text: 'How to clean boots?', clicks: 4, impressions: 8, position: 6 },
    { text: 'how to clean  boots', clicks: 3, impressions: 6, position: 7 },
    ...between,
  ])
  const spellings = parts.map(
    ({ undated }) => undated?.queries.filter(({ text }) => /boots/.test(text)).length,
  )
  expect(spellings.filter(Boolean)).toEqual([2])
  const [page, ...others] = parts.flatMap(({ undated }) => undated?.pages ?? [])
  expect(page).toEqual({ text: 'https://shop.example/a#one', clicks: 2, impressions: 4, position: 3 })
  expect(others).toHaveLength(6_000)
})

test('queries with sums of a period are sent once, with their numbers', () => {
  const texts = Array.from({ length: 6_000 }, (_, place) => ({ text: `query ${place}`, ...fact }))
  const dated = { text: 'a dated query', ...fact }
  const { parts } = cutParts({
    days: [],
    queries: [...texts, dated],
    pages: [],
    undated: { queries: texts, pages: [] },
  })
  expect(parts.flatMap(({ queries }) => queries)).toEqual(['a dated query'])
  expect(parts.flatMap(({ undated }) => undated?.queries ?? [])).toEqual(texts)
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(900_000)
})

test('thousands of spellings of one query do not make a part too large', () => {
  const queries = Array.from({ length: 6_000 }, (_, place) => ({
    text: `boots${'?'.repeat(place % 80)}${'!'.repeat(place / 80)}`,
    ...fact,
  }))
  const { parts } = cutParts({ days: [], queries: [], pages: [], undated: { queries, pages: [] } })
  const sizes = parts.map(({ undated }) => undated?.queries.length ?? 0)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(6_000)
})
