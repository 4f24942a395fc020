import type { ArticleType } from '../rules.ts'
import { listWordVotes, type Evidence, type Vote } from './evidence.ts'
import { typeOfSign } from './kinds-of-signs.ts'
import type { Found } from './kinds.ts'

/** A type needs as much as half of the searches or half of the results, and to lead over what it excludes. */
const LEAST_WEIGHT = 0.5
const LEAST_LEAD = 0.15
/** Of fewer results, a share says little. */
const LEAST_RESULTS = 5
/** A page that is there already says less than what people search for and find. */
const PAGE_WEIGHT = 0.6

/** Types between which no lead is needed: either of them answers the searchers. */
const FAMILY_OF_TYPE: Record<ArticleType, string> = {
  glossary: 'explaining',
  article: 'explaining',
  asset: 'asset',
  listicle: 'comparing',
  'buyers-guide': 'comparing',
  category: 'selling',
  product: 'selling',
  home: 'home',
}

const RESULTS_OF_TYPE: Record<ArticleType, string> = {
  glossary: 'explain a word, by their titles or addresses',
  article: 'are articles, by their titles or addresses',
  asset: 'are tools or templates, by their titles or addresses',
  listicle: 'are listicles: their titles name the best, or a number of things',
  'buyers-guide': 'compare or advise on buying, by their titles',
  category: 'are categories or offers, by their titles or addresses',
  product: 'are pages of one product, by their titles or addresses',
  home: 'are front pages',
}

export function findType(evidence: Evidence): Found<ArticleType> {
  const { brand } = evidence
  if (brand?.isWhole) return { value: 'home', reason: `It is the name of ${brand.host}, the first result.` }
  const votes = [...listVotesOfWords(evidence), ...listVotesOfResults(evidence), ...listVotesOfPage(evidence)]
  const sums = sumVotes(votes)
  const [best] = sums
  const rival = sums.find(
    ({ value }) => best !== undefined && FAMILY_OF_TYPE[value] !== FAMILY_OF_TYPE[best.value],
  )
  if (best === undefined) return { value: null, reason: 'Neither its words nor its results say a type.' }
  if (best.weight < LEAST_WEIGHT)
    return { value: null, reason: `Too little speaks for one type. ${best.reason}` }
  if (rival !== undefined && best.weight - rival.weight < LEAST_LEAD)
    return {
      value: null,
      reason: `As much speaks for one type as for another. ${best.reason} ${rival.reason}`,
    }
  return { value: best.value, reason: best.reason }
}

function listVotesOfWords({ spoken }: Evidence): Vote<ArticleType>[] {
  return listWordVotes(spoken, ({ sign, namesModel }) =>
    sign === null ? null : typeOfSign(sign, namesModel),
  )
}

function listVotesOfResults({ shown }: Evidence): Vote<ArticleType>[] {
  if (shown.length < LEAST_RESULTS) return []
  const counts = new Map<ArticleType, number>()
  // Front pages rank for anything that a business sells: only a brand makes them the aim.
  for (const type of shown)
    if (type !== null && type !== 'home') counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({
    value,
    weight: count / shown.length,
    reason: `${count} of ${shown.length} results ${RESULTS_OF_TYPE[value]}.`,
  }))
}

function listVotesOfPage({ pageType }: Evidence): Vote<ArticleType>[] {
  if (pageType === null) return []
  return [{ value: pageType, weight: PAGE_WEIGHT, reason: `Its page is of the type ${pageType}.` }]
}

/** The values by all that speaks for them, the most first; their reasons name what weighs most. */
function sumVotes(votes: readonly Vote<ArticleType>[]): Vote<ArticleType>[] {
  const values = [...new Set(votes.map(({ value }) => value))]
  return values
    .map((value) => {
      const ofValue = votes.filter((vote) => vote.value === value).toSorted((a, b) => b.weight - a.weight)
      return {
        value,
        weight: ofValue.reduce((sum, { weight }) => sum + weight, 0),
        reason: ofValue.map(({ reason }) => reason).join(' '),
      }
    })
    .toSorted((a, b) => b.weight - a.weight)
}
