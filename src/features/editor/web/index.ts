import { lazy } from 'react'

// They are loaded when they are first shown, and need a Suspense around them.

/** The four texts of a cluster, with an editor. */
export const ArticleTexts = lazy(() =>
  import('./ArticleTexts.tsx').then((part) => ({ default: part.ArticleTexts })),
)

/** What a user has typed for a cluster that is gone. */
export const UnsavedTexts = lazy(() =>
  import('./drafts/UnsavedTexts.tsx').then((part) => ({ default: part.UnsavedTexts })),
)

/** What was removed and added between two texts. */
export const Differences = lazy(() =>
  import('./comparing/Differences.tsx').then((part) => ({ default: part.Differences })),
)

export { useTypedText, type OpenedText } from './use-typed-text.ts'
