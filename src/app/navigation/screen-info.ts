export type Access = 'public' | 'signed-in' | 'sharing-key'

/** What is known about a screen before it is loaded. */
export interface ScreenInfo {
  /** The code of the screen in the specification, or null for a screen that the specification does not have. */
  id: string | null
  name: string
  title: string
  access: Access
  hasNavigation: boolean
  isBuilt: boolean
  /** Whether a workspace of the type saas may open the screen. */
  isForSaas: boolean
}
