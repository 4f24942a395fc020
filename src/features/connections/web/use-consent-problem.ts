import { useRouterState } from '@tanstack/react-router'
import { CONSENT_PROBLEMS, type ConsentProblem } from '#features/accounts/rules.ts'

const TEXTS: Record<ConsentProblem, string> = {
  /** Connecting could not start (E-07). */
  unavailable: 'Failed to initiate Google Search Console connection. Please try again.',
  /** Connecting ended without a connection (E-08). */
  failed:
    'Failed to connect Google Search Console. Please try again or contact support if the issue persists.',
  cancelled: 'You cancelled at Google, so nothing was connected. You can try again any time.',
  unticked:
    'Search Console was left unticked at Google, so Keyloom may not read it. Connect again and leave that box ticked.',
}

/** Why connecting at Google failed, when the browser has just returned from there; else null. */
export function useConsentProblem(): string | null {
  const outcome = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('consent'),
  })
  const problem = CONSENT_PROBLEMS.find((one) => one === outcome)
  return problem === undefined ? null : TEXTS[problem]
}
