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

/** Offers what was typed and not saved. */
export const DraftOffers = lazy(() =>
  import('./drafts/DraftOffers.tsx').then((part) => ({ default: part.DraftOffers })),
)

export { textsApi } from './api.ts'
export { ProposedChanges } from './comparing/ProposedChanges.tsx'
export { useProposedChanges, type ChosenChanges } from './comparing/use-proposed-changes.ts'
export { useKeptText } from './drafts/use-kept-text.ts'
export type { Draft } from './drafts/draft-store.ts'
export { CopyTextButton } from './CopyTextButton.tsx'
export { Notice } from './Notice.tsx'
export { untilQuiet } from './text/create-text.ts'
export type { AroundText } from './text/TextPanel.tsx'
export { findWordDifferences } from './comparing/find-differences.ts'
export type { OpenedText } from './opened-text.ts'
export { saveOpened } from './save-opened.ts'
