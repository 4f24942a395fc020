import type { PageCounts } from '#features/pages/web/index.ts'
import type { PageTab } from './pages-view.ts'

export const TAB_NAMES: Record<PageTab, string> = {
  category: 'Category',
  products: 'Products',
  blog: 'Blog',
  other: 'Other',
  allNotExcluded: 'All Not Excluded',
  excluded: 'Excluded',
  all: 'All',
}

/** What each tab shows, as a sentence (F-162). */
export const TAB_NOTES: Record<PageTab, string> = {
  category: 'Category pages from your e-commerce site.',
  products: 'Product pages from your e-commerce site.',
  blog: 'Blog content including articles, assets, listicles, and glossary pages.',
  other: 'Homepage and other miscellaneous pages.',
  allNotExcluded: 'All non-excluded pages currently in your content strategy.',
  excluded: 'Pages that are not important to your content strategy.',
  all: 'All pages added to the product.',
}

/** The count of each tab on the wire (N-09). */
export const TAB_COUNTS: Record<PageTab, keyof PageCounts> = {
  category: 'categoryCount',
  products: 'productsCount',
  blog: 'blogCount',
  other: 'otherCount',
  allNotExcluded: 'activeCount',
  excluded: 'excludedCount',
  all: 'totalCount',
}
