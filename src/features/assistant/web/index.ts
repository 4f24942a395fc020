import { lazy } from 'react'

// It is loaded when it is first shown, and needs a Suspense around it.

/** F-146: the assistant beside a text. */
export const AssistantPanel = lazy(() =>
  import('./AssistantPanel.tsx').then((part) => ({ default: part.AssistantPanel })),
)
