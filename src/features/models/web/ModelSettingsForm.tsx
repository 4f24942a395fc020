import '@mantine/core/styles/Loader.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDraftValues } from '#platform/web/use-draft-values.ts'
import { CheckLine } from '#ui/dialogs/CheckLine.tsx'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { MODEL_PROVIDERS } from '../rules.ts'
import { AgentModels } from './AgentModels.tsx'
import type { ModelSettings } from './api.ts'
import {
  checkForm,
  fillForm,
  keepsKey,
  PROVIDER_NAMES,
  readForm,
  type FormProblems,
  type ModelForm,
} from './model-form.ts'
import classes from './ModelsTab.module.css'
import { useSaveModel } from './use-save-model.ts'

interface ModelSettingsFormProps {
  workspaceId: number
  saved: ModelSettings | null
  /** Whether there is a model to test. */
  canTest: boolean
  onUnsaved: (isUnsaved: boolean) => void
}

/** The model of a workspace's own: its provider, its key, and which model works for which agent at what price. */
export function ModelSettingsForm({ workspaceId, saved, canTest, onUnsaved }: ModelSettingsFormProps) {
  const draft = useDraftValues(fillForm(saved))
  const { values: form, change, isChanged } = draft
  const [isChecked, setIsChecked] = useState(false)
  const saving = useSaveModel(workspaceId)
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(isChanged), [isChanged])
  const typed = checkForm(form, saved)
  const problems = isChecked ? { ...saving.problems, ...typed } : saving.problems
  return (
    <form
      className={classes.part}
      noValidate
      aria-labelledby="own-model"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (Object.keys(typed).length > 0) return
        saving.save(readForm(form), () => {
          draft.settle(form)
          setIsChecked(false)
        })
      }}
    >
      <h2 id="own-model">Model of this workspace</h2>
      <div className={classes.provider}>
        <ChoiceBar
          label="Provider"
          value={form.provider}
          options={MODEL_PROVIDERS.map((value) => ({ value, label: PROVIDER_NAMES[value] }))}
          onChange={(provider) => change({ provider })}
        />
      </div>
      {form.provider === 'compatible' && (
        <TextInput
          label="Address"
          description="Of any server that speaks OpenAI's protocol, such as Ollama, vLLM or LM Studio. It usually ends with /v1. Addresses of a private network work only when the administrator has opened them (MODEL_URL)."
          placeholder="https://models.example/v1"
          inputMode="url"
          spellCheck={false}
          maxLength={500}
          value={form.baseUrl}
          error={problems.base_url}
          onChange={({ currentTarget: { value } }) => change({ baseUrl: value })}
        />
      )}
      <KeyField form={form} saved={saved} problem={problems.key} onChange={change} />
      <AgentModels
        workspaceId={workspaceId}
        saved={saved}
        form={form}
        problems={problems}
        canTest={canTest}
        isChanged={isChanged}
        onChange={(models) => change({ models })}
      />
      {saving.problem !== null && (
        <p role="alert" className={classes.problem}>
          {saving.problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={saving.isSaving} disabled={!isChanged}>
          Save
        </Button>
        {isChanged && (
          <Button variant="default" disabled={saving.isSaving} onClick={draft.reset}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  )
}

interface KeyFieldProps {
  form: ModelForm
  saved: ModelSettings | null
  problem: FormProblems['key']
  onChange: (part: Partial<ModelForm>) => void
}

/** The key, which can be written but not read: only its end is shown. */
function KeyField({ form, saved, problem, onChange }: KeyFieldProps) {
  const isKept = keepsKey(form, saved)
  const isLost = saved?.has_key === true && !isKept && !form.removesKey && form.key === ''
  const end = saved?.key_end === null || saved === null ? '' : `, which ends with ${saved.key_end}`
  const words = isKept
    ? `A key is saved${end}. Leave this empty to keep it.`
    : form.provider === 'compatible'
      ? 'Many servers of your own need none.'
      : 'It is stored sealed, and is never shown again.'
  return (
    <div className={classes.key}>
      <TextInput
        label="Key"
        type="password"
        description={words}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={form.key}
        error={problem}
        onChange={({ currentTarget: { value } }) => onChange({ key: value, removesKey: false })}
      />
      <output className={classes.warning}>
        {isLost &&
          `The saved key${end} is only for the server that it was written for. Saving another one forgets it.`}
      </output>
      {saved?.has_key === true && saved.provider === 'compatible' && form.provider === 'compatible' && (
        <CheckLine isChecked={form.removesKey} onChange={(removesKey) => onChange({ removesKey, key: '' })}>
          Remove the saved key
        </CheckLine>
      )}
    </div>
  )
}
