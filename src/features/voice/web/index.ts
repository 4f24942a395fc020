import { lazy } from 'react'

export { voiceApi, type GuideBasis, type GuideState, type StylePreview } from './api.ts'
export { useGuide } from './guide/use-guide.ts'
export { useGuideText, type GuideText } from './guide/use-guide-text.ts'
export { useCompanyInfo } from './company/use-company-info.ts'

// They are loaded when they are first shown, and need a Suspense around them.

/** The style guide in an editor, with what became of what was typed. */
export const GuideEditor = lazy(() =>
  import('./guide/GuideEditor.tsx').then((part) => ({ default: part.GuideEditor })),
)

/** What was removed and added between two texts. */
export const TextDifferences = lazy(() =>
  import('./guide/TextDifferences.tsx').then((part) => ({ default: part.TextDifferences })),
)

/** What a plan says about its company and its texts, as a form. */
export const CompanyInfo = lazy(() =>
  import('./company/CompanyInfo.tsx').then((part) => ({ default: part.CompanyInfo })),
)
