import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Explained } from '#platform/errors.ts'
import { messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { useOnline } from '#ui/status/use-online.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './Message.module.css'

const UNEXPLAINED = 'This screen stopped working. Trying again often helps.'

const OFFLINE = 'It opens automatically when the connection is back.'

/** Shown in place of a screen that could not be loaded, or that failed. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter()
  const isOnline = useOnline()
  const isExplained = error instanceof Explained || statusOf(error) !== null
  useEffect(() => {
    const retry = () => void router.invalidate()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [router])
  return (
    <div className={classes.message} role="alert">
      <h1>{isOnline ? 'Something went wrong' : 'You are offline'}</h1>
      <p>{!isOnline ? OFFLINE : isExplained ? messageOf(error, UNEXPLAINED) : UNEXPLAINED}</p>
      <div className={classes.actions}>
        <button type="button" onClick={() => void router.invalidate()}>
          Try Again
        </button>
        <AppLink href="/">Go to the first page</AppLink>
      </div>
    </div>
  )
}
