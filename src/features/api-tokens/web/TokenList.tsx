import { formatDate, formatRelative } from '#ui/dates/moments.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import type { apiToken } from '../contract.ts'
import classes from './ApiTokens.module.css'
import { labelOf } from './scope-words.ts'

export type ApiToken = z.infer<typeof apiToken>

interface TokenListProps {
  tokens: readonly ApiToken[]
  onRevoke: (token: ApiToken) => void
}

export function TokenList({ tokens, onRevoke }: TokenListProps) {
  const [now] = useState(() => new Date())
  return (
    <ul className={classes.list} aria-label="API tokens">
      {tokens.map((token) => (
        <li key={token.id} className={classes.token}>
          <div className={classes.words}>
            <p className={classes.line}>
              <span className={classes.name} dir="auto" title={token.name}>
                {token.name}
              </span>
              <code className={classes.hint}>{token.hint}…</code>
              {token.is_expired && <StatusChip tone="danger">Expired</StatusChip>}
            </p>
            <ul className={classes.scopes} aria-label="It may">
              {token.scopes.map((scope) => (
                <li key={scope}>{labelOf(scope)}</li>
              ))}
            </ul>
            <p className={classes.facts}>
              <span>
                Made by <bdi>{token.created_by}</bdi> <Moment at={token.created_at} now={now} />
              </span>
              <span>
                {token.last_used_at === null ? (
                  'Never used'
                ) : (
                  <>
                    Used <Moment at={token.last_used_at} now={now} />
                  </>
                )}
              </span>
              <span>{describeEnd(token, now)}</span>
            </p>
          </div>
          <Button
            variant="default"
            size="xs"
            aria-label={`Revoke ${token.name}`}
            onClick={() => onRevoke(token)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Moment({ at, now }: { at: string; now: Date }) {
  return (
    <time dateTime={at} title={formatDate(at)}>
      {formatRelative(at, now)}
    </time>
  )
}

function describeEnd({ expires_at: end, is_expired: isOver }: ApiToken, now: Date) {
  if (end === null) return 'Never expires'
  return (
    <>
      {isOver ? 'Expired' : 'Expires'} <Moment at={end} now={now} />
    </>
  )
}
