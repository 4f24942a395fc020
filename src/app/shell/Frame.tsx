import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { OfflineNote } from '#ui/OfflineNote.tsx'
import { SnackbarHost } from '#ui/snackbar/SnackbarHost.tsx'
import { useOnline } from '#ui/use-online.ts'
import { PublicShell } from './PublicShell.tsx'

const AppShell = lazy(() => import('./AppShell.tsx').then((part) => ({ default: part.AppShell })))

/** Stands around every screen: with the side navigation or without (F-001). */
export function Frame() {
  const hasNavigation = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.hasNavigation ?? false,
  })
  return (
    <>
      <OfflineNote isOnline={useOnline()} />
      {hasNavigation ? (
        <Suspense>
          <AppShell />
        </Suspense>
      ) : (
        <PublicShell />
      )}
      <SnackbarHost />
    </>
  )
}
