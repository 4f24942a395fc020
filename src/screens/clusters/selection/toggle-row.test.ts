import { expect, test } from 'vitest'
import type { Article, ListedKeyword } from '#features/articles/web/index.ts'
import { makeArticle, makeListedKeyword } from '#tests/support/articles/listed-article.ts'
import type { Selection } from './selection.ts'
import { idsOf, toggleRow } from './toggle-row.ts'

const cluster = (id: number): Article => makeArticle(id)
const keyword = (id: number): ListedKeyword => makeListedKeyword(id)
const NOTHING: Selection = { kind: 'clusters', rows: [] }

test('a row that is toggled is selected, and toggled again it is not', () => {
  const one = toggleRow(NOTHING, { kind: 'clusters', row: cluster(1) })
  const two = toggleRow(one, { kind: 'clusters', row: cluster(2) })
  expect([...idsOf(two, 'clusters')]).toEqual([1, 2])
  expect([...idsOf(toggleRow(two, { kind: 'clusters', row: cluster(1) }), 'clusters')]).toEqual([2])
})

test.each([
  { kind: 'pages', row: cluster(7) },
  { kind: 'keywords', row: keyword(7) },
] as const)('selecting $kind ends the selection of clusters', (pick) => {
  const before = toggleRow(NOTHING, { kind: 'clusters', row: cluster(7) })
  const after = toggleRow(before, pick)
  expect(after.kind).toBe(pick.kind)
  expect([...idsOf(after, pick.kind)]).toEqual([7])
  expect(idsOf(after, 'clusters').size).toBe(0)
  expect(toggleRow(after, { kind: 'clusters', row: cluster(8) })).toEqual({
    kind: 'clusters',
    rows: [cluster(8)],
  })
})
