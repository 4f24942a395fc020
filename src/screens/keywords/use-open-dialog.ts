import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { useSearch } from '@tanstack/react-router'

const DIALOGS = ['upload', 'related', 'ask', 'imports', 'clustering'] as const
export type KeywordsDialog = (typeof DIALOGS)[number]

/** The open dialog, kept in the URL, so that it is still open after the user has to sign in again. */
export function useOpenDialog() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const change = (dialog: KeywordsDialog | undefined, view: Record<string, unknown> = {}) =>
    changeSearch((now) => ({ ...now, ...view, dialog }), { replace: search['dialog'] !== undefined })
  return {
    dialog: DIALOGS.find((one) => one === search['dialog']) ?? null,
    open: (dialog: KeywordsDialog) => change(dialog),
    close: () => change(undefined),
    /** Closes the dialog and shows the inactive keywords, which include the ones just added. */
    closeToInactive: () =>
      change(undefined, { tab: 'inactive', q: undefined, source: undefined, page: undefined }),
  }
}
