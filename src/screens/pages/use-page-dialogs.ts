import { useCallback, useState } from 'react'
import type { ChangePages } from './changing/use-change-pages.ts'
import { usePageDetails } from './details/use-page-details.ts'
import type { PageRow } from './use-pages.ts'

/** The dialog about one page that is open, and functions that open them. */
export function usePageDialogs(change: ChangePages) {
  const { pageId, open } = usePageDetails()
  const [shown, setShown] = useState<{ dialog: 'favorite' | 'match'; page: PageRow } | null>(null)
  return {
    shown,
    close: () => setShown(null),
    isShowingDetails: pageId !== null,
    showDetails: useCallback((page: PageRow) => open(page.id), [open]),
    match: (page: PageRow) => setShown({ dialog: 'match', page }),
    favor: useCallback(
      (page: PageRow) =>
        page.favorite_product
          ? change({ action: 'toggleFavorite', isOn: false, pages: [page] })
          : setShown({ dialog: 'favorite', page }),
      [change],
    ),
  }
}

export type PageDialogs = ReturnType<typeof usePageDialogs>
