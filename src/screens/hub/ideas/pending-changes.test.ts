import { expect, test } from 'vitest'
import { makeArticle } from '#tests/support/articles/listed-article.ts'
import {
  changeCounts,
  changeFavorites,
  groupByFunnel,
  withoutChanged,
  type ChangeKind,
} from './pending-changes.ts'

const [ONE, TWO, THREE] = [makeArticle(1), makeArticle(2, { funnel: 'bottom' }), makeArticle(3)]
const change = (kind: ChangeKind, idea = ONE, doneAt: number | null = null) => ({ kind, idea, doneAt })
const idsOf = (ideas: readonly { id: number }[]) => ideas.map(({ id }) => id)

test('an idea leaves the list when it becomes a favorite or is dismissed', () => {
  expect(idsOf(withoutChanged([ONE, TWO, THREE], [change('favor'), change('dismiss', THREE)]))).toEqual([2])
})

test('a favorite that is removed comes back to the ideas only with the next list', () => {
  expect(withoutChanged([TWO], [change('unfavor')])).toEqual([TWO])
})

test('favorites are added and removed at once, and each is listed once', () => {
  expect(idsOf(changeFavorites([ONE], [change('favor', TWO)]))).toEqual([1, 2])
  expect(idsOf(changeFavorites([ONE, TWO], [change('favor', TWO)]))).toEqual([1, 2])
  expect(idsOf(changeFavorites([ONE, TWO], [change('unfavor', ONE)]))).toEqual([2])
  expect(idsOf(changeFavorites([ONE], [change('dismiss', TWO)]))).toEqual([1])
})

test('of two changes of a cluster the later one is shown', () => {
  const pending = [change('favor', ONE, 90), change('unfavor')]
  expect(idsOf(withoutChanged([ONE, TWO], pending))).toEqual([1, 2])
  expect(idsOf(changeFavorites([TWO], pending))).toEqual([2])
  expect(idsOf(changeFavorites([ONE, TWO], pending))).toEqual([2])
})

test.each([
  ['favor', { ideas: 4, favorites: 3 }],
  ['unfavor', { ideas: 6, favorites: 1 }],
  ['dismiss', { ideas: 4, favorites: 2 }],
] as const)('the counts change at once: %s', (kind, counts) => {
  const hub = { idea_count: 5, favorite_count: 2 }
  expect(changeCounts(hub, { pending: [change(kind)], readAt: 100 })).toEqual(counts)
})

test('a change that the counts know already is not counted twice', () => {
  const hub = { idea_count: 4, favorite_count: 3 }
  const pending = [change('favor', ONE, 90), change('dismiss', TWO, 110)]
  expect(changeCounts(hub, { pending, readAt: 100 })).toEqual({ ideas: 3, favorites: 3 })
})

test('favorites without a funnel are at the top', () => {
  const groups = groupByFunnel([ONE, TWO, THREE])
  expect([...groups].map(([funnel, ideas]) => [funnel, idsOf(ideas)])).toEqual([
    ['top', [1, 3]],
    ['bottom', [2]],
  ])
})
