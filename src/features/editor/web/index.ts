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

export { useTypedText, type OpenedText } from './use-typed-text.ts'
export { saveOpened } from './save-opened.ts'
