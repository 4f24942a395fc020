import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { VolumeEstimate } from '../api.ts'

type Run = NonNullable<VolumeEstimate['run']>

export function isActiveRun({ state }: Pick<Run, 'state'>): boolean {
  return state === 'queued' || state === 'running' || state === 'waiting'
}

/** "1,204 search volumes found, 286 unknown to DataForSEO." With the reason when the run was not done. */
export function describeRun(
  { state, reason, found, unknown }: Omit<Run, 'id' | 'is_ending'>,
  provider: string | null,
): string {
  const volumes = formatNoun(found, 'search volume', 'search volumes')
  const rest = unknown > 0 ? `, ${formatCount(unknown)} unknown to ${provider ?? 'the service'}` : ''
  const result = `${volumes} found${rest}.`
  if (state === 'done' || isActiveRun({ state })) return result
  return `Not all search volumes were fetched. ${result}${reason === null ? '' : ` ${reason}`}`
}
