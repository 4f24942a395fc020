import '#ui/theme.css'
import { MantineProvider } from '@mantine/core'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { parseSearch, stringifySearch } from '#app/navigation/plain-search.ts'
import { keptColorScheme } from '#app/shell/preferences/kept-color-scheme.ts'
import { PublicShell } from '#app/shell/PublicShell.tsx'
import { SnackbarHost } from '#ui/snackbar/SnackbarHost.tsx'
import { cssVariables, theme } from '#ui/theme.ts'
import { ShowcaseScreen } from './ShowcaseScreen.tsx'

const root = createRootRoute({ component: ShowcaseFrame })
const page = createRoute({ getParentRoute: () => root, path: '/showcase', component: ShowcaseScreen })
const router = createRouter({ routeTree: root.addChildren([page]), parseSearch, stringifySearch })

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no element #root')
createRoot(element).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={keptColorScheme}
      defaultColorScheme="auto"
    >
      <RouterProvider router={router} />
    </MantineProvider>
  </StrictMode>,
)

/** The frame that surrounds product screens without an account. */
function ShowcaseFrame() {
  return (
    <>
      <PublicShell />
      <SnackbarHost />
    </>
  )
}
