import { formatCost } from '#features/billing/rules.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { VOLUMES_KNOWN_DAYS } from '../../rules.ts'
import type { VolumeEstimate } from '../api.ts'

type Run = NonNullable<VolumeEstimate['run']>
type Offer = Pick<VolumeEstimate, 'unknownCount' | 'askCount' | 'cost' | 'provider' | 'isSandbox' | 'run'>

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

/**
 * "300 keywords have no search volume. Getting them costs about $0.05."; null where none can be fetched. The service is
 * not asked again for those that it did not know lately.
 */
export function describeOffer({
  unknownCount,
  askCount,
  cost,
  provider,
  isSandbox,
  run,
}: Offer): string | null {
  if (askCount === 0 || provider === null || (run !== null && isActiveRun(run))) return null
  const keywords = formatNoun(unknownCount, 'keyword has', 'keywords have')
  const price = isSandbox || cost === 0 ? 'costs nothing' : `costs about ${formatCost(cost)}`
  const all = unknownCount === 1 ? 'it' : 'them'
  const asked =
    askCount === unknownCount
      ? all
      : `the ${formatCount(askCount)} not asked for in the last ${VOLUMES_KNOWN_DAYS} days`
  return `${keywords} no search volume. Getting ${asked} ${price}.`
}
