import { contentplanPath } from '#features/contentplans/rules.ts'
import { useSession } from '#platform/web/session/use-session.ts'
import { Drawer } from '#ui/dialogs/Drawer.tsx'
import { DensityContext } from '#ui/layout/use-density.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { OfflineNote } from '#ui/status/OfflineNote.tsx'
import { useOnline } from '#ui/status/use-online.ts'
import { Outlet, useLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import classes from './AppShell.module.css'
import { DiskFullNote } from './DiskFullNote.tsx'
import { Sidebar } from './navigation/Sidebar.tsx'
import { Overlays, type Overlay } from './Overlays.tsx'
import { changePreferences } from './preferences/stored-preferences.ts'
import { usePreferences } from './preferences/use-preferences.ts'
import { SandboxNote } from './sandbox/SandboxNote.tsx'
import { Progress } from './live/Progress.tsx'
import { ReconnectNote } from './live/ReconnectNote.tsx'
import { SearchDataNote } from './SearchDataNote.tsx'
import { SetupNote } from './SetupNote.tsx'
import { TopBar } from './TopBar.tsx'
import type { ShellPlace } from './shell-place.ts'
import { useShellPlace } from './use-shell-place.ts'
import { WaitingListNote } from './WaitingListNote.tsx'

const NotYoursScreen = lazy(() =>
  import('./NotYoursScreen.tsx').then((part) => ({ default: part.NotYoursScreen })),
)

/** The frame of signed-in screens. */
export function AppShell() {
  const main = useRef<HTMLElement>(null)
  const router = useRouter()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const place = useShellPlace()
  const isLost = useIsLost()
  const { density, isNavigationNarrow } = usePreferences()
  const isPhone = useIsPhone()
  const session = useSession()
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const look = isPhone ? 'drawer' : isNavigationNarrow ? 'narrow' : 'wide'
  // Every navigation closes the drawer.
  useEffect(() => router.subscribe('onBeforeNavigate', () => setIsDrawerOpen(false)), [router])
  const signOut = () => router.history.push('/auth/out')

  const sidebar = (
    <Sidebar
      place={place}
      path={isLost ? '' : path}
      look={look}
      onToggle={() =>
        isPhone ? setIsDrawerOpen(false) : changePreferences({ isNavigationNarrow: !isNavigationNarrow })
      }
      onSignOut={signOut}
    />
  )

  return (
    <DensityContext value={density ?? 'comfortable'}>
      <a
        href="#content"
        className={classes.skip}
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to content
      </a>
      <div className={classes.frame} data-look={look}>
        {!isPhone && <div className={classes.side}>{sidebar}</div>}
        {isPhone && isDrawerOpen && (
          <Drawer label="Navigation" onClose={() => setIsDrawerOpen(false)}>
            {sidebar}
          </Drawer>
        )}
        <div className={classes.page}>
          <OfflineNote isOnline={useOnline()} />
          <ReconnectNote />
          <TopBar
            session={session}
            workspace={place.workspace}
            planName={isPhone ? planOnScreen(place, path) : null}
            onOpenNavigation={isPhone ? () => setIsDrawerOpen(true) : undefined}
            onOpenPalette={() => setOverlay('palette')}
            onShowDevices={() => setOverlay('devices')}
            onShowPassword={() => setOverlay('password')}
            onShowTokens={place.workspace ? () => setOverlay('tokens') : undefined}
            onShowKeys={() => setOverlay('keys')}
            onSignOut={signOut}
          />
          <DiskFullNote />
          {place.workspace && <SandboxNote workspaceId={place.workspace.id} />}
          {place.workspace && <SearchDataNote place={place} path={path} />}
          <WaitingListNote place={place} />
          <main ref={main} id="content" tabIndex={-1} className={classes.main}>
            <SetupNote place={place} />
            {isLost && place.workspace ? (
              <Suspense>
                <NotYoursScreen workspace={place.workspace} />
              </Suspense>
            ) : (
              <Outlet />
            )}
          </main>
        </div>
      </div>
      <Progress place={place} />
      <Overlays place={place} shown={overlay} onShow={setOverlay} onSignOut={signOut} />
    </DensityContext>
  )
}

/** Whether the address names a plan that the workspace does not have. */
function useIsLost(): boolean {
  return useRouterState({
    select: ({ matches }) => {
      const context = matches.at(-1)?.context
      return context !== undefined && 'isLost' in context && context.isLost
    },
  })
}

/** The name of the plan that the address is in. */
function planOnScreen({ workspace, plan }: ShellPlace, path: string): string | null {
  if (workspace === null || plan === null) return null
  const isInPlan = path.startsWith(contentplanPath({ workspaceId: workspace.id, contentplanId: plan.id }, ''))
  return isInPlan ? plan.name : null
}
