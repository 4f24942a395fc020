import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Explained } from '#platform/errors.ts'
import { messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './Message.module.css'

const UNEXPLAINED = 'This screen stopped working. Trying again often helps.'

/** Shown in place of a screen that could not be loaded, or that failed. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter()
  const isExplained = error instanceof Explained || statusOf(error) !== null
  return (
    <div className={classes.message} role="alert">
      <h1>Something went wrong</h1>
      <p>{isExplained ? messageOf(error, UNEXPLAINED) : UNEXPLAINED}</p>
      <div className={classes.actions}>
        <button type="button" onClick={() => void router.invalidate()}>
          Try Again
        </button>
        <AppLink href="/">Go to the first page</AppLink>
      </div>
    </div>
  )
}
