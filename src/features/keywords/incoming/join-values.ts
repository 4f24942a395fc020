/** What is known of a keyword; null for a value that is not known. */
export interface KeywordValues {
  estimated_search_volume: number | null
  difficulty: number | null
  cpc: number | null
  competition: number | null
  intent: string | null
}

type GivenValues = { [Name in keyof KeywordValues]?: KeywordValues[Name] | undefined }

export const NO_VALUES: KeywordValues = {
  estimated_search_volume: null,
  difficulty: null,
  cpc: null,
  competition: null,
  intent: null,
}

/**
 * The one rule for a keyword that comes twice, in a list or because the plan has it: the larger volume and the last
 * known other values count. save-keywords.ts says the same in SQL.
 */
export function joinValues(known: KeywordValues, given: GivenValues): KeywordValues {
  return {
    estimated_search_volume: joinVolumes(known.estimated_search_volume, given.estimated_search_volume),
    difficulty: given.difficulty ?? known.difficulty,
    cpc: given.cpc ?? known.cpc,
    competition: given.competition ?? known.competition,
    intent: given.intent || known.intent,
  }
}

function joinVolumes(known: number | null, given: number | null | undefined): number | null {
  if (known === null) return given ?? null
  return Math.max(known, given ?? 0)
}
