import { expect, test } from 'vitest'
import { findFullestTab } from './fullest-tab.ts'

const NONE = {
  categoryCount: 0,
  productsCount: 0,
  blogCount: 0,
  otherCount: 0,
  activeCount: 0,
  excludedCount: 0,
  totalCount: 0,
  filteredCount: 0,
}

test.each([
  [{ blogCount: 3, otherCount: 9 }, 'other'],
  [{ productsCount: 3, blogCount: 3, excludedCount: 20 }, 'products'],
  [{ excludedCount: 1 }, 'excluded'],
  [{}, null],
] as const)('of %o the tab with most pages is %s', (counts, tab) => {
  expect(findFullestTab({ ...NONE, ...counts })).toBe(tab)
})
