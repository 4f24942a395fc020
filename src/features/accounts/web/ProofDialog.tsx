import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { ProblemLine } from '#ui/ProblemLine.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import classes from './PasswordForm.module.css'
import { onProofTold } from './proof-news.ts'
import { accountsApi } from './queries-api.ts'

interface ProofDialogProps {
  onAnswer: (isProven: boolean) => void
}

/** Asks for the password, or leads to the provider in another tab; what was to be done goes on afterwards. */
export function ProofDialog({ onAnswer }: ProofDialogProps) {
  const account = useQuery(accountsApi.getAccount.queryOptions({ staleTime: 0 }))
  const cancel = () => onAnswer(false)
  return (
    <Dialog title="Please confirm that it is you" onClose={cancel}>
      {account.isPending && <SkeletonRows label="Loading" count={2} rowHeight={40} />}
      {account.isLoadingError && (
        <ErrorPanel
          text="How you can confirm it could not be loaded. Please try again."
          onRetry={() => void account.refetch()}
        />
      )}
      {account.data && (
        <Ways
          email={account.data.email}
          hasPassword={account.data.has_password}
          hasProvider={account.data.has_provider}
          onProven={() => onAnswer(true)}
          onCancel={cancel}
        />
      )}
    </Dialog>
  )
}

interface WaysProps {
  email: string
  hasPassword: boolean
  hasProvider: boolean
  onProven: () => void
  onCancel: () => void
}

function Ways({ email, hasPassword, hasProvider, onProven, onCancel }: WaysProps) {
  const atProvider = hasProvider ? <ProviderWay onProven={onProven} isMain={!hasPassword} /> : null
  if (hasPassword) return <PasswordWay {...{ email, onProven, onCancel }} other={atProvider} />
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        {hasProvider
          ? 'You signed in a while ago. Sign in once more in another tab, and then this goes on here.'
          : 'You signed in a while ago. Please sign out, sign in again, and do it then.'}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        {atProvider}
      </div>
    </div>
  )
}

interface PasswordWayProps {
  email: string
  other: ReactNode
  onProven: () => void
  onCancel: () => void
}

function PasswordWay({ email, other, onProven, onCancel }: PasswordWayProps) {
  const [password, setPassword] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const prove = useMutation(accountsApi.proveByPassword.mutationOptions({ onSuccess: onProven }))
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!prove.isPending) prove.mutate({ password })
      }}
    >
      <p className={classes.text}>
        You signed in a while ago. Your password is enough, and then this goes on.
      </p>
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        maxLength={200}
        ref={first}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <ProblemLine
        text={prove.isError ? messageOf(prove.error, 'It could not be confirmed. Please try again.') : null}
      />
      {other !== null && <div className={classes.other}>{other}</div>}
      <div className={classes.buttons}>
        <Button variant="default" disabled={prove.isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={prove.isPending}>
          Confirm
        </Button>
      </div>
    </form>
  )
}

/** The provider answers in its own tab, so that nothing on this screen is lost. */
function ProviderWay({ onProven, isMain }: { onProven: () => void; isMain: boolean }) {
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => onProofTold((isProven) => (isProven ? onProven() : setIsRefused(true))), [onProven])
  return (
    <>
      <ProblemLine
        text={isRefused ? 'That was not confirmed. Please try again with your own account.' : null}
      />
      <Button
        component="a"
        href="/auth/prove"
        target="_blank"
        {...(isMain ? {} : { variant: 'subtle', size: 'compact-sm', px: 0 })}
      >
        {isMain ? 'Sign in once more' : 'Or sign in once more in another tab'}
      </Button>
    </>
  )
}
