import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { lazyScreen } from '../navigation/lazy-screen.ts'
import { SnackbarHost } from '#ui/snackbar/SnackbarHost.tsx'
import { PublicShell } from './PublicShell.tsx'

/** Preloaded with the first screen inside it: React would show a part that loads later only after 300 ms. */
export const AppShell = lazyScreen(() => import('./AppShell.tsx'), 'AppShell')

/** The frame of every screen: with the side navigation or without it (F-001). */
export function Frame() {
  const hasNavigation = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.hasNavigation ?? false,
  })
  // index.html shows an empty frame until this one.
  useLayoutEffect(() => void delete document.documentElement.dataset['earlyFrame'], [])
  return (
    <>
      {hasNavigation ? <AppShell /> : <PublicShell />}
      <SnackbarHost />
    </>
  )
}
