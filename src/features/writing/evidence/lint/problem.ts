export type ProblemName =
  | 'dangling citation'
  | 'foreign link'
  | 'uncited number'
  | 'unsupported sentence'
  | 'duplicate sentence'
  | 'empty section'
  | 'short section'
  | 'missing heading'
  | 'missing term'
  | 'long sentence'
  | 'leaked instructions'
  | 'wrong language'
  | 'word to avoid'
  | 'style guide'

/** Something that is wrong in an article. */
export interface Problem {
  name: ProblemName
  /** The sentence, link, term or heading that it is about. */
  detail: string
  /** Which heading of level 2 it stands below, from 0; -1 above the first, or when it is of the whole article. */
  section: number
  /** UTF-16 code units of the markdown; null for what is missing. */
  place: { start: number; end: number } | null
}
