import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import classes from './PasswordForm.module.css'
import { accountsApi } from './queries-api.ts'

/** The dialog in which users with a password change it. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const account = useQuery(accountsApi.getAccount.queryOptions({ staleTime: 0 }))
  return (
    <Dialog title="Change password" onClose={onClose}>
      {account.isPending && <SkeletonRows label="Loading" count={3} rowHeight={40} />}
      {account.isLoadingError && (
        <ErrorPanel
          text="Your account could not be loaded. Please try again."
          onRetry={() => void account.refetch()}
        />
      )}
      {account.data?.has_password === false && <NoPassword onClose={onClose} />}
      {account.data?.has_password && <PasswordForm email={account.data.email} onClose={onClose} />}
    </Dialog>
  )
}

function NoPassword({ onClose }: { onClose: () => void }) {
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        You have no password here. If you sign in with another service, change your password there.
      </p>
      <div className={classes.buttons}>
        <Button variant="default" data-first-focus onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const [present, setPresent] = useState('')
  const [wanted, setWanted] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const change = useMutation(
    accountsApi.changePassword.mutationOptions({
      onSuccess: () => {
        onClose()
        showSnackbar({ text: 'Your password is changed. Your other devices are signed out.' })
      },
    }),
  )
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!change.isPending) change.mutate({ present, wanted })
      }}
    >
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        type="password"
        label="Current password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        maxLength={200}
        ref={first}
        value={present}
        onChange={(event) => setPresent(event.currentTarget.value)}
      />
      <TextInput
        type="password"
        label="New password"
        description="12 characters or more, of any kind. A few words that nobody would put together are easy to remember."
        autoComplete="new-password"
        required
        withAsterisk={false}
        maxLength={200}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <p className={classes.text}>
        Your other devices are signed out. API tokens go on working until they are revoked.
      </p>
      <ProblemLine
        text={
          change.isError
            ? messageOf(change.error, 'The password could not be changed. Please try again.')
            : null
        }
      />
      <div className={classes.buttons}>
        <Button variant="default" disabled={change.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={change.isPending}>
          Change password
        </Button>
      </div>
    </form>
  )
}
