import type { QueryClient } from '@tanstack/react-query'
import { isAllowedNext } from '#features/accounts/rules.ts'
import { rememberPlace } from '#platform/web/session/remembered-place.ts'
import { endSession, findSession, onSessionChange } from '#platform/web/session/session.ts'
import { dropDataOfOthers } from '#platform/web/session/tab-data.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { AppRouter } from '../routes.tsx'

/** Leaves the screen when the session has ended or another user has signed in, in this tab or in another. */
export function followSession(router: AppRouter, queryClient: QueryClient): void {
  let user = findSession()?.sub ?? null
  dropDataOfOthers(user)
  onSessionChange(() => {
    const before = user
    user = findSession()?.sub ?? null
    dropDataOfOthers(user)
    if (user === before) return
    // Leave first: screens that are still shown would fetch the data again that is cleared.
    if (before !== null && user === null) return void leave(router).then(() => queryClient.clear())
    queryClient.clear()
    if (before !== null) window.location.assign('/workspace')
  })
}

/** Ends a session that the server has refused: shows why, and remembers the place for after the next sign-in. */
export function endLostSession(router: AppRouter, message: string): void {
  const { href } = router.latestLocation
  if (isAllowedNext(href)) rememberPlace(href)
  endSession()
  showSnackbar({ text: message, tone: 'danger' })
}

async function leave(router: AppRouter): Promise<void> {
  const [match] = router.matchRoutes(router.latestLocation).slice(-1)
  if (match?.staticData.access === 'signed-in') await router.navigate({ to: '/', replace: true })
}
