import { lazy } from 'react'

export { annotationsApi } from './api.ts'
export type { Annotation, PlanEvent } from './api.ts'

/** Loaded when it is first opened; needs a Suspense around it. */
export const AnnotationsDialog = lazy(() =>
  import('./AnnotationsDialog.tsx').then((part) => ({ default: part.AnnotationsDialog })),
)
