import type { ArticleIntent, ArticleType } from '../rules.ts'
import { listWordVotes, type Evidence } from './evidence.ts'
import { INTENT_OF_TYPE, KINDS_OF_SIGNS } from './kinds-of-signs.ts'
import type { Found } from './kinds.ts'

const LEAST_SHARE = 0.5
const LEAST_RESULTS = 5
/** Fewer results of one intent leave open what most searchers want. */
const CLEAR_RESULTS = 0.6

const OF_TYPE: Record<ArticleType, string> = {
  glossary: 'Who looks up a word wants to know something.',
  article: 'Who reads an article wants to know something.',
  asset: 'Who uses a tool or a template wants to get something done without buying.',
  listicle: 'Who compares wants to know something before buying.',
  'buyers-guide': 'Who compares wants to know something before buying.',
  category: 'Who looks at a category wants to buy.',
  product: 'Who looks at a product wants to buy.',
  home: 'Who looks for a site wants to go there.',
}

export function findIntent(
  { spoken, shown, brand }: Evidence,
  type: Found<ArticleType>,
): Found<ArticleIntent> {
  if (brand !== null)
    return { value: 'navigational', reason: `It names ${brand.host}, which is the first result.` }
  const [words] = listWordVotes(spoken, ({ sign }) =>
    sign === null ? null : KINDS_OF_SIGNS[sign].intent,
  ).toSorted((a, b) => b.weight - a.weight)
  const results = countIntents(shown)
  const isContradicted = results !== null && words !== undefined && results.value !== words.value
  if (words !== undefined && words.weight >= LEAST_SHARE && !isContradicted)
    return { value: words.value, reason: words.reason }
  if (type.value !== null)
    return { value: INTENT_OF_TYPE[type.value], reason: `${OF_TYPE[type.value]} ${type.reason}` }
  if (isContradicted) return { value: null, reason: `${words.reason} But ${results.reason}` }
  if (results !== null) return results
  return { value: null, reason: 'Neither its words nor its results say what searchers want.' }
}

/** What most results serve, when these are clearly more than half of them. */
function countIntents(shown: Evidence['shown']): { value: ArticleIntent; reason: string } | null {
  if (shown.length < LEAST_RESULTS) return null
  const intents = shown.map((type) => (type === null || type === 'home' ? null : INTENT_OF_TYPE[type]))
  for (const value of ['informational', 'transactional'] as const) {
    const count = intents.filter((intent) => intent === value).length
    const what = value === 'informational' ? 'inform' : 'sell'
    if (count / shown.length >= CLEAR_RESULTS)
      return { value, reason: `${count} of ${shown.length} results ${what}, by their titles or addresses.` }
  }
  return null
}
