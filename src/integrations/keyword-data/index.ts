export interface KeywordMarket {
  /** The number of the search market, such as 2840 for the United States. */
  location: string
  /** ISO 639-1. */
  language: string
}

export interface KeywordVolume {
  keyword: string
  /** Searches a month; null: not known, which is not none. */
  searchVolume: number | null
  /** US dollars for a click. */
  cpc: number | null
  /** From 0 to 100. */
  competition: number | null
}

export interface RelatedQuery extends KeywordMarket {
  keyword: string
  /** At most; also what is paid for. */
  limit: number
}

interface Waiting {
  signal: AbortSignal
}

/** Where numbers about keywords come from. Calls fail with AdapterError. */
export interface KeywordData {
  name: string
  label: string
  /** Whether its numbers are made up. */
  isSandbox: boolean
  volumes: {
    /** Keywords that can be asked for at once. */
    batchSize: number
    /** US dollars for a call, however many keywords it asks for. */
    pricePerCall: number
    /** One for each keyword, in their order. */
    fetch(query: KeywordMarket & { keywords: readonly string[] }, options: Waiting): Promise<KeywordVolume[]>
  }
  related: {
    pricePerCall: number
    pricePerKeyword: number
    /** What people search for who search for this, without the keyword itself. */
    fetch(query: RelatedQuery, options: Waiting): Promise<KeywordVolume[]>
  }
}
