import { statusOf } from '#platform/web/api/api-error.ts'

/** The key is wrong, old or disabled; a wrong id in the address answers alike. */
export function isLinkEnded(error: unknown): boolean {
  const status = statusOf(error)
  return status === 403 || status === 400
}
