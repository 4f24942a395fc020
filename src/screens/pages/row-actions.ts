import type { MenuAction } from '#ui/panels/ActionMenu.tsx'
import type { ChangePages } from './changing/use-change-pages.ts'
import type { PageRow } from './use-pages.ts'

/** The menu of a row. */
export function listRowActions(page: PageRow, change: ChangePages): MenuAction[] {
  const act = (action: 'exclude' | 'removeExclusion' | 'toggleFavorite' | 'toggleLock') => () =>
    change({ action, pages: [page] })
  return [
    {
      label: page.favorite_product ? 'Remove from favorites' : 'Add to favorites',
      onSelect: act('toggleFavorite'),
    },
    ...(page.article_id === null
      ? []
      : [
          {
            label: page.article_id_locked ? 'Unlock match' : 'Lock match',
            onSelect: act('toggleLock'),
          },
        ]),
    page.excluded
      ? { label: 'Remove exclusion', onSelect: act('removeExclusion') }
      : { label: 'Exclude page', onSelect: act('exclude') },
  ]
}
