import { useEffect, useState } from 'react'
import { accountsClient } from './api.ts'

type SignInWays = Awaited<ReturnType<typeof accountsClient.getSignInWays>>

/** The ways to sign in to this installation; null until they are known, `failed` when they cannot be loaded. */
export function useSignInWays(): SignInWays | 'failed' | null {
  const [ways, setWays] = useState<SignInWays | 'failed' | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const fail = () => leaving.signal.aborted || setWays('failed')
    accountsClient.getSignInWays(undefined, { signal: leaving.signal }).then(setWays, fail)
    return () => leaving.abort()
  }, [])
  return ways
}
