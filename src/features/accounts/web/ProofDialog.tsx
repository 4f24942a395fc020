import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import classes from './PasswordForm.module.css'
import { onProofResult } from './proof-result.ts'
import { accountsApi } from './queries-api.ts'

interface ProofDialogProps {
  onAnswer: (isProven: boolean) => void
}

/** Asks for the password, or opens the provider in another tab; afterwards the interrupted action continues. */
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
  if (hasPassword) return <PasswordWay {...{ email, hasProvider, onProven, onCancel }} />
  if (hasProvider) return <ProviderWay {...{ email, onProven, onCancel }} />
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        You signed in a while ago. Please sign out, sign in again, and do it then.
      </p>
      <div className={classes.buttons}>
        <Button variant="default" ref={focus} onClick={onCancel}>
          Close
        </Button>
      </div>
    </div>
  )
}

function PasswordWay({ email, hasProvider, onProven, onCancel }: Omit<WaysProps, 'hasPassword'>) {
  const [password, setPassword] = useState('')
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
        ref={focus}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <ProblemLine
        text={prove.isError ? messageOf(prove.error, 'It could not be confirmed. Please try again.') : null}
      />
      {hasProvider && <OtherWay {...{ email, onProven }} />}
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

type ProviderProps = Pick<WaysProps, 'email' | 'onProven'>

function ProviderWay({ email, onProven, onCancel }: ProviderProps & Pick<WaysProps, 'onCancel'>) {
  const { problem, forgetProblem } = useProviderAnswer({ email, onProven })
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        You signed in a while ago. Sign in once more as <strong>{email}</strong> in another tab, and then this
        goes on here.
      </p>
      <ProblemLine text={problem} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button component="a" {...PROVIDER_TAB} ref={focus} onClick={forgetProblem}>
          Sign in once more
        </Button>
      </div>
    </div>
  )
}

function OtherWay(props: ProviderProps) {
  const { problem, forgetProblem } = useProviderAnswer(props)
  return (
    <div className={classes.other}>
      <ProblemLine text={problem} />
      <Button
        component="a"
        {...PROVIDER_TAB}
        variant="subtle"
        size="compact-sm"
        px={0}
        onClick={forgetProblem}
      >
        Or sign in once more in another tab
      </Button>
    </div>
  )
}

/** The provider's page opens in a tab of its own, so that nothing on this screen is lost. */
const PROVIDER_TAB = { href: '/auth/prove', target: '_blank' } as const

/**
 * Waits for the result of the other tab: continues when the provider has confirmed the user, else has a problem to
 * show.
 */
function useProviderAnswer({ email, onProven }: ProviderProps) {
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => onProofResult((isProven) => (isProven ? onProven() : setIsRefused(true))), [onProven])
  return {
    problem: isRefused
      ? `That was not confirmed: the sign-in was cancelled, took longer than ten minutes, or was with another account than ${email}.`
      : null,
    forgetProblem: () => setIsRefused(false),
  }
}

/** A ref: focuses the element when it appears, which is after the dialog has opened. */
function focus(element: HTMLElement | null): void {
  element?.focus()
}
