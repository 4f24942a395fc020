import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import { NothingHere } from './shell/NothingHere.tsx'
import { PublicShell } from './shell/PublicShell.tsx'

const ClustererFree = lazyRouteComponent(
  () => import('#features/clusterer/web/ClustererFreeScreen.tsx'),
  'ClustererFreeScreen',
)

const Showcase = lazyRouteComponent(() => import('./showcase/ShowcaseScreen.tsx'), 'ShowcaseScreen')

const root = createRootRoute({ component: PublicShell, notFoundComponent: NothingHere })

const routeTree = root.addChildren([
  leadsTo('/', '/clusterer'),
  screen('/clusterer', 'Keyword clusterer', ClustererFree),
  screen('/showcase', 'Parts', Showcase),
])

export const router = createRouter({ routeTree, defaultPreload: 'intent' })

router.subscribe('onResolved', () => {
  const title = router.state.matches.at(-1)?.staticData.title
  document.title = title ? `${title} | Keyloom` : 'Keyloom'
})

function screen<const Path extends string>(path: Path, title: string, component: RouteComponent) {
  return createRoute({
    getParentRoute: () => root,
    path,
    component,
    staticData: { title },
  })
}

function leadsTo<const Path extends string>(path: Path, to: string) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    title?: string
  }
}
