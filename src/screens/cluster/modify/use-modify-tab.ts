import { useDialogStep } from '#platform/web/use-dialog-step.ts'

const TABS = ['add', 'remove', 'merge'] as const
export type ModifyTab = (typeof TABS)[number]

/** The open tab of the dialog, kept in the URL; null when the dialog is closed. */
export function useModifyTab() {
  const { value, open, close } = useDialogStep('modify')
  return {
    tab: TABS.find((one) => one === value) ?? null,
    show: (tab: ModifyTab) => open(tab),
    close,
  }
}
