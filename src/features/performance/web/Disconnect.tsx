import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CheckLine } from '#ui/dialogs/CheckLine.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { performanceApi } from './api.ts'
import { askAgainAfterChange } from './use-save-property.ts'

/** Ends the connection of a plan to its property; the user says what happens to the search data. */
export function Disconnect({ contentplanId, property }: { contentplanId: number; property: string }) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const ending = useMutation({
    mutationFn: () => performanceApi.disconnect.call({ contentplanId, data: isDeleting ? 'delete' : 'keep' }),
    meta: { errorMessage: 'Search Console could not be disconnected. Please try again.' },
    onSuccess: () => {
      setIsAsking(false)
      showSnackbar({
        text: isDeleting
          ? 'Disconnected. The search data of this plan are deleted.'
          : 'Disconnected. The search data stay.',
        tone: 'info',
      })
    },
    onSettled: () => askAgainAfterChange(queryClient),
  })
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Disconnect
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Disconnect ${property.replace(/^sc-domain:/, '')}?`}
          text="This plan is not updated any more, and a running import stops. Its keywords and pages stay. You can connect again at any time; Google gives the last 16 months only."
          confirm={isDeleting ? 'Disconnect and delete' : 'Disconnect'}
          isDanger={isDeleting}
          isBusy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onCancel={() => setIsAsking(false)}
        >
          <CheckLine isChecked={isDeleting} onChange={setIsDeleting}>
            Delete the imported search data, too: all days, also those from files and of earlier settings
          </CheckLine>
        </ConfirmDialog>
      )}
    </>
  )
}
