import { ApiError } from '#platform/web/api/api-error.ts'

const NOT_SAVED = 'Could not save integration'

/** E-90: what the server says, if it says anything. */
export function explainWordpress(error: unknown): string {
  return `Error: ${error instanceof ApiError ? error.message : NOT_SAVED}`
}

/** E-91: what the server says, or else what went wrong on the way to it. */
export const explainWebflow = explainCustomCms

/** E-93: what the server says, or else what went wrong on the way to it. */
export function explainCustomCms(error: unknown): string {
  const words = error instanceof Error ? error.message.trim() : ''
  return `Error: ${words || NOT_SAVED}`
}
