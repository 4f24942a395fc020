import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Integration } from '../../contract.ts'
import { USUAL_ENDPOINT } from '../../rules.ts'
import classes from '../publishers/Publisher.module.css'
import { keepsKey, type CmsForm } from './cms-form.ts'

interface ConnectionFieldsProps {
  form: CmsForm
  saved: Integration | null
  problems: { baseUrl: string | null; key: string | null }
  /** Whether all problems are shown, also those of fields that were not left yet. */
  isChecked: boolean
  onChange: (part: Partial<CmsForm>) => void
  /** Enter was pressed in a field. */
  onEnter: () => void
}

const ENDPOINTS = [
  { name: 'post', label: 'POST endpoint', does: () => 'Creates a post.' },
  {
    name: 'put',
    label: 'PUT endpoint',
    does: (path: string) =>
      path.includes('{id}') ? 'Changes the post {id}.' : 'Changes a post; its id is added.',
  },
  { name: 'get', label: 'GET endpoint', does: () => 'Lists posts, by their slug.' },
] as const

/** The address of the API, its key, which can be written but not read, and its endpoints. */
export function ConnectionFields({
  form,
  saved,
  problems,
  isChecked,
  onChange,
  onEnter,
}: ConnectionFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const leave = (name: string) => setLeft((before) => new Set([...before, name]))
  const isKept = keepsKey(form, saved)
  const isLost = saved !== null && !isKept && form.key === '' && problems.baseUrl === null
  const plain = {
    autoComplete: 'off',
    spellCheck: false,
    // Enter does not submit a form whose button is disabled, so say what is missing instead.
    onKeyDown: ({ key }: { key: string }) => key === 'Enter' && onEnter(),
  } as const
  return (
    <>
      <TextInput
        {...plain}
        label="API Base URL"
        required
        description="The endpoints below are added to it."
        placeholder="https://cms.example/api"
        inputMode="url"
        maxLength={500}
        value={form.baseUrl}
        error={(isChecked || left.has('baseUrl')) && problems.baseUrl}
        onChange={({ currentTarget: { value } }) => onChange({ baseUrl: value })}
        onBlur={() => leave('baseUrl')}
      />
      <div>
        <TextInput
          {...plain}
          label="API Key"
          required={!isKept}
          type="password"
          // Browsers fill in a password that they know, unless they take the field for a new one.
          autoComplete="new-password"
          description="Sent as Authorization: Bearer. It is stored sealed, and is never shown again."
          placeholder={isKept ? 'A key is saved. Leave this empty to keep it.' : ''}
          maxLength={1000}
          value={form.key}
          error={(isChecked || left.has('key')) && problems.key}
          onChange={({ currentTarget: { value } }) => onChange({ key: value })}
          onBlur={() => leave('key')}
        />
        <output className={classes.hint}>
          {isLost &&
            'The saved key is only for the address that it was written for. Please enter the key of this one.'}
        </output>
      </div>
      <div className={classes.fields}>
        {ENDPOINTS.map(({ name, label, does }) => (
          <TextInput
            key={name}
            {...plain}
            label={label}
            description={does(form[name])}
            placeholder={USUAL_ENDPOINT}
            maxLength={500}
            value={form[name]}
            onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
          />
        ))}
      </div>
    </>
  )
}
