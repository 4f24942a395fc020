export interface KeywordMarket {
  /** The number of the search market, such as 2840 for the United States. */
  location: string
  /** ISO 639-1. */
  language: string
}

export interface KeywordVolume {
  keyword: string
  /** Searches a month; null when unknown, which is not the same as zero. */
  searchVolume: number | null
  /** US dollars for a click. */
  cpc: number | null
  /** From 0 to 100. */
  competition: number | null
}

export interface RelatedQuery extends KeywordMarket {
  keyword: string
  /** Keywords to find, at most. The cost of this many is booked before the call. */
  limit: number
}

interface Waiting {
  signal: AbortSignal
}

/** A source of keyword data. Calls fail with AdapterError. */
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
    /** Returns a row for each keyword, in their order. */
    fetch(query: KeywordMarket & { keywords: readonly string[] }, options: Waiting): Promise<KeywordVolume[]>
  }
  related: {
    pricePerCall: number
    pricePerKeyword: number
    /** Finds what else people search for who search for the keyword, without the keyword itself. */
    fetch(query: RelatedQuery, options: Waiting): Promise<KeywordVolume[]>
  }
}
