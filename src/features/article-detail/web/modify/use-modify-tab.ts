import { useNavigate, useSearch } from '@tanstack/react-router'

const TABS = ['add', 'remove', 'merge'] as const
export type ModifyTab = (typeof TABS)[number]

/** Which tab of the dialog is open, by the address; null: the dialog is closed. */
export function useModifyTab() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const show = (modify: ModifyTab | undefined) => {
    const next: Record<string, unknown> = { ...search, modify }
    void navigate({ to: '.', search: next, replace: search['modify'] !== undefined, resetScroll: false })
  }
  return {
    tab: TABS.find((one) => one === search['modify']) ?? null,
    show,
    close: () => show(undefined),
  }
}
