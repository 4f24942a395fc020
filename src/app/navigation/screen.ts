import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import { isAllowedNext } from '#features/accounts/rules.ts'
import { endSession, explainBadToken, findSession } from '#platform/web/session/session.ts'
import { rememberPlace } from '#platform/web/session/remembered-place.ts'
import { lazyScreen } from './lazy-screen.ts'
import type { Access, ScreenInfo } from './screen-info.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { AppShell, Frame } from '../shell/Frame.tsx'
import { NothingHere } from '../shell/NothingHere.tsx'

interface Visit {
  search: Record<string, unknown>
  params: Record<string, string | undefined>
  isPreload: boolean
}

interface ScreenOptions<Search> {
  access?: Access
  isForSaas?: boolean
  /** Whether a public screen calls endpoints that the first page does not need. */
  callsApi?: boolean
  /** Absent while the screen is not built yet. */
  component?: RouteComponent
  readSearch?: (search: Record<string, unknown>) => Search
  /** Runs before the screen loads; throws a redirect to another screen. */
  enter?: (visit: Visit) => void
}

const NotHereYet = lazyScreen(() => import('../shell/NotHereYetScreen.tsx'), 'NotHereYetScreen')

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Frame,
  notFoundComponent: NothingHere,
})

/**
 * A line of the route table. Screens for signed-in users wait for the workspaces, and then know their workspace and
 * plan.
 */
export function screen<const Path extends string, Search = Record<never, never>>(
  id: string | null,
  path: Path,
  name: string,
  title: string,
  options: ScreenOptions<Search> = {},
) {
  const { access = 'signed-in', isForSaas = false, callsApi = false, component, readSearch, enter } = options
  const hasNavigation = access === 'signed-in'
  const isBuilt = component !== undefined
  const staticData: ScreenInfo = { id, name, title, access, isForSaas, hasNavigation, isBuilt }
  return createRoute({
    getParentRoute: () => root,
    path,
    component: component ?? NotHereYet,
    staticData,
    ...(readSearch && { validateSearch: readSearch }),
    beforeLoad: async ({ params, location, preload, context: { queryClient } }) => {
      enter?.({ search: location.search, params, isPreload: preload })
      if (access === 'sharing-key' || callsApi) (await import('./all-endpoints.ts')).addAllEndpoints()
      if (access !== 'signed-in') return NOWHERE
      requireSession(location.href, preload)
      const enterProductNow = async () => {
        const { enterProduct } = await import('./enter-product.ts')
        return enterProduct(queryClient, { info: staticData, params, isPreload: preload })
      }
      // All at once: the router itself loads the screen only after this.
      const [places] = await Promise.all([enterProductNow(), AppShell.preload?.(), component?.preload?.()])
      return places
    },
  })
}

const NOWHERE = { workspace: null, contentplan: null, isLost: false }

/** An old or short address of a screen in the table. */
export function leadsTo<const Path extends string>(path: Path, to: string) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ href: to, replace: true })
    },
  })
}

/** Redirects users who are not signed in to the first page, and remembers the place for after the sign-in. */
function requireSession(place: string, isPreload: boolean): void {
  if (findSession() !== null) return
  if (!isPreload) {
    const problem = explainBadToken()
    if (isAllowedNext(place)) rememberPlace(place)
    endSession()
    if (problem !== null) showSnackbar({ text: problem, tone: 'danger' })
  }
  throw redirect({ href: '/', replace: true })
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    id?: string | null
    name?: string
    title?: string
    access?: Access
    hasNavigation?: boolean
    isBuilt?: boolean
    isForSaas?: boolean
  }
}
