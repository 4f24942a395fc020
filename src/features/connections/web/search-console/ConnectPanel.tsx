import { Button } from '@mantine/core'
import { IconBrandGoogle } from '#ui/icons.ts'
import classes from './SearchConsoleAccess.module.css'

interface ConnectPanelProps {
  /** The property that the plan reads; null when none was chosen yet. */
  property: string | null
  onConnect: () => void
  isBusy: boolean
}

/** The button to connect at Google, and what the connection is for. */
export function ConnectPanel({ property, onConnect, isBusy }: ConnectPanelProps) {
  return (
    <div className={classes.panel}>
      {property === null ? (
        <p>
          Search Console knows which searches show your pages and which lead to clicks. Keyloom only reads it,
          and keeps every day from now on.
        </p>
      ) : (
        <>
          <h2>The connection to Google has ended</h2>
          <p>
            {property.replace(/^sc-domain:/, '')} can no longer be read: the access was revoked or has
            expired. Connect again, then update; nothing is lost.
          </p>
        </>
      )}
      <Button
        leftSection={<IconBrandGoogle size={16} stroke={2} aria-hidden="true" />}
        loading={isBusy}
        onClick={onConnect}
      >
        Connect Google Search Console
      </Button>
    </div>
  )
}

/** Shown when the operator has not set Google up. */
export function NoGooglePanel({ service }: { service: string }) {
  return (
    <div className={classes.panel}>
      <p>
        Google is not set up on this installation, so {service} cannot be connected yet. The administrator can
        connect it with <code>GOOGLE_CLIENT_ID</code> and <code>GOOGLE_CLIENT_SECRET</code>, or switch on
        made-up data with <code>SANDBOX=on</code>, which a workspace with a real connection never gets. You
        can go on without it.
      </p>
    </div>
  )
}
