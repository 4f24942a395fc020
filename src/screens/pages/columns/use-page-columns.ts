import { useMemo, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useChosenColumns } from '#platform/web/use-chosen-columns.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import type { ChangePages } from '../changing/use-change-pages.ts'
import type { PageTab } from '../pages-view.ts'
import { listColumns } from './PageColumns.tsx'

/** The columns of a tab, and which of them the user has hidden. */
export function usePageColumns({ workspaceId, contentplanId }: PlanPlace, tab: PageTab, change: ChangePages) {
  const [now] = useState(() => new Date())
  const isPhone = useIsPhone()
  const columns = useMemo(
    () =>
      listColumns({
        place: { workspaceId, contentplanId },
        tab,
        now,
        isPhone,
        onFavorite: (page) => change({ action: 'toggleFavorite', pages: [page] }),
        onType: (page, pageType) => change({ action: 'setPageType', pages: [page], pageType }),
      }),
    [workspaceId, contentplanId, tab, now, isPhone, change],
  )
  return useChosenColumns('pages', columns)
}
