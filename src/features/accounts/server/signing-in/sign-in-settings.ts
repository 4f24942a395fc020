import type { WorkspaceLimits } from '#features/billing/contract.ts'
import type { PasswordCost } from '../passwords/passwords.ts'

/** How people sign in to this installation, as it was configured. */
export interface SignInSettings {
  /** Where browsers reach the program, without a slash at the end. */
  publicUrl: string
  oidc: { issuer: string; clientId: string; clientSecret: string } | null
  /** password null: the owner signs in at the provider, and may do so while sign-up is closed. */
  owner: { email: string; password: string | null } | null
  /** Of all password hashes of this installation; absent: the usual one. */
  passwordCost?: PasswordCost
  isSignUpOpen: boolean
  /** Days after which a session ends that is not used. */
  sessionIdleDays: number
  /** An e-mail address or that of a page; null: there is none. */
  supportContact: string | null
  limits: WorkspaceLimits
}

export function hasPassword({ owner }: SignInSettings): boolean {
  return owner !== null && owner.password !== null
}

/** An installation that nobody has configured opens its demo to whoever reaches it. */
export function hasDemo({ oidc, owner }: SignInSettings): boolean {
  return oidc === null && owner === null
}
