import '#ui/theme.css'
import { colorSchemeManager, cssVariables, theme } from '#ui/theme.ts'
import { MantineProvider } from '@mantine/core'
import { connectApi } from '#platform/web/api/connect-api.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { endSession } from '#platform/web/session/session.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import contract from './contract.json'
import { router } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

const tell = (text: string) => showSnackbar({ text, tone: 'danger' })
const queryClient = createQueryClient(tell)
connectApi({
  contract,
  onSignedOut: (message) => {
    endSession()
    tell(message)
  },
})

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
