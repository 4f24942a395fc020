import { askAgain } from '#platform/web/api/ask-again.ts'
import { leaveSession } from '#platform/web/session/session.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountsApi } from './queries-api.ts'
import { SessionList } from './SessionList.tsx'
import classes from './SessionsDialog.module.css'

/** Lists the devices on which the user is signed in, and signs them out. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const sessions = useQuery(accountsApi.listSessions.queryOptions({ staleTime: 0 }))
  const revoke = useMutation(
    accountsApi.revokeSession.mutationOptions({
      onSuccess: () => askAgain(queryClient, { queryKey: accountsApi.listSessions.key() }),
      meta: { errorMessage: 'The device could not be signed out. Please try again.' },
    }),
  )
  const signOut = useMutation(
    accountsApi.signOut.mutationOptions({
      onSuccess: leaveSession,
      meta: { errorMessage: 'You could not be signed out everywhere. Please try again.' },
    }),
  )

  return (
    <>
      <Dialog title="Signed-in devices" onClose={onClose}>
        {sessions.isPending && <SkeletonRows label="Loading devices" count={3} rowHeight={56} />}
        {sessions.isLoadingError && (
          <ErrorPanel
            text="The devices could not be loaded. Please try again."
            onRetry={() => void sessions.refetch()}
          />
        )}
        {sessions.data && (
          <SessionList
            sessions={sessions.data}
            revoking={revoke.isPending ? revoke.variables.sessionId : null}
            onRevoke={(sessionId) => revoke.mutate({ sessionId })}
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            Sign out everywhere
          </Button>
          <Button variant="default" data-first-focus onClick={onClose}>
            Close
          </Button>
        </div>
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          title="Sign out everywhere?"
          text="Every device is signed out, this one too. You can sign in again at any time. API tokens go on working until they are revoked."
          confirm="Sign out everywhere"
          isDanger
          isBusy={signOut.isPending}
          onConfirm={() => signOut.mutate({ everywhere: true }, { onSettled: () => setIsAsking(false) })}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
