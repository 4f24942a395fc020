import type { PageCounts } from '#features/pages/web/index.ts'
import type { PageTab } from './pages-view.ts'
import { TAB_COUNTS } from './tabs.ts'

/** The tab of one kind of pages that has most of them; the excluded ones if there are no others, else null. */
export function findFullestTab(counts: PageCounts): PageTab | null {
  const kinds = (['category', 'products', 'blog', 'other'] as const).toSorted(
    (one, other) => counts[TAB_COUNTS[other]] - counts[TAB_COUNTS[one]],
  )
  const found = [...kinds, 'excluded' as const].find((tab) => counts[TAB_COUNTS[tab]] > 0)
  return found ?? null
}
