import { CopyButton } from '#ui/layout/CopyButton.tsx'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './ApiTokens.module.css'
import type { MadeToken } from './use-new-token.ts'
import { writeExample } from './write-example.ts'

interface NewTokenProps {
  workspaceId: number
  made: MadeToken
  onDone: () => void
}

/** A new token, which is shown only this once, with an example call. */
export function NewToken({ workspaceId, made, onDone }: NewTokenProps) {
  const { token, name, scopes } = made
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current === null) return
    field.current.focus()
    field.current.select()
    // When the field is too narrow, show the beginning of the token.
    field.current.scrollLeft = 0
  }, [])
  const { origin } = window.location
  const example = writeExample({ origin, workspaceId, token: '$KEYLOOM_TOKEN', scopes })
  return (
    <div className={classes.form}>
      <p className={classes.sentence}>
        The token for “<bdi>{name}</bdi>” is shown only now. Copy it and keep it like a password: anyone who
        has it can do what it allows.
      </p>
      <div className={classes.secret}>
        <input ref={field} readOnly aria-label="The new token" value={token} spellCheck={false} />
        <CopyButton label="Copy the token" text={async () => token} />
      </div>
      {example !== null && (
        <section className={classes.group} aria-label="Try it">
          <h3 className={classes.label}>Try it</h3>
          <div className={classes.example}>
            <pre>{example}</pre>
            <CopyButton
              label="Copy the command, with the token"
              text={async () => writeExample({ origin, workspaceId, token, scopes }) ?? ''}
            />
          </div>
          <p className={classes.meaning}>
            It lists this workspace’s content plans. Copied, it has the token in the place of $KEYLOOM_TOKEN.{' '}
            <ApiDocsLink>Everything else that can be called</ApiDocsLink>
          </p>
        </section>
      )}
      <div className={classes.buttons}>
        <Button onClick={onDone}>I have copied it</Button>
      </div>
    </div>
  )
}

export function ApiDocsLink({ children }: { children: string }) {
  return (
    <a href="/api/docs" target="_blank" rel="noreferrer" className={classes.link}>
      {children}
    </a>
  )
}
