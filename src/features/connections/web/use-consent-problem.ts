import { useRouterState } from '@tanstack/react-router'
import { CONSENT_PROBLEMS, type ConsentProblem } from '#features/accounts/rules.ts'

/** Services of Google by their names. */
const NAMES = { 'search-console': 'Search Console', analytics: 'Analytics' } as const
export type GoogleServiceName = keyof typeof NAMES

function explain(problem: ConsentProblem, name: string): string {
  switch (problem) {
    // Connecting could not start (E-07).
    case 'unavailable':
      return `Failed to initiate Google ${name} connection. Please try again.`
    // Connecting ended without a connection (E-08).
    case 'failed':
      return `Failed to connect Google ${name}. Please try again or contact support if the issue persists.`
    case 'cancelled':
      return 'You cancelled at Google, so nothing was connected. You can try again any time.'
    case 'unticked':
      return `${name} was left unticked at Google, so Keyloom may not read it. Connect again and leave that box ticked.`
  }
}

/** Why connecting at Google failed, when the browser has just returned from there; else null. */
export function useConsentProblem(service: GoogleServiceName): string | null {
  const outcome = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('consent'),
  })
  const problem = CONSENT_PROBLEMS.find((one) => one === outcome)
  return problem === undefined ? null : explain(problem, NAMES[service])
}
