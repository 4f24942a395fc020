import { formatNoun, formatScore } from '#ui/numbers.ts'
import type { Apart } from '../api.ts'

type Words = Pick<Apart, 'reason' | 'score' | 'minimum_score' | 'needed_score' | 'urlCount'> & {
  clusters: readonly Pick<Apart['clusters'][number], 'title' | 'knownCount'>[]
}

/** Why two clusters are not one, in a sentence or two. */
export function describeApart(words: Words): string {
  const { reason, score, minimum_score: minimum, needed_score: needed, clusters, urlCount } = words
  const shared = `On average a keyword of one cluster shares ${formatScore(score ?? 0)} of ten results with a keyword of the other`
  switch (reason) {
    case 'unknown':
      return `The search results for the keywords of ${nameUnknown(clusters)} are not known yet, so there is nothing to compare.`
    case 'nothing_shared':
      return 'No result of one cluster stands in the results of the other, so nothing links them.'
    case 'only_hubs':
      return `${formatNoun(urlCount, 'result stands', 'results stand')} in both clusters, but ${urlCount === 1 ? 'it ranks' : 'each ranks'} for so many different searches that it links none.`
    case 'below_minimum':
      return `${shared}, and this plan asks for ${minimum}. ${
        needed === null
          ? 'That is too little for any minimum overlap.'
          : `With a minimum overlap of ${needed} they could be one.`
      }`
    case 'could_merge':
      return `${shared}, and this plan asks for ${minimum}: clustering the whole plan again may join them.`
  }
}

function nameUnknown(clusters: Words['clusters']): string {
  return clusters
    .filter(({ knownCount }) => knownCount === 0)
    .map(({ title }) => `“${title}”`)
    .join(' and ')
}

/** The two keywords that share most, in a sentence; null when there are none. */
export function describeClosest(closest: Apart['closest']): string | null {
  if (closest === null) return null
  const [a, b] = closest.keywords
  return `Closest are “${a?.keyword}” and “${b?.keyword}”, which share ${closest.overlap} of ten results.`
}
