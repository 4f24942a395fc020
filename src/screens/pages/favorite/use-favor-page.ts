import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showChange } from '#features/articles/web/index.ts'
import { pagesApi } from '#features/pages/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { FavoredPage } from './favored-page.ts'

interface Favoring {
  page: FavoredPage
  /** The main keyword; empty to leave that of the page's cluster. */
  text: string
}

/** Makes a page a favorite, and shows a message with undo. */
export function useFavorPage(contentplanId: number) {
  const queryClient = useQueryClient()
  const setFavorite = (pageId: number, isOn: boolean) =>
    pagesApi.change.call({ contentplanId, pageIds: [pageId], action: 'toggleFavorite', isOn })
  return useMutation({
    mutationFn: async ({ page, text }: Favoring) => {
      const answer = await (text === ''
        ? setFavorite(page.page_id, true)
        : pagesApi.change.call({
            contentplanId,
            pageIds: [page.page_id],
            action: 'toggleFavorite',
            mainKeyword: text,
          }))
      return 'changed' in answer ? answer : { changed: 0, changeId: null }
    },
    onSuccess: ({ changed, changeId }, { page, text }) => {
      if (changeId !== null || text !== '')
        showChange(queryClient, {
          contentplanId,
          changeIds: [changeId],
          text: changeId === null ? 'It is a favorite with this main keyword already' : 'Added to favorites',
        })
      else
        showSnackbar({
          text: 'Added to favorites',
          about: 'changes',
          // Nothing changed where another window has made it a favorite in the meantime.
          ...(changed > 0 && {
            action: {
              label: 'Undo',
              onSelect: () =>
                void setFavorite(page.page_id, false)
                  .then(() => askAgain(queryClient))
                  .catch((error: unknown) => showError(error, 'This could not be undone. Please try again.')),
            },
          }),
        })
    },
    onSettled: () => askAgain(queryClient),
  })
}
