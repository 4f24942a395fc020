import { expect, test } from 'vitest'
import type { ProposedCluster } from '#features/clustering/web/index.ts'
import { describeEnd, describeFate, describeFlow, describeParts, nameKeywords } from './describe-proposed.ts'

const CHANGED: ProposedCluster = {
  articleId: 1,
  title: 'Trail shoes',
  kind: 'changed',
  fate: 'stayed',
  parts: [],
  staysEmpty: false,
  mainKeyword: null,
  sizeBefore: 12,
  sizeAfter: 9,
  joined: [],
  left: [],
}
const BOOTS = { articleId: 2, title: 'Boots' }
const PARTS = [9, 7, 5, 3, 1].map((count) => ({ ...BOOTS, count }))

test.each<[Partial<ProposedCluster>, string | undefined, string | null]>([
  [{}, undefined, null],
  [{ kind: 'new', fate: null }, 'New', null],
  [{ fate: 'split' }, 'Split', null],
  [{ kind: 'gone', fate: 'split' }, 'Split', 'No keyword is left in it: it goes.'],
  [{ kind: 'gone', fate: 'removed' }, 'Gone', 'No keyword is left in it: it goes.'],
  [{ fate: 'merged' }, 'Merged', null],
  [
    { kind: 'gone', fate: 'merged', staysEmpty: true },
    'Merged',
    'It stays without keywords, because somebody has worked on it.',
  ],
])('a changed cluster with %o is described as %s and %s', (part, word, end) => {
  const cluster = { ...CHANGED, ...part }
  expect(describeFate(cluster)?.word).toBe(word)
  expect(describeEnd(cluster)).toBe(end)
})

test.each<[Partial<ProposedCluster>, ReturnType<typeof describeParts>]>([
  [{}, { lead: 'Most of its keywords go into', shown: [], more: 0 }],
  [
    { fate: 'merged', parts: PARTS },
    { lead: 'Most of its keywords go into', shown: PARTS.slice(0, 1), more: 0 },
  ],
  [
    { fate: 'split', parts: PARTS },
    { lead: 'Split into', shown: PARTS.slice(0, 3), more: 2 },
  ],
  [
    { kind: 'gone', fate: 'merged', parts: PARTS.slice(0, 2) },
    { lead: 'Taken over by', shown: PARTS.slice(0, 2), more: 0 },
  ],
  [
    { kind: 'gone', fate: 'split', parts: PARTS },
    { lead: 'Taken over by', shown: PARTS.slice(0, 3), more: 2 },
  ],
])('the clusters that get the keywords of a cluster with %o are described as %o', (part, said) => {
  expect(describeParts({ ...CHANGED, ...part })).toEqual(said)
})

test('all keywords that move are counted, and only the first are named', () => {
  const flow = { ...BOOTS, count: 1240, keywords: ['a', 'b', 'c'] }
  expect(describeFlow(flow, 'from')).toBe('1,240 joined from “Boots”')
  expect(describeFlow({ ...flow, articleId: null, title: '', count: 1 }, 'to')).toBe('1 left to no cluster')
  expect(nameKeywords(flow, 2)).toEqual({ shown: ['a', 'b'], more: 1238 })
  expect(nameKeywords({ ...flow, count: 2, keywords: ['a', 'b'] }, 9)).toEqual({ shown: ['a', 'b'], more: 0 })
})
