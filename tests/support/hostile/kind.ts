/** What a page wants a machine to do. */
export interface Attack {
  word: string
  url: string
  order: string
}

/** Where a kind of page puts its instructions. */
interface Places {
  head?: string
  /** Before the article. */
  top?: string
  /** In the article. */
  middle?: string
}

export type Kind = (attack: Attack) => Places
