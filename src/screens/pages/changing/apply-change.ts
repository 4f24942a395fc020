import type { ListedPage, PageCounts } from '#features/pages/web/index.ts'
import { BLOG_TYPES, type PageType } from '#features/pages/rules.ts'
import type { PageRow } from '../use-pages.ts'
import { isInView, type PagesView } from '../pages-view.ts'

export interface ListedPages {
  pages: ListedPage[]
  pageCounts: PageCounts
}

export type MarkChange =
  | { action: 'exclude' | 'removeExclusion' }
  | { action: 'toggleFavorite' | 'toggleLock'; isOn: boolean }
  | { action: 'setPageType'; pageType: PageType | null }

/** A change of some pages, as they are before it. */
export type PageChange = MarkChange & { pages: readonly PageRow[] }

/** Whether a change leaves a page as it is. */
export function leavesAsItIs(change: MarkChange, page: ListedPage): boolean {
  const { excluded: isExcluded, type, is_type_chosen: isChosen } = page
  switch (change.action) {
    case 'exclude':
      return isExcluded
    case 'removeExclusion':
      return !isExcluded
    case 'setPageType':
      return isExcluded || (change.pageType === null ? !isChosen : type === change.pageType)
    case 'toggleFavorite':
      return page.favorite_product === change.isOn
    case 'toggleLock':
      return page.article_id_locked === change.isOn
  }
}

/** The list as it will be after some of its pages have changed, to show it before the server answers. */
export function applyChange(
  { pages, pageCounts }: ListedPages,
  { ids, change, view }: { ids: ReadonlySet<number>; change: MarkChange; view: PagesView },
): ListedPages {
  const counts = { ...pageCounts }
  const next = pages.flatMap((page) => {
    if (!ids.has(page.page_id) || leavesAsItIs(change, page)) return [page]
    const changed = changePage(page, change)
    for (const name of countedAs(page)) counts[name] -= 1
    for (const name of countedAs(changed)) counts[name] += 1
    if (isInView(view, changed)) return [changed]
    counts.filteredCount -= 1
    return []
  })
  return { pages: next, pageCounts: counts }
}

function changePage(page: ListedPage, change: MarkChange): ListedPage {
  switch (change.action) {
    case 'exclude':
      return { ...page, excluded: true, article_id: null, article_title: null, article_id_locked: false }
    case 'removeExclusion':
      return { ...page, excluded: false }
    case 'toggleFavorite':
      return { ...page, favorite_product: change.isOn }
    case 'toggleLock':
      return { ...page, article_id_locked: change.isOn }
    case 'setPageType':
      return change.pageType === null
        ? { ...page, type_reason: null, is_type_chosen: false }
        : { ...page, type: change.pageType, type_reason: null, is_type_chosen: true }
  }
}

/** The counts that a page is in, besides those of all pages and of the filter. */
function countedAs({ excluded: isExcluded, type }: ListedPage): (keyof PageCounts)[] {
  if (isExcluded) return ['excludedCount']
  if (type === 'category') return ['activeCount', 'categoryCount']
  if (type === 'product') return ['activeCount', 'productsCount']
  return ['activeCount', BLOG_TYPES.includes(type) ? 'blogCount' : 'otherCount']
}
