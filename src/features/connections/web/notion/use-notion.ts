import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { NOTION_RETURN } from '../../rules.ts'
import { connectionsApi } from '../api.ts'
import { keepRequest } from './notion-requests.ts'
import { onNotionConnected } from './notion-result.ts'

const BLOCKED = 'Your browser has blocked the window of Notion. Allow pop-ups for this site, and try again.'

interface NotionOfPlan {
  contentplanId: number
  /** When the plan was connected; null when it is not. */
  connectedAt: string | null
}

/** The way of a plan to Notion: in a new window, whose end is noticed here. */
export function useNotion({ contentplanId, connectedAt }: NotionOfPlan) {
  const queryClient = useQueryClient()
  const client = useQuery(connectionsApi.getNotionClient.queryOptions({ input: { contentplanId } }))
  useEffect(
    () =>
      onNotionConnected(contentplanId, () => {
        for (const api of [connectionsApi, contentplansApi])
          void askAgain(queryClient, { queryKey: api.key() })
      }),
    [contentplanId, queryClient],
  )
  const connecting = useMutation({
    mutationFn: async (opened: Window) => {
      const redirectUri = `${window.location.origin}${NOTION_RETURN}`
      const { authUrl } = await connectionsApi.beginNotion.call({ contentplanId, redirectUri })
      const state = new URL(authUrl).searchParams.get('state') ?? ''
      keepRequest(state, { contentplanId, connectedBefore: connectedAt, isConnected: false, at: Date.now() })
      opened.location.replace(authUrl)
    },
    meta: { errorMessage: 'Notion could not be opened. Please try again.' },
    onError: (_error, opened) => opened.close(),
  })
  return {
    /** `none`: this installation has no client at Notion. null while that is not known. */
    client: client.data?.state ?? null,
    hasFailed: client.isLoadingError,
    connect: () => {
      // Browsers allow a new window only within the click itself.
      const opened = openEmptyWindow()
      if (opened === null) showSnackbar({ text: BLOCKED, tone: 'warning' })
      else connecting.mutate(opened)
    },
    isConnecting: connecting.isPending,
  }
}

function openEmptyWindow(): Window | null {
  const opened = window.open('about:blank', '_blank')
  // Notion's page must not be able to lead this window elsewhere.
  if (opened !== null) opened.opener = null
  return opened
}
