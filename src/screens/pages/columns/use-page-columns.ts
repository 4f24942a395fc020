import { useMemo, useRef, useState, useLayoutEffect } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useChosenColumns } from '#platform/web/use-chosen-columns.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import type { ChangePages } from '../changing/use-change-pages.ts'
import type { PageTab } from '../pages-view.ts'
import type { PageDialogs } from '../use-page-dialogs.ts'
import { listColumns } from './PageColumns.tsx'

interface Actions {
  change: ChangePages
  dialogs: PageDialogs
}

/** The columns of a tab, and which of them the user has hidden. */
export function usePageColumns({ workspaceId, contentplanId }: PlanPlace, tab: PageTab, actions: Actions) {
  const [now] = useState(() => new Date())
  const isPhone = useIsPhone()
  // New columns would render every row again, so the columns call the newest actions instead of holding them.
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const columns = useMemo(
    () =>
      listColumns({
        place: { workspaceId, contentplanId },
        tab,
        now,
        isPhone,
        onFavorite: (page) => latest.current.dialogs.favor(page),
        onOpen: (page) => latest.current.dialogs.showDetails(page),
        onType: (page, pageType) => latest.current.change({ action: 'setPageType', pages: [page], pageType }),
      }),
    [workspaceId, contentplanId, tab, now, isPhone],
  )
  return useChosenColumns('pages', columns)
}
