import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { connectionsApi } from '#features/connections/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { analyticsApi } from '../api.ts'

/** Ends the connection of a plan to its property. */
export function DisconnectAnalytics({ contentplanId, name }: { contentplanId: number; name: string }) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const ending = useMutation({
    mutationFn: () => connectionsApi.disconnectAnalyticsProperty.call({ contentplanId }),
    meta: { errorMessage: 'Google Analytics could not be disconnected. Please try again.' },
    onSuccess: () => {
      setIsAsking(false)
      showSnackbar({ text: 'Disconnected. Google Analytics keeps its data.', tone: 'info' })
    },
    onSettled: () =>
      Promise.all(
        [connectionsApi, analyticsApi].map((api) => askAgain(queryClient, { queryKey: api.key() })),
      ),
  })
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Disconnect
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Disconnect ${name}?`}
          text="Director shows no numbers of this plan any more, also to those who have its link. You can connect again at any time; the events are chosen again then."
          confirm="Disconnect"
          isBusy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
