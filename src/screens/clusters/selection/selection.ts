import type { Article, ListedKeyword } from '#features/articles/web/index.ts'

/** What is selected: only one kind at a time (F-079). */
export type Selection =
  | { kind: 'clusters' | 'pages'; rows: readonly Article[] }
  | { kind: 'keywords'; rows: readonly ListedKeyword[] }
