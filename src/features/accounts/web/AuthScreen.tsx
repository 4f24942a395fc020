import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { messageOf } from '#platform/web/api/api-error.ts'
import { WideLink } from '#ui/layout/WideButton.tsx'
import type { AuthSearch } from './enter-sign-in.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { BeginningProof, EndedProof } from './ProvingScreen.tsx'
import { writeSignInAddress } from './sign-in-address.ts'
import { findHeldCode } from './sign-in-code.ts'
import { SignInPage } from './SignInPage.tsx'
import { signOut } from './sign-out.ts'

/** A screen without content: it sends the browser to the next step of signing in or out. */
export function AuthScreen() {
  const { action } = useParams({ from: '/auth/$action' })
  const search = useSearch({ from: '/auth/$action' })
  const [code] = useState(findHeldCode)
  if (action === 'out') return <SigningOut />
  if (action === 'prove') return <BeginningProof />
  if (action === 'proven') return <EndedProof isProven={search.problem === undefined} />
  return code === null ? <Leaving search={search} /> : <SigningIn code={code} next={search.next} />
}

function SigningOut() {
  const navigate = useNavigate()
  useEffect(() => {
    signOut()
    void navigate({ to: '/', replace: true })
  }, [navigate])
  return <Busy text="Signing out …" />
}

function Leaving({ search }: { search: AuthSearch }) {
  useEffect(() => window.location.replace(writeSignInAddress(search)), [search])
  return <Busy text={search.scope === undefined ? 'Taking you to the sign-in …' : 'Taking you to Google …'} />
}

function SigningIn({ code, next }: { code: string; next: string | undefined }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    finishSignIn(code, next).then(
      (place) => isShown && void navigate({ href: place, replace: true }),
      (error: unknown) => isShown && setProblem(messageOf(error, 'The sign-in did not work.')),
    )
    return () => {
      isShown = false
    }
  }, [code, next, navigate])
  if (problem === null) return <Busy text="Signing you in …" />
  return (
    <SignInPage
      title="You are not signed in"
      problem={problem}
      buttons={
        <WideLink href="/" isMain>
          Try Again
        </WideLink>
      }
    >
      <p>Nothing is lost: please start again.</p>
    </SignInPage>
  )
}

function Busy({ text }: { text: string }) {
  return (
    <SignInPage title={text}>
      <output className="visually-hidden">{text}</output>
    </SignInPage>
  )
}
