import { TextInput } from '@mantine/core'
import { AgentTest } from './AgentTest.tsx'
import type { ModelSettings } from './api.ts'
import {
  AGENT_WORDS,
  MODEL_AGENTS,
  type FormProblems,
  type ModelAgent,
  type ModelForm,
} from './model-form.ts'
import classes from './ModelsTab.module.css'

interface AgentModelsProps {
  workspaceId: number
  saved: ModelSettings | null
  form: ModelForm
  problems: FormProblems
  canTest: boolean
  /** Whether something is typed that is not saved: a test asks what is saved. */
  isChanged: boolean
  onChange: (models: ModelForm['models']) => void
}

/** Which model works for whom, at what price, each with a test. */
export function AgentModels(props: AgentModelsProps) {
  return (
    <fieldset className={classes.agents}>
      <legend>Models and prices</legend>
      <p className={classes.hint}>
        Prices are US dollars for a million tokens, as the provider lists them. Without them a run is limited
        by its tokens alone, and its calls count as $0 towards the monthly cap.
      </p>
      {MODEL_AGENTS.map((agent) => (
        <AgentModel key={agent} agent={agent} {...props} />
      ))}
    </fieldset>
  )
}

function AgentModel({ agent, form, problems, onChange, ...test }: AgentModelsProps & { agent: ModelAgent }) {
  const { name, does } = AGENT_WORDS[agent]
  const typed = form.models[agent]
  const change = (part: Partial<typeof typed>) => onChange({ ...form.models, [agent]: { ...typed, ...part } })
  const usual = form.models.default.model.trim()
  const problem = problems[agent]
  return (
    <div className={classes.agent}>
      <div className={classes.who}>
        <strong>{name}</strong>
        <span className={classes.hint}>{does}</span>
      </div>
      <div className={classes.fields}>
        <TextInput
          label="Model"
          aria-label={`Model for ${name}`}
          placeholder={agent === 'default' || usual === '' ? 'gpt-5-mini' : `As default: ${usual}`}
          spellCheck={false}
          autoComplete="off"
          maxLength={200}
          value={typed.model}
          error={problem !== undefined}
          onChange={({ currentTarget: { value } }) => change({ model: value })}
        />
        <TextInput
          label="$ in"
          aria-label={`Price of a million tokens in, for ${name}`}
          inputMode="decimal"
          maxLength={20}
          value={typed.priceIn}
          onChange={({ currentTarget: { value } }) => change({ priceIn: value })}
        />
        <TextInput
          label="$ out"
          aria-label={`Price of a million tokens out, for ${name}`}
          inputMode="decimal"
          maxLength={20}
          value={typed.priceOut}
          onChange={({ currentTarget: { value } }) => change({ priceOut: value })}
        />
      </div>
      <AgentTest agent={agent} name={name} {...test} />
      {problem !== undefined && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
