import { describeFailure } from '#platform/web/api/api-error.ts'
import { showSnackbar } from './use-snackbar.ts'

/** Shows the user why something failed; `actionText` is for failures that no refusal explains. */
export function showError(error: unknown, actionText: string): void {
  showSnackbar({ ...describeFailure(error, actionText), tone: 'danger' })
}
