import { useEffect, useState } from 'react'
import { accountsClient } from './api.ts'

type SignInWays = Awaited<ReturnType<typeof accountsClient.getSignInWays>>

/** The ways to sign in to this installation; null until they are known. The Google button works without them. */
export function useSignInWays(): SignInWays | null {
  const [ways, setWays] = useState<SignInWays | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    accountsClient.getSignInWays(undefined, { signal: leaving.signal }).then(setWays, () => {})
    return () => leaving.abort()
  }, [])
  return ways
}
