import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { useSearch } from '@tanstack/react-router'

const DIALOGS = ['upload', 'related', 'ask', 'imports', 'clustering'] as const
type OpenDialog = (typeof DIALOGS)[number]

/** Which dialog lies over the screen, by the address: whoever signs in again finds it open. */
export function useOpenDialog() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const change = (dialog: OpenDialog | undefined, view: Record<string, unknown> = {}) =>
    changeSearch((now) => ({ ...now, ...view, dialog }), { replace: search['dialog'] !== undefined })
  return {
    dialog: DIALOGS.find((one) => one === search['dialog']) ?? null,
    open: (dialog: OpenDialog) => change(dialog),
    close: () => change(undefined),
    /** Shows the keywords that came, which are inactive. */
    closeToInactive: () =>
      change(undefined, { tab: 'inactive', q: undefined, source: undefined, page: undefined }),
  }
}
