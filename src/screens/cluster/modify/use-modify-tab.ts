import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { useSearch } from '@tanstack/react-router'

const TABS = ['add', 'remove', 'merge'] as const
export type ModifyTab = (typeof TABS)[number]

/** The open tab of the dialog, kept in the URL; null when the dialog is closed. */
export function useModifyTab() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const show = (modify: ModifyTab | undefined) =>
    changeSearch((now) => ({ ...now, modify }), { replace: search['modify'] !== undefined })
  return {
    tab: TABS.find((one) => one === search['modify']) ?? null,
    show,
    close: () => show(undefined),
  }
}
