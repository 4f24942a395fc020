import '@mantine/core/styles/Loader.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { BAD_WORDPRESS_KEY, NO_WORDPRESS_KEY, readWordpressKey, WORDPRESS_KEY_PREFIX } from '../../rules.ts'
import { connectionsApi } from '../api.ts'
import { explainWordpress } from '../publishers/explain-saving.ts'
import classes from '../publishers/Publisher.module.css'
import { useConnecting } from '../publishers/use-connecting.ts'

interface WordpressFormProps {
  contentplanId: number
  isConnected: boolean
}

/** The key of the connector plugin, which can be written but not read (V-63). */
export function WordpressForm({ contentplanId, isConnected }: WordpressFormProps) {
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const saving = useConnecting({
    send: (apiKey: string) => connectionsApi.saveWordpress.call({ contentplanId, type: 'wp-plugin', apiKey }),
    savedText: 'WordPress plugin connected successfully!',
    explain: explainWordpress,
  })
  const typed = key.trim()
  const isMissing = () => {
    setProblem(typed === '' ? NO_WORDPRESS_KEY : null)
    return typed === ''
  }
  const save = () => {
    if (isMissing()) return
    if (readWordpressKey(typed) === null) {
      setProblem(BAD_WORDPRESS_KEY)
      showSnackbar({ text: BAD_WORDPRESS_KEY, tone: 'warning' })
      return
    }
    saving.mutate(typed, { onSuccess: () => setKey('') })
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving.isPending) save()
      }}
    >
      <TextInput
        label="API key"
        type="password"
        placeholder={isConnected ? 'A key is saved' : `${WORDPRESS_KEY_PREFIX}…`}
        description={isConnected ? 'Paste another key to replace the saved one.' : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        value={key}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setKey(value)
          setProblem(null)
        }}
        onBlur={() => typed === '' && key !== '' && isMissing()}
        // Enter does not submit a form whose button is disabled, so say what is missing instead.
        onKeyDown={(event) => event.key === 'Enter' && isMissing()}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={saving.isPending} disabled={typed === ''}>
          Save
        </Button>
      </div>
    </form>
  )
}
