import { TextInput } from '@mantine/core'
import { useState, type ComponentProps } from 'react'
import { LONGEST_WEBFLOW_KEY } from '../../contract/webflow-key.ts'
import { ListNote } from './ListedSelect.tsx'
import classes from './Webflow.module.css'
import { explainKey } from './webflow-form.ts'

interface KeyFieldProps {
  value: string
  isConnected: boolean
  onChange: (key: string) => void
}

const NO_SITES = {
  text: 'No sites found for this API key or invalid key.',
  help: 'Copy the whole key again, or make a new one as described below.',
}

interface KeyStepProps extends KeyFieldProps {
  /** The sites that the key is for. */
  sites: ComponentProps<typeof ListNote>['list']
}

/** The key, and whether it has sites. */
export function KeyStep({ sites, ...field }: KeyStepProps) {
  return (
    <div className={classes.step}>
      <KeyField {...field} />
      <ListNote
        list={sites}
        loading="Looking for the sites of this key…"
        failed="Failed to fetch sites"
        nothing={sites.data?.length === 0 ? NO_SITES : null}
      />
    </div>
  )
}

/** The key for the API, which can be written but not read. */
function KeyField({ value, isConnected, onChange }: KeyFieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const isShown = isAsked || (isLeft && value !== '')
  return (
    <TextInput
      label="API key"
      required
      type="password"
      // Browsers fill in a password that they know, unless they take the field for a new one.
      autoComplete="new-password"
      spellCheck={false}
      description={
        isConnected
          ? 'A key is saved. To choose again, paste a key: the saved one is never shown.'
          : 'Stored sealed, and never shown again.'
      }
      placeholder={isConnected ? 'A key is saved' : ''}
      maxLength={LONGEST_WEBFLOW_KEY}
      value={value}
      error={isShown && explainKey(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
      // Enter does not submit a form whose button is disabled, so say what is missing instead.
      onKeyDown={({ key }) => key === 'Enter' && setIsAsked(true)}
    />
  )
}
