import { codeOf, messageOf } from '#platform/web/api/api-error.ts'
import { showError } from '#ui/snackbar/show-error.ts'

/** Why a hub cannot have this name, for its field: another one has it (V-21). Null for every other failure. */
export function problemOfName(error: unknown): string | null {
  return codeOf(error) === 'conflict' ? messageOf(error, '') : null
}

/** Shows a failure in a message, unless it belongs to the field of the name. */
export function showUnlessTaken(error: unknown, actionText: string): void {
  if (problemOfName(error) === null) showError(error, actionText)
}
