import { Button } from '@mantine/core'
import { IconBrandGoogle } from '@tabler/icons-react'
import classes from './Onboarding.module.css'

interface ConnectPanelProps {
  onConnect: () => void
  isBusy: boolean
}

/** The way to Google, and what it is for. */
export function ConnectPanel({ onConnect, isBusy }: ConnectPanelProps) {
  return (
    <div className={classes.panel}>
      <p>
        Search Console knows which searches show your pages and which lead to clicks. Keyloom only reads it,
        and keeps every day from now on.
      </p>
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
