import '@mantine/core/styles/Loader.layer.css'
import { Button, TextInput } from '@mantine/core'
import type { Integration } from '../../contract.ts'
import classes from '../publishers/Publisher.module.css'
import { usePasswordForm } from './use-password-form.ts'

interface PasswordFormProps {
  contentplanId: number
  saved: Integration | null
}

const PLAIN = { autoComplete: 'off', spellCheck: false } as const

/** The site, the user and the application password, which can be written but not read. */
export function PasswordForm({ contentplanId, saved }: PasswordFormProps) {
  const { form, change, isComplete, siteProblem, problem, isSaving, save } = usePasswordForm(
    contentplanId,
    saved,
  )
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="WordPress without the plugin"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextInput
        {...PLAIN}
        label="Address of the site"
        placeholder="https://shop.example"
        inputMode="url"
        maxLength={500}
        value={form.siteUrl}
        error={siteProblem}
        onChange={({ currentTarget: { value } }) => change({ siteUrl: value })}
      />
      <TextInput
        {...PLAIN}
        label="User name"
        maxLength={320}
        value={form.user}
        onChange={({ currentTarget: { value } }) => change({ user: value })}
      />
      <TextInput
        {...PLAIN}
        label="Application password"
        type="password"
        // Browsers fill in a password that they know, unless they take the field for a new one.
        autoComplete="new-password"
        placeholder={saved?.wp_user ? 'A password is saved' : 'xxxx xxxx xxxx xxxx xxxx xxxx'}
        maxLength={200}
        value={form.password}
        onChange={({ currentTarget: { value } }) => change({ password: value })}
      />
      <output className={classes.problem} dir="auto">
        {problem}
      </output>
      <div className={classes.buttons}>
        <Button
          type="submit"
          variant="default"
          aria-label="Save application password"
          loading={isSaving}
          disabled={!isComplete}
        >
          Save
        </Button>
      </div>
    </form>
  )
}
