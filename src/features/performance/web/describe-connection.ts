import type { z } from 'zod'
import type { Tone } from '#ui/status/StatusChip.tsx'
import type { searchData } from '../contract.ts'

/** The state of a plan's connection to Search Console, as a label of one or two words. */
export function describeConnection(
  property: string | null,
  data: Pick<z.infer<typeof searchData>, 'import_error'> | null,
): { tone: Tone; label: string } {
  if (property === null) return { tone: 'neutral', label: 'Not connected' }
  if (data !== null && data.import_error !== null) return { tone: 'danger', label: 'Interrupted' }
  return { tone: 'good', label: 'Connected' }
}
