import '#ui/theme.css'
import { cssVariables, theme } from '#ui/theme.ts'
import { MantineProvider } from '@mantine/core'
import { askForProof } from '#features/accounts/web/index.ts'
import { connectApi } from '#platform/web/api/connect-api.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import contract from './first-contract.json'
import { createAppRouter } from './routes.tsx'
import { endLostSession, followSession } from './navigation/session-end.ts'
import { keptColorScheme } from './shell/preferences/kept-color-scheme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

const queryClient = createQueryClient(showError)
const router = createAppRouter(queryClient)
connectApi({
  contract,
  onSignedOut: (message) => endLostSession(router, message),
  onProofNeeded: askForProof,
})
followSession(router, queryClient)

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={keptColorScheme}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
