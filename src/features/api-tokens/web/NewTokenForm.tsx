import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { LIFETIMES, LONGEST_TOKEN_NAME, type Lifetime } from '../rules.ts'
import classes from './ApiTokens.module.css'
import { SCOPE_WORDS } from './scope-words.ts'
import { useNewToken, type MadeToken } from './use-new-token.ts'

interface NewTokenFormProps {
  workspaceId: number
  onMade: (made: MadeToken) => void
  onCancel: () => void
}

/** The form for a new token: its name, its scopes and when it expires. */
export function NewTokenForm({ workspaceId, onMade, onCancel }: NewTokenFormProps) {
  const id = useId()
  const form = useNewToken(workspaceId, onMade)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <TextInput
        label="Name"
        description="The script or service that uses it."
        placeholder="Nightly import"
        autoComplete="off"
        ref={first}
        maxLength={LONGEST_TOKEN_NAME}
        value={form.name}
        error={form.wrongName}
        onChange={(event) => form.setName(event.currentTarget.value)}
      />
      <fieldset
        className={classes.group}
        aria-describedby={form.wrongScopes === null ? undefined : `${id}-wrong`}
      >
        <legend className={classes.label}>It may</legend>
        {SCOPE_WORDS.map(({ scope, label, meaning }) => (
          <label key={scope} className={classes.scope}>
            <input
              type="checkbox"
              checked={form.scopes.includes(scope)}
              aria-describedby={`${id}-${scope}`}
              onChange={() => form.toggle(scope)}
            />
            <span className={classes.scopeName}>{label}</span>
            <span id={`${id}-${scope}`} className={classes.meaning}>
              {meaning}
            </span>
          </label>
        ))}
        {form.wrongScopes !== null && (
          <p id={`${id}-wrong`} className={classes.wrong}>
            {form.wrongScopes}
          </p>
        )}
      </fieldset>
      <div className={classes.group}>
        <span className={classes.label} aria-hidden="true">
          It expires after
        </span>
        <ChoiceBar
          label="It expires after"
          value={keyOf(form.days)}
          options={LIFETIMES.map((days) => ({ value: keyOf(days), label: LABELS[keyOf(days)] }))}
          onChange={(key) => form.setDays(LIFETIMES.find((days) => keyOf(days) === key) ?? null)}
        />
        <p className={classes.meaning}>
          {form.days === null
            ? 'It works until it is revoked. A token that expires is safer.'
            : 'Replace it with a new one before it expires.'}
        </p>
      </div>
      <ProblemLine text={form.problem} />
      <div className={classes.buttons}>
        <Button variant="default" disabled={form.isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.isBusy}>
          Create token
        </Button>
      </div>
    </form>
  )
}

type Key = `${NonNullable<Lifetime>}` | 'never'

const LABELS: Record<Key, string> = { 30: '30 days', 90: '90 days', 365: 'A year', never: 'Never' }

function keyOf(days: Lifetime): Key {
  return days === null ? 'never' : `${days}`
}
