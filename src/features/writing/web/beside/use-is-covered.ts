import { createContext, use } from 'react'

/** Whether what an agent writes is shown in the place of the open text's editor. */
export const CoveredContext = createContext(false)

/** Whether buttons that lead to the text, or change it, would do so out of sight. */
export function useIsCovered(): boolean {
  return use(CoveredContext)
}
