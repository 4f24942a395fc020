import type { Marked } from './marking/marked.ts'

/** Asks from which status articles are written again (D-24). */
export type Rewrite = (articles: readonly Marked[]) => void
