import { expect, test } from 'vitest'
import { createPageHasher, fillPageTable } from '#engine/index.ts'
import { findOverlaps } from './find-overlaps.ts'

function tableOf(serps: Record<string, string[]>) {
  const hash = createPageHasher()
  const lists = Object.values(serps).map((urls) => hash(urls.map((url) => `https://site.example/${url}`)))
  const start = new Uint32Array(lists.length + 1)
  for (const [at, list] of lists.entries()) start[at + 1] = (start[at] ?? 0) + list.length
  const items = Int32Array.from(lists.flatMap((list) => [...list]))
  return {
    table: fillPageTable({ start, items }),
    rowOf: new Map(Object.keys(serps).map((name, row) => [name, row])),
  }
}

const pages = tableOf({ boots: ['a', 'b', 'c', 'd'], shoes: ['a', 'b', 'x'], tents: ['y', 'z'], empty: [] })

test.each([
  ['the one that shares most', ['boots'], ['tents', 'shoes'], 2, [['boots', { at: 1, shared: 2 }]]],
  ['none that shares less than wanted', ['boots'], ['shoes'], 3, []],
  ['none for unknown results', ['unknown', 'empty'], ['boots', 'unknown', 'empty'], 1, []],
])('of keywords that share results %s is found', (_, keywords, others, least, expected) => {
  expect([...findOverlaps(pages, { keywords, others, least })]).toEqual(expected)
})
