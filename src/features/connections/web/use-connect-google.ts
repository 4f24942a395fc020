import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { GoogleServiceName } from './use-consent-problem.ts'
import { workspacesApi } from '#features/workspaces/web/index.ts'

/** The server gave no access key (E-06). */
const NO_KEY = 'Missing access key. Please try again.'

interface ConsentRequest {
  workspaceId: number
  contentplanId: number
  scope: GoogleServiceName
  /** Shown when the connection cannot be started. */
  errorMessage: string
}

/** Sends the browser to Google and back to the same screen (F-033). */
export function useConnectGoogle({ workspaceId, contentplanId, scope, errorMessage }: ConsentRequest) {
  const router = useRouter()
  const connecting = useMutation({
    mutationFn: async () => {
      const { accessKey } = await workspacesApi.update.call({
        workspaceId,
        action: 'generateAccessKey',
        scope,
      })
      if (!accessKey) throw new Error(NO_KEY)
      return accessKey
    },
    meta: { errorMessage },
    onSuccess: (accessKey) => {
      const query = new URLSearchParams({
        scope,
        next: router.state.location.pathname,
        type: 'managed',
        workspaceId: String(workspaceId),
        accessKey,
        contentplanId: String(contentplanId),
      })
      router.history.push(`/auth/in?${query.toString()}`)
    },
  })
  return { connect: () => connecting.mutate(), isConnecting: connecting.isPending }
}
