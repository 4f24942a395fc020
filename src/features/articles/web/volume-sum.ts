import { formatCount } from '#ui/numbers.ts'
import type { Article } from './api.ts'

/** The search volume of several keywords. */
interface VolumeSum {
  /** The sum of the known volumes; null when none is known. */
  volume: number | null
  /** How many keywords have a known volume. */
  known: number
  keywords: number
  /** Whether one of the volumes is the middle of a range. */
  isRough: boolean
}

type Cluster = Pick<
  Article,
  'estimated_search_volume' | 'known_volume_count' | 'keyword_count' | 'volume_is_rough'
>

export function volumeOf({
  estimated_search_volume: volume,
  known_volume_count: known,
  keyword_count: keywords,
  volume_is_rough: isRough,
}: Cluster): VolumeSum {
  return { volume, known, keywords, isRough }
}

export function volumeOfKeyword({
  estimated_search_volume: volume,
  volume_is_rough: isRough,
}: {
  estimated_search_volume: number | null
  volume_is_rough: boolean
}): VolumeSum {
  return { volume, known: volume === null ? 0 : 1, keywords: 1, isRough }
}

export function sumVolumes(parts: readonly VolumeSum[]): VolumeSum {
  const sum = { volume: 0, known: 0, keywords: 0, isRough: false }
  for (const { volume, known, keywords, isRough } of parts) {
    sum.volume += volume ?? 0
    sum.known += known
    sum.keywords += keywords
    sum.isRough ||= isRough
  }
  return sum.known === 0 && sum.keywords > 0 ? { ...sum, volume: null } : sum
}

/**
 * "1,200"; "1,200+" when some volumes are unknown, "~1,200" when some are the middle of a range; a dash when all are
 * unknown. The note says which part is unknown.
 */
export function describeVolume(sum: VolumeSum): { text: string; note: string | null } {
  const { volume, known, keywords, isRough } = sum
  const unknown = describeUnknown(sum)
  if (volume === null) return { text: '–', note: unknown }
  const shown = isRough ? `~${formatCount(roundRoughly(volume))}` : formatCount(volume)
  const text = known < keywords ? `${shown}+` : shown
  const rough = isRough ? describeRough(sum) : null
  return { text, note: unknown && rough ? `${unknown}. ${rough}` : (unknown ?? rough) }
}

/** To two digits: 35,403 is 35,000, because more digits would look exact. */
function roundRoughly(volume: number): number {
  return Number(volume.toPrecision(2))
}

function describeRough({ keywords }: VolumeSum): string {
  return keywords === 1
    ? 'Approximate: the imported file has a range'
    : 'Approximate: for some keywords the imported file has a range'
}

/** "2 of 5 keywords have no known search volume" */
function describeUnknown({ known, keywords }: VolumeSum): string | null {
  if (known >= keywords) return null
  if (keywords === 1) return 'The search volume is not known'
  const unknown = keywords - known
  if (known === 0) return `None of the ${formatCount(keywords)} keywords has a known search volume`
  const verb = unknown === 1 ? 'has' : 'have'
  return `${formatCount(unknown)} of ${formatCount(keywords)} keywords ${verb} no known search volume`
}
