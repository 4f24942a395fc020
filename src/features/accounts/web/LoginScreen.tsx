import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { showError } from '#ui/snackbar/show-error.ts'
import { WideButton, WideLink } from '#ui/layout/WideButton.tsx'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { accountsClient } from './api.ts'
import { GoogleMark } from './GoogleMark.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { SignInPage } from './SignInPage.tsx'
import classes from './SignInPage.module.css'
import { explainProblem } from './sign-in-problems.ts'
import { useSignInWays } from './use-sign-in-ways.ts'

const NO_WAYS = 'The server does not answer, so you cannot sign in at the moment.'

/** S-01: the ways to sign in that this installation has, and no other. */
export function LoginScreen() {
  const { problem } = useSearch({ from: '/' })
  const found = useSignInWays()
  const ways = found === 'failed' ? null : found
  return (
    <SignInPage
      title="Welcome to Keyloom"
      problem={found === 'failed' ? NO_WAYS : explainProblem(problem)}
      picture={<ProductPicture />}
      buttons={
        <div className={classes.place}>
          {found === 'failed' && (
            <WideButton isMain onClick={() => window.location.reload()}>
              Try Again
            </WideButton>
          )}
          {ways?.provider && (
            <WideLink href="/auth/in" isMain icon={ways.provider === 'Google' && <GoogleMark />}>
              Sign in with {ways.provider}
            </WideLink>
          )}
          {ways?.password && (
            <WideLink href="/auth/in?provider=local" isMain={ways.provider === null}>
              Sign in with e-mail
            </WideLink>
          )}
          {ways?.demo && <DemoButton />}
        </div>
      }
      links={
        <>
          {ways?.sign_up && (
            <li>
              New here? <AppLink href="/main">Create your free account</AppLink>
            </li>
          )}
          <li>
            Just looking? <AppLink href="/clusterer">Cluster keywords for free</AppLink>
          </li>
          {ways?.demo && (
            <li className={classes.hint}>
              No accounts are set up here yet. <code>OWNER_EMAIL</code> and <code>OWNER_PASSWORD</code> make
              the first one.
            </li>
          )}
        </>
      }
    >
      <p>It turns keywords into a content plan, and the plan into published articles that earn traffic.</p>
    </SignInPage>
  )
}

function DemoButton() {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const open = async () => {
    setIsBusy(true)
    try {
      const { token } = await accountsClient.openDemo()
      await navigate({ to: '/auth/$action', params: { action: 'in' }, search: { token } })
    } catch (error) {
      showError(error, 'The demo cannot be opened at the moment.')
      setIsBusy(false)
    }
  }
  return (
    <WideButton isMain isBusy={isBusy} onClick={() => void open()}>
      Open the demo workspace
    </WideButton>
  )
}
