import { useEffect, useState } from 'react'

/** About as long as people wait without a doubt. */
const SHORT_MS = 1_000

interface Answer {
  isPending: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  failureCount: number
}

/** Whether a query is being asked for the first time. A failed or paused one is not waited for. */
export function isFirstAsked({ isPending, fetchStatus, failureCount }: Answer): boolean {
  return isPending && fetchStatus === 'fetching' && failureCount === 0
}

/**
 * Whether a screen still waits for the answers that decide what is above its list: a part that appeared later would
 * move the list. Once the screen has been shown, it stays.
 */
export function useFirstWait(isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(!isWaiting)
  if (!isWaiting && !hasWaited) setHasWaited(true)
  return isWaiting && !hasWaited
}

/** The same for an answer that mostly comes at once: after a second, the screen is shown without it. */
export function useShortWait(isAsked: boolean): { isWaiting: boolean; wasLong: boolean } {
  const [wasLong, setWasLong] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setWasLong(true), SHORT_MS)
    return () => clearTimeout(timer)
  }, [isAsked])
  return { isWaiting: useFirstWait(isAsked && !wasLong), wasLong }
}
