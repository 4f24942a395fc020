import { useEffect, useState } from 'react'
import { accountsClient } from './api.ts'

type SignInWays = Awaited<ReturnType<typeof accountsClient.getSignInWays>>

/** How one can sign in here; null until that is known. The button that is always there works without. */
export function useSignInWays(): SignInWays | null {
  const [ways, setWays] = useState<SignInWays | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    accountsClient.getSignInWays(undefined, { signal: leaving.signal }).then(setWays, () => {})
    return () => leaving.abort()
  }, [])
  return ways
}
