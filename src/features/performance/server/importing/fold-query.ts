import { cleanKeyword, foldKeyword } from '#features/contentplans/rules.ts'

/** The folded keyword that a query belongs to: one that is written like the query, else the query as it is stored. */
export function foldQuery(query: string, keywords: { has: (folded: string) => boolean }): string {
  const folded = foldKeyword(query)
  return keywords.has(folded) ? folded : foldKeyword(cleanKeyword(query))
}

/** The folded keywords that these queries may belong to. */
export function listSpellings(queries: readonly string[]): string[] {
  return [...new Set(queries.flatMap((query) => [foldKeyword(query), foldKeyword(cleanKeyword(query))]))]
}
