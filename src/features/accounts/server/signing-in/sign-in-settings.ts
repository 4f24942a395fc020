import type { WorkspaceLimits } from '#features/billing/contract.ts'
import type { PasswordCost } from '../passwords/passwords.ts'

/** How users sign in to this installation, by its configuration. */
export interface SignInSettings {
  /** Address at which browsers reach the program, without a slash at the end. */
  publicUrl: string
  oidc: {
    issuer: string
    /** What the sign-in page calls the provider. */
    name: string
    clientId: string
    clientSecret: string
  } | null
  /**
   * The owner. The password is null when the owner signs in at the provider, which is allowed while sign-up is
   * closed.
   */
  owner: { email: string; password: string | null } | null
  /** Cost of all password hashes of this installation; the usual one when absent. */
  passwordCost?: PasswordCost
  isSignUpOpen: boolean
  /** Days after which an unused session ends. */
  sessionIdleDays: number
  /** An e-mail address or the address of a page; null when none is configured. */
  supportContact: string | null
  /** Addresses of pages that visitors of a shared cluster are invited to; null when none is configured. */
  invitations: { demoCall: string | null; caseStudy: string | null }
  limits: WorkspaceLimits
}

export function hasPassword({ owner }: SignInSettings): boolean {
  return owner !== null && owner.password !== null
}

/** Whether the demo is open to every caller: it is when neither a provider nor an owner is configured. */
export function hasDemo({ oidc, owner }: SignInSettings): boolean {
  return oidc === null && owner === null
}
