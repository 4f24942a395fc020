import { formatDate, formatRelative } from '#ui/dates/moments.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '#ui/icons.ts'
import { useState } from 'react'
import type { z } from 'zod'
import type { userSession } from '../contract.ts'
import { describeBrowser } from './describe-browser.ts'
import classes from './SessionsDialog.module.css'

type UserSession = z.infer<typeof userSession>

interface SessionListProps {
  sessions: readonly UserSession[]
  /** The id of the session that is being ended now. */
  revoking: string | null
  onRevoke: (id: string) => void
}

export function SessionList({ sessions, revoking, onRevoke }: SessionListProps) {
  const [now] = useState(() => new Date())
  return (
    <ul className={classes.list}>
      {sessions.map((session) => {
        const { name, isMobile } = describeBrowser(session.user_agent)
        const Icon = isMobile ? IconDeviceMobile : IconDeviceDesktop
        return (
          <li key={session.id} className={classes.session}>
            <Icon size={20} stroke={1.5} aria-hidden="true" />
            <div className={classes.words}>
              <span className={classes.name} title={session.user_agent}>
                {name}
              </span>
              <span className={classes.since}>
                Signed in{' '}
                <time dateTime={session.created_at} title={formatDate(session.created_at)}>
                  {formatRelative(session.created_at, now)}
                </time>
                , last used{' '}
                <time dateTime={session.last_used_at} title={formatDate(session.last_used_at)}>
                  {formatRelative(session.last_used_at, now)}
                </time>
              </span>
            </div>
            {session.is_current ? (
              <StatusChip tone="good">This device</StatusChip>
            ) : (
              <Button
                variant="default"
                size="xs"
                aria-label={`Sign out ${name}, signed in ${formatRelative(session.created_at, now)}`}
                loading={revoking === session.id}
                onClick={() => onRevoke(session.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
