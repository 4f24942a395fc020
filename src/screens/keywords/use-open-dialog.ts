import { useDialogStep } from '#platform/web/use-dialog-step.ts'

const DIALOGS = [
  'upload',
  'related',
  'ask',
  'history',
  'clustering',
  'volumes',
  'volumes-of-selected',
] as const
export type KeywordsDialog = (typeof DIALOGS)[number]

/** The open dialog, kept in the URL, so that it is still open after the user has to sign in again. */
export function useOpenDialog() {
  const { value, open, close, closeTo } = useDialogStep()
  return {
    dialog: DIALOGS.find((one) => one === value) ?? null,
    open: (dialog: KeywordsDialog) => open(dialog),
    close,
    /** Closes the dialog and shows the inactive keywords, which include the ones just added. */
    closeToInactive: () => closeTo({ tab: 'inactive', q: undefined, source: undefined, page: undefined }),
  }
}
