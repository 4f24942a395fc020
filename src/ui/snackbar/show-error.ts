import { messageOf } from '#platform/web/api/api-error.ts'
import { showSnackbar } from './use-snackbar.ts'

/** Shows the user why something failed; `defaultMessage` is for errors without a message of their own. */
export function showError(error: unknown, defaultMessage: string): void {
  showSnackbar({ text: messageOf(error, defaultMessage), tone: 'danger' })
}
