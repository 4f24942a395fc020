import { lazy } from 'react'

export { blogApi } from './api.ts'

/** The blog of a plan: where it is, how it is updated, and its settings. It needs a Suspense around it. */
export const BlogPanel = lazy(() => import('./BlogPanel.tsx').then((part) => ({ default: part.BlogPanel })))
