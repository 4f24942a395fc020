import { lazy } from 'react'

export { publishingApi } from './api.ts'
export type { PublishedArticle } from './use-uploads.ts'

// It is loaded when it is first shown, and needs a Suspense around it.

/** Asks where articles go and who is to see them, and uploads them. */
export const PublishDialog = lazy(() =>
  import('./PublishDialog.tsx').then((part) => ({ default: part.PublishDialog })),
)
