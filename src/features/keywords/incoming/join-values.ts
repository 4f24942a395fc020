/** What is known of a keyword; null for a value that is not known. */
export interface KeywordValues extends Volume {
  difficulty: number | null
  cpc: number | null
  competition: number | null
  intent: string | null
}

interface Volume {
  estimated_search_volume: number | null
  /** Whether the volume is the middle of a range, such as 1K – 10K. */
  volume_is_rough: boolean
}

type GivenValues = { [Name in keyof KeywordValues]?: KeywordValues[Name] | undefined }

export const NO_VALUES: KeywordValues = {
  estimated_search_volume: null,
  volume_is_rough: false,
  difficulty: null,
  cpc: null,
  competition: null,
  intent: null,
}

/**
 * The one rule for a keyword that comes twice, in a list or because the plan has it: an exact volume counts before a
 * rough one, of two alike the larger, and of the other values the last known. save-keywords.ts says the same in SQL.
 */
export function joinValues(known: KeywordValues, given: GivenValues): KeywordValues {
  return {
    ...joinVolumes(known, given),
    difficulty: given.difficulty ?? known.difficulty,
    cpc: given.cpc ?? known.cpc,
    competition: given.competition ?? known.competition,
    intent: given.intent || known.intent,
  }
}

function joinVolumes(known: Volume, given: GivenValues): Volume {
  const { estimated_search_volume: before, volume_is_rough: wasRough } = known
  const { estimated_search_volume: volume = null, volume_is_rough: isRough = false } = given
  const isBetter = before === null || (wasRough === isRough ? volume !== null && volume > before : wasRough)
  return volume !== null && isBetter
    ? { estimated_search_volume: volume, volume_is_rough: isRough }
    : { estimated_search_volume: before, volume_is_rough: wasRough }
}
