import type { ArticleFunnel, ArticleType } from '../rules.ts'
import { listWordVotes, type Evidence } from './evidence.ts'
import { KINDS_OF_SIGNS } from './kinds-of-signs.ts'
import type { Found, Kinds } from './kinds.ts'

const LEAST_SHARE = 0.5

const OF_TYPE: Record<ArticleType, { value: ArticleFunnel; reason: string }> = {
  glossary: { value: 'top', reason: 'Searchers look up a word and do not choose yet.' },
  article: { value: 'top', reason: 'Searchers learn about a subject and do not choose yet.' },
  asset: { value: 'middle', reason: 'Searchers work on something for which they may need more than a tool.' },
  listicle: { value: 'middle', reason: 'Searchers compare what there is.' },
  'buyers-guide': { value: 'middle', reason: 'Searchers compare before they buy.' },
  category: { value: 'bottom', reason: 'Searchers look at offers.' },
  product: { value: 'bottom', reason: 'Searchers look at one product.' },
  home: { value: 'bottom', reason: 'Searchers look for a certain site.' },
}

/** Follows from intent and type; the words tell lists of ideas from lists to choose from, and costs from other questions. */
export function findFunnel(
  { spoken }: Evidence,
  { type, intent }: Omit<Kinds, 'funnel'>,
): Found<ArticleFunnel> {
  if (intent.value === 'navigational')
    return { value: 'bottom', reason: 'Searchers know where they want to go.' }
  if (intent.value === 'transactional')
    return { value: 'bottom', reason: 'Searchers are ready to buy or to act.' }
  const [words] = listWordVotes(spoken, ({ sign }) =>
    sign === null ? null : KINDS_OF_SIGNS[sign].funnel,
  ).toSorted((a, b) => b.weight - a.weight)
  if (intent.value !== null && words !== undefined && words.weight >= LEAST_SHARE && words.value !== 'bottom')
    return { value: words.value, reason: words.reason }
  if (type.value !== null) return OF_TYPE[type.value]
  return { value: null, reason: 'It follows from type and intent, which do not say enough.' }
}
