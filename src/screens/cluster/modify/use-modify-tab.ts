import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { useSearch } from '@tanstack/react-router'

const TABS = ['add', 'remove', 'merge'] as const
export type ModifyTab = (typeof TABS)[number]

/** Which tab of the dialog is open, by the address; null: the dialog is closed. */
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
