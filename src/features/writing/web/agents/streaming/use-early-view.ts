import { useEffect } from 'react'

/** What shows a text that is being written. */
export const loadView = () => import('#ui/markdown/MarkdownView.tsx')

/** Loads what shows the text before its first words come. */
export function useEarlyView(isComing: boolean): void {
  useEffect(() => {
    // Where it fails, it is loaded again with the first words.
    if (isComing) loadView().catch(() => null)
  }, [isComing])
}
