import { leavesAsItIs, type PageChange } from './apply-change.ts'

/** The changes that set pages back to how they were before a change, as far as the server keeps no record of it. */
export function invertChange(change: PageChange): PageChange[] {
  const pages = change.pages.filter((page) => !leavesAsItIs(change, page))
  switch (change.action) {
    case 'exclude':
      return [{ action: 'removeExclusion', pages: pages.map((page) => ({ ...page, excluded: true })) }]
    case 'removeExclusion':
      return [{ action: 'exclude', pages: pages.map((page) => ({ ...page, excluded: false })) }]
    case 'toggleFavorite':
      return [
        {
          action: 'toggleFavorite',
          isOn: !change.isOn,
          pages: pages.map((page) => ({ ...page, favorite_product: change.isOn })),
        },
      ]
    case 'toggleLock':
      return [
        {
          action: 'toggleLock',
          isOn: !change.isOn,
          pages: pages.map((page) => ({ ...page, article_id_locked: change.isOn })),
        },
      ]
    case 'setPageType': {
      const { pageType } = change
      const byType = Map.groupBy(pages, ({ type, is_type_chosen: isChosen }) => (isChosen ? type : null))
      return [...byType].map(([type, ofType]) => ({
        action: 'setPageType',
        pageType: type,
        pages: ofType.map((page) => ({
          ...page,
          type: pageType ?? page.type,
          is_type_chosen: pageType !== null,
        })),
      }))
    }
  }
}
