import { formatDate } from '#ui/dates/moments.ts'
import type { Tone } from '#ui/status/StatusChip.tsx'
import type { Integration } from '../../contract.ts'

interface UseWords {
  tone: Tone
  label: string
  /** When it was last used, or why it failed since; null when there is nothing to say. */
  note: string | null
}

/** The state of a connection in words. */
export function describeUse(
  found: Pick<Integration, 'last_used_at' | 'last_error' | 'last_error_at'> | undefined,
): UseWords {
  if (found === undefined) return { tone: 'neutral', label: 'Not connected', note: null }
  const { last_used_at: used, last_error: error, last_error_at: failed } = found
  if (error)
    return {
      tone: 'danger',
      label: 'Failed',
      note: failed ? `${error} (${formatDate(failed)})` : error,
    }
  return { tone: 'good', label: 'Connected', note: used ? `Last used ${formatDate(used)}.` : null }
}
