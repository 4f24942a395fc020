import { formatCount } from '#ui/numbers.ts'
import type { Article } from './api.ts'

/** The search volume of several keywords. */
export interface VolumeSum {
  /** The sum of the known volumes; null when none is known. */
  volume: number | null
  /** How many keywords have a known volume. */
  known: number
  keywords: number
}

type Cluster = Pick<Article, 'estimated_search_volume' | 'known_volume_count' | 'keyword_count'>

export function volumeOf({
  estimated_search_volume: volume,
  known_volume_count: known,
  keyword_count: keywords,
}: Cluster): VolumeSum {
  return { volume, known, keywords }
}

export function volumeOfKeyword({
  estimated_search_volume: volume,
}: {
  estimated_search_volume: number | null
}): VolumeSum {
  return { volume, known: volume === null ? 0 : 1, keywords: 1 }
}

export function sumVolumes(parts: readonly VolumeSum[]): VolumeSum {
  const sum = { volume: 0, known: 0, keywords: 0 }
  for (const { volume, known, keywords } of parts) {
    sum.volume += volume ?? 0
    sum.known += known
    sum.keywords += keywords
  }
  return sum.known === 0 && sum.keywords > 0 ? { ...sum, volume: null } : sum
}

/** "1,200"; "1,200+" when some volumes are unknown; a dash when all are. */
export function formatVolume({ volume, known, keywords }: VolumeSum): string {
  if (volume === null) return '–'
  return known < keywords ? `${formatCount(volume)}+` : formatCount(volume)
}

/** "2 of 5 keywords have no known search volume"; null when all volumes are known. */
export function describeUnknownVolumes({ known, keywords }: VolumeSum): string | null {
  if (known >= keywords) return null
  if (keywords === 1) return 'The search volume is not known'
  const unknown = keywords - known
  if (known === 0) return `None of the ${formatCount(keywords)} keywords has a known search volume`
  const verb = unknown === 1 ? 'has' : 'have'
  return `${formatCount(unknown)} of ${formatCount(keywords)} keywords ${verb} no known search volume`
}
