import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { showError } from '#ui/snackbar/show-error.ts'
import { WideButton, WideLink } from '#ui/layout/WideButton.tsx'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { accountsClient } from './api.ts'
import { GoogleMark } from './GoogleMark.tsx'
import { SignInPage } from './SignInPage.tsx'
import classes from './SignInPage.module.css'
import { explainProblem } from './sign-in-problems.ts'
import { useSignInWays } from './use-sign-in-ways.ts'

export function LoginScreen() {
  const { problem } = useSearch({ from: '/' })
  const ways = useSignInWays()
  const isGoogleMain = ways?.google ?? true
  return (
    <SignInPage
      title="Welcome to Keyloom"
      problem={explainProblem(problem)}
      buttons={
        <>
          <WideLink href="/auth/in" isMain={isGoogleMain} icon={<GoogleMark />}>
            Sign in with Google
          </WideLink>
          <div className={classes.place}>
            {ways?.password && (
              <WideLink href="/auth/in?provider=local" isMain={!isGoogleMain}>
                Sign in with e-mail
              </WideLink>
            )}
            {ways?.demo && <DemoButton isMain={!isGoogleMain} />}
          </div>
        </>
      }
      links={
        <>
          <li>
            New here? <AppLink href="/main">Create your free account</AppLink>
          </li>
          <li>
            Just looking? <AppLink href="/clusterer">Cluster keywords for free</AppLink>
          </li>
        </>
      }
    >
      <p>It turns keywords into a content plan, and the plan into published articles that earn traffic.</p>
    </SignInPage>
  )
}

function DemoButton({ isMain }: { isMain: boolean }) {
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
    <WideButton isMain={isMain} isBusy={isBusy} onClick={() => void open()}>
      Open the demo workspace
    </WideButton>
  )
}
