import { expect, test } from 'vitest'
import { indexKeywords } from './keyword-index.ts'

const MEMBERS = [
  ['best hiking boots', 'Wanderschuhe'],
  ['hiking poles', 'boots for the best price'],
].map((keywords) => keywords.map((keyword) => ({ keyword, volume: null, overlap: null, hasSerp: true })))
const INDEX = indexKeywords([0, 1], (cluster) => MEMBERS[cluster] ?? [])

test.each([
  ['boots', [0, 1]],
  ['boots hik', [0]],
  ['WANDER', [0]],
  ['poles best', []],
  ['', [0, 1]],
])('the text "%s" finds the clusters %j: one keyword has all its words', (text, clusters) => {
  expect(INDEX.find(text)).toEqual(clusters)
})
