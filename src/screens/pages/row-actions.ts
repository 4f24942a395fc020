import type { MenuAction } from '#ui/panels/ActionMenu.tsx'
import type { ChangePages } from './changing/use-change-pages.ts'
import type { PageDialogs } from './use-page-dialogs.ts'
import type { PageRow } from './use-pages.ts'

/** The menu of a row. */
export function listRowActions(
  page: PageRow,
  { change, dialogs }: { change: ChangePages; dialogs: PageDialogs },
): MenuAction[] {
  const act = (action: 'exclude' | 'removeExclusion') => () => change({ action, pages: [page] })
  const isLocked = page.article_id_locked
  return [
    { label: 'Show details', onSelect: () => dialogs.showDetails(page) },
    { label: 'Open the page', onSelect: () => window.open(page.url, '_blank', 'noopener,noreferrer') },
    {
      label: page.favorite_product ? 'Remove from favorites' : 'Add to favorites',
      isDisabled: !canFavor(page),
      onSelect: () => dialogs.favor(page),
    },
    { label: 'Match with a cluster', isDisabled: page.excluded, onSelect: () => dialogs.match(page) },
    ...(page.article_id === null
      ? []
      : [
          {
            label: isLocked ? 'Unlock match' : 'Lock match',
            onSelect: () => change({ action: 'toggleLock', isOn: !isLocked, pages: [page] }),
          },
        ]),
    page.excluded
      ? { label: 'Remove exclusion', onSelect: act('removeExclusion') }
      : { label: 'Exclude page', onSelect: act('exclude') },
  ]
}

/** Whether the heart of a page can be turned: an excluded page has no cluster, which a favorite needs. */
export function canFavor({ excluded: isExcluded, favorite_product: isFavorite }: PageRow): boolean {
  return isFavorite || !isExcluded
}
