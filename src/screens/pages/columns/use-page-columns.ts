import { useMemo, useState } from 'react'
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
export function usePageColumns(
  { workspaceId, contentplanId }: PlanPlace,
  tab: PageTab,
  { change, dialogs: { favor, showDetails } }: Actions,
) {
  const [now] = useState(() => new Date())
  const isPhone = useIsPhone()
  const columns = useMemo(
    () =>
      listColumns({
        place: { workspaceId, contentplanId },
        tab,
        now,
        isPhone,
        onFavorite: favor,
        onOpen: showDetails,
        onType: (page, pageType) => change({ action: 'setPageType', pages: [page], pageType }),
      }),
    [workspaceId, contentplanId, tab, now, isPhone, change, favor, showDetails],
  )
  return useChosenColumns('pages', columns)
}
