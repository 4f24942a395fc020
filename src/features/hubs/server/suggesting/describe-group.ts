import type { Unclaimed, UnclaimedItem } from './read-unclaimed.ts'

/** Members of a group that its description names. */
const NAMED = 3
const LONGEST_NAMED = 60

interface Description {
  description: string
  article_count: number
  estimated_search_volume: number | null
}

/** What a group of clusters, or of keywords, has in it, as one line: how many, how often searched, the first ones. */
export function describeGroup(items: readonly UnclaimedItem[], kind: Unclaimed['kind']): Description {
  const known = items.flatMap(({ volume }) => (volume === null ? [] : [volume]))
  const volume = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
  const searches = volume === null ? '' : `, ${volume.toLocaleString('en-US')} searches a month`
  const names = items.slice(0, NAMED).map(({ text }) => text.slice(0, LONGEST_NAMED))
  const one = kind === 'clusters' ? 'cluster' : 'keyword'
  const counted = `${items.length.toLocaleString('en-US')} ${one}${items.length === 1 ? '' : 's'}`
  const examples = names.length === 0 ? '' : `: ${names.join(', ')}${items.length > NAMED ? ', …' : ''}`
  return {
    description: `${counted}${searches}${examples}`,
    article_count: kind === 'clusters' ? items.length : 0,
    estimated_search_volume: volume,
  }
}
