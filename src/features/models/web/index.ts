import { lazy } from 'react'

/** The model of a workspace. It is loaded when it is first shown, and needs a Suspense around it. */
export const ModelsTab = lazy(() => import('./ModelsTab.tsx').then((part) => ({ default: part.ModelsTab })))
