export type Access = 'public' | 'signed-in' | 'sharing-key'

/** What is known of a screen before it is loaded. */
export interface ScreenInfo {
  /** Its number in the specification; null for what the specification does not have. */
  id: string | null
  name: string
  title: string
  access: Access
  hasNavigation: boolean
  /** A workspace of the type saas may open it. */
  isForSaas: boolean
}
