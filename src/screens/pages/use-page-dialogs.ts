import { useState } from 'react'
import type { ChangePages } from './changing/use-change-pages.ts'
import { usePageDetails } from './details/use-page-details.ts'
import type { PageRow } from './use-pages.ts'

/** The dialog about one page that is open, and functions that open them. */
export function usePageDialogs(change: ChangePages) {
  const details = usePageDetails()
  const [shown, setShown] = useState<{ dialog: 'favorite' | 'match'; page: PageRow } | null>(null)
  return {
    shown,
    close: () => setShown(null),
    isShowingDetails: details.pageId !== null,
    showDetails: (page: PageRow) => details.open(page.id),
    match: (page: PageRow) => setShown({ dialog: 'match', page }),
    favor: (page: PageRow) =>
      page.favorite_product
        ? change({ action: 'toggleFavorite', pages: [page] })
        : setShown({ dialog: 'favorite', page }),
  }
}

export type PageDialogs = ReturnType<typeof usePageDialogs>
