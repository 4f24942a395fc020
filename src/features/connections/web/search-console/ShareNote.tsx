import { CopyButton } from '#ui/layout/CopyButton.tsx'
import classes from './SearchConsoleAccess.module.css'

/** The account with which users must share a property so that it can be read here. */
export function ShareNote({ email }: { email: string }) {
  return (
    <p className={classes.share}>
      In Search Console, under Settings, Users and permissions, add this user to your property:{' '}
      <span className={classes.email}>
        <strong>{email}</strong>
        <CopyButton label="Copy the address" text={() => Promise.resolve(email)} />
      </span>
    </p>
  )
}
