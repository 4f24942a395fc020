/** Why a sign-in failed: the browser returns to `/?problem=<word>`, and shows this sentence. */
export const SIGN_IN_PROBLEMS = {
  expired: 'That sign-in took too long or was used already. Please try again.',
  refused: 'You were not signed in. Please try again.',
  unverified: 'Your account has no confirmed e-mail address, so it cannot be used to sign in.',
  closed: 'New accounts are not open here. Please ask the owner for an invitation.',
  unavailable: 'Signing in does not work at the moment. Please try again in a minute.',
  busy: 'Too many attempts. Please wait a few minutes and try again.',
} as const

/** Whether a sign-in may lead to this path: it must be a plain path inside the product, with a plain query. */
export function isAllowedNext(next: string): boolean {
  return next.length <= 500 && /^\/workspace(\/[\w-]+)*(\?[\w=&-]*)?$/.test(next)
}

/** How a consent at Google ended without access: the browser returns with `?consent=<word>`. */
export const CONSENT_PROBLEMS = ['unavailable', 'cancelled', 'unticked', 'failed'] as const
export type ConsentProblem = (typeof CONSENT_PROBLEMS)[number]

/** The path to return to after a consent, with its outcome in the query. */
export function leadBack(place: string, problem: ConsentProblem): string {
  return `${place}${place.includes('?') ? '&' : '?'}consent=${problem}`
}
