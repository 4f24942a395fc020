import { findSession } from '#platform/web/session/session.ts'
import type { Version } from './send-text.ts'

/** "You, in another window" or the name. */
export function nameWriter({ saved_by: name }: Pick<Version, 'saved_by'>): string {
  if (name === null) return 'Somebody'
  return name === findSession()?.name ? 'You, in another window,' : name
}
