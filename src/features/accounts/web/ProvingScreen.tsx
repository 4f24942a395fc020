import { useEffect, useState } from 'react'
import { messageOf } from '#platform/web/api/api-error.ts'
import { accountsClient } from './api.ts'
import { sendProofResult } from './proof-result.ts'
import { SignInPage } from './SignInPage.tsx'

/** The tab that opens the provider's page for a proof. */
export function BeginningProof() {
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    accountsClient.beginProof().then(
      ({ url }) => window.location.replace(url),
      (error: unknown) => setProblem(messageOf(error, 'The sign-in does not answer. Please try again.')),
    )
  }, [])
  if (problem !== null)
    return (
      <SignInPage title="The sign-in could not begin" problem={problem}>
        <p>You can close this tab and try again in the other one.</p>
      </SignInPage>
    )
  return (
    <SignInPage title="Taking you to the sign-in …">
      <output className="visually-hidden">Taking you to the sign-in …</output>
    </SignInPage>
  )
}

/** The page to which the provider returns: it sends the result to the waiting tab, and closes this one. */
export function EndedProof({ isProven }: { isProven: boolean }) {
  useEffect(() => {
    sendProofResult(isProven)
    if (isProven) window.close()
  }, [isProven])
  return isProven ? (
    <SignInPage title="Thank you">
      <p>You can close this tab. What you were doing goes on in the other one.</p>
    </SignInPage>
  ) : (
    <SignInPage
      title="That was not confirmed"
      problem="The sign-in was cancelled, took longer than ten minutes, or was with another account than the one you use here."
    >
      <p>You can close this tab and try again in the other one.</p>
    </SignInPage>
  )
}
