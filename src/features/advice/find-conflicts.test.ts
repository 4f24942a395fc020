import { expect, test } from 'vitest'
import { addUpClusters, findConflicts } from './find-conflicts.ts'

const seen = (articleId: number, pageId: number, impressions: number, clicks = 0) => ({
  articleId,
  pageId,
  impressions,
  clicks,
})
const noPages = new Map<number, number>()

test('the pages of a cluster are sorted by impressions and then by clicks, and have their shares', () => {
  const clusters = addUpClusters([seen(1, 7, 20), seen(1, 8, 60), seen(1, 9, 20, 3), seen(2, 7, 5)])
  expect(clusters.get(1)).toEqual({
    impressions: 100,
    pages: [
      { pageId: 8, share: 0.6 },
      { pageId: 9, share: 0.2 },
      { pageId: 7, share: 0.2 },
    ],
  })
  expect(clusters.get(2)?.pages).toEqual([{ pageId: 7, share: 1 }])
})

test.each([
  ['a tenth', [seen(1, 7, 90), seen(1, 8, 10)], true],
  ['less than a tenth', [seen(1, 7, 91), seen(1, 8, 9)], false],
  ['a tenth of two', [seen(1, 7, 5), seen(1, 8, 4)], false],
  ['nothing', [seen(1, 7, 90)], false],
])(
  'pages cannibalize each other or not, when the second one has %s of the impressions',
  (_, rows, isExpected) => {
    const { cannibalization } = findConflicts(addUpClusters(rows), noPages)
    expect(cannibalization.has(1)).toBe(isExpected)
  },
)

test.each([
  ['is seen most', 7, false],
  ['is another than the one that is seen most', 8, true],
  ['is none', null, false],
])('the URL conflict of a cluster whose page %s', (_, page, isExpected) => {
  const pageOf = new Map(page === null ? [] : [[1, page]])
  const { urlConflict } = findConflicts(addUpClusters([seen(1, 7, 90), seen(1, 8, 9)]), pageOf)
  expect(urlConflict.has(1)).toBe(isExpected)
})

test('a page that is seen most for two clusters is a conflict of both, but not of a third', () => {
  const rows = [seen(1, 7, 90), seen(2, 7, 90), seen(2, 8, 5), seen(3, 8, 90), seen(4, 7, 9)]
  expect([...findConflicts(addUpClusters(rows), noPages).urlConflict]).toEqual([1, 2])
})
