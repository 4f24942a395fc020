import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readId } from '#platform/web/read-id.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'

/** The word of the address for the article that is open. */
const NAME = 'article'
/** A reviewer reads the final draft, whichever text was open before. */
const FINAL = { text: 'final' }

/** The article that is open in the full-screen editor: `?article=7&text=final`. */
export function useReviewStep() {
  const { value, open, close, closeTo } = useDialogStep(NAME)
  const { history } = useRouter()
  return {
    articleId: readId(value),
    open: useCallback(
      (articleId: number, view: Record<string, unknown> = {}) =>
        open(String(articleId), { ...FINAL, ...view }),
      [open],
    ),
    close: () => (history.location.state.isDialogStep === true ? close() : closeTo({ text: undefined })),
  }
}

/** The address of this list with an article open. */
export function useReviewHref(): (articleId: number) => string {
  const router = useRouter()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const { pathname } = router.state.location
  return useCallback(
    (articleId: number) =>
      `${pathname}${router.options.stringifySearch({ ...search, [NAME]: articleId, ...FINAL })}`,
    [router, pathname, search],
  )
}
