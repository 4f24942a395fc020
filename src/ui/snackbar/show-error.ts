import { messageOf } from '#platform/web/api/api-error.ts'
import { showSnackbar } from './use-snackbar.ts'

/** Tells the user why something failed; the default is for errors that have no words of their own. */
export function showError(error: unknown, defaultMessage: string): void {
  showSnackbar({ text: messageOf(error, defaultMessage), tone: 'danger' })
}
