import { expect, test } from 'vitest'
import type { ListedPage } from '#features/pages/web/index.ts'
import { makeListedPage } from '#tests/support/pages/listed-page.ts'
import { FIRST_VIEW } from '../pages-view.ts'
import { applyChange, type MarkChange } from './apply-change.ts'

const page = (id: number, part: Partial<ListedPage> = {}) =>
  makeListedPage(id, {
    article_id: 7,
    article_title: 'Boots',
    article_id_locked: true,
    type: 'category',
    ...part,
  })

const LIST = {
  pages: [page(1), page(2, { favorite_product: true })],
  pageCounts: {
    categoryCount: 2,
    productsCount: 1,
    blogCount: 1,
    otherCount: 0,
    activeCount: 4,
    excludedCount: 1,
    totalCount: 5,
    filteredCount: 2,
  },
}
const apply = (change: MarkChange, view = {}) =>
  applyChange(LIST, { ids: new Set([1]), change, view: { ...FIRST_VIEW, ...view } })

test('an excluded page leaves its tab without its cluster, and is counted among the excluded ones', () => {
  const { pages, pageCounts } = apply({ action: 'exclude' })
  expect(pages.map((one) => one.page_id)).toEqual([2])
  expect(pageCounts).toEqual({
    ...LIST.pageCounts,
    categoryCount: 1,
    activeCount: 3,
    excludedCount: 2,
    filteredCount: 1,
  })
  expect(apply({ action: 'exclude' }, { tab: 'all' }).pages[0]).toMatchObject({
    excluded: true,
    article_id: null,
    article_title: null,
    article_id_locked: false,
  })
})

test('a page with another type moves to the count of that type', () => {
  const { pages, pageCounts } = apply({ action: 'setPageType', pageType: 'case study' })
  expect(pages).toHaveLength(1)
  expect(pageCounts).toEqual({ ...LIST.pageCounts, categoryCount: 1, blogCount: 2, filteredCount: 1 })
  expect(apply({ action: 'setPageType', pageType: 'forum' }).pageCounts.otherCount).toBe(1)
  expect(apply({ action: 'setPageType', pageType: 'product' }).pageCounts.productsCount).toBe(2)
})

test('an excluded page keeps its type', () => {
  const excluded = { ...LIST, pages: [page(1, { excluded: true })] }
  const change = { action: 'setPageType', pageType: 'article' } as const
  const view = { ...FIRST_VIEW, tab: 'all' } as const
  expect(applyChange(excluded, { ids: new Set([1]), change, view })).toEqual(excluded)
})

test('favorites and locks turn in place, and a page that is no favorite leaves the list of favorites', () => {
  expect(apply({ action: 'toggleFavorite', isOn: true }).pages[0]?.favorite_product).toBe(true)
  expect(apply({ action: 'toggleLock', isOn: false }).pages[0]?.article_id_locked).toBe(false)
  const change = { action: 'toggleFavorite', isOn: false } as const
  const view = { ...FIRST_VIEW, favorites: 'only' } as const
  expect(applyChange(LIST, { ids: new Set([2]), change, view }).pages.map((one) => one.page_id)).toEqual([1])
})
