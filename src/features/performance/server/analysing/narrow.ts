import { readPattern } from '#platform/server/database/patterns.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { FactsFilter, TextFilter } from '../facts/filters.ts'
import type { Answer, Question } from './answer.ts'
import { findTerms, listOwnPages } from './find-terms.ts'

type Narrowing = Pick<
  Question,
  | 'plan'
  | 'articleIds'
  | 'topicIds'
  | 'dimensions'
  | 'onlyOwnPages'
  | 'pages'
  | 'pageFilterType'
  | 'keywords'
  | 'queryFilterType'
>

interface Narrowed {
  filter: FactsFilter
  /** How many keywords and pages the clusters filter by. */
  named: Answer['asked']
}

/** Makes a filter of facts from clusters, own pages and patterns; a fact must meet all of these conditions. */
export async function narrow(
  ctx: Reads,
  { plan, articleIds, topicIds, dimensions, onlyOwnPages, ...texts }: Narrowing,
): Promise<Narrowed> {
  const hasClusters = articleIds.length + topicIds.length > 0
  const terms = hasClusters ? await findTerms(ctx, { plan, articleIds, topicIds }) : null
  const ofPages = dimensions.includes('PAGE') ? terms : null
  const ofQueries = dimensions.includes('QUERY') || ofPages === null ? terms : null
  const own = onlyOwnPages ? await listOwnPages(ctx, { plan }) : null
  const pages = intersect(ofPages?.pages ?? null, own)
  return {
    filter: {
      pages: {
        ...(pages && { only: pages, withJumps: true }),
        ...matching('pages', texts.pages, texts.pageFilterType),
      },
      queries: {
        ...(ofQueries && { only: ofQueries.queries }),
        ...matching('keywords', texts.keywords, texts.queryFilterType),
      },
    },
    named: { keywords: ofQueries?.keywordCount ?? null, pages: ofPages?.pages.length ?? null },
  }
}

/** Throws InvalidField, with the name of the field, for a text that is no regular expression. */
function matching(field: 'pages' | 'keywords', text: string, type: Question['pageFilterType']): TextFilter {
  if (text === '') return {}
  readPattern(text, field)
  return { conditions: [{ kind: type === 'includingRegex' ? 'matches' : 'does not match', text }] }
}

/** Texts that are in both lists; a list is null when it does not limit the texts. */
function intersect(one: string[] | null, other: string[] | null): string[] | null {
  if (one === null || other === null) return one ?? other
  const others = new Set(other)
  return one.filter((text) => others.has(text))
}
