import { NativeSelect } from '@mantine/core'
import { ARTICLE_FUNNELS, ARTICLE_INTENTS, ARTICLE_TYPES } from '#features/articles/rules.ts'
import { ARTICLE_TYPE_NAMES, FUNNEL_NAMES, INTENT_NAMES } from '#features/articles/web/index.ts'
import { IconSelector } from '#ui/icons.ts'
import type { ClusterSettings } from './cluster-settings.ts'
import classes from './SettingsDialog.module.css'

interface KindFieldsProps {
  settings: ClusterSettings
  isDisabled: boolean
  onChange: (part: Partial<ClusterSettings>) => void
}

/** The funnel, intent and type of an article. */
export function KindFields({ settings: { funnel, intent, type }, isDisabled, onChange }: KindFieldsProps) {
  return (
    <div className={classes.selects}>
      <Choice
        label="Funnel"
        values={ARTICLE_FUNNELS}
        names={FUNNEL_NAMES}
        value={funnel}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ funnel: next })}
      />
      <Choice
        label="Intent"
        values={ARTICLE_INTENTS}
        names={INTENT_NAMES}
        value={intent}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ intent: next })}
      />
      <Choice
        label="Type"
        values={ARTICLE_TYPES}
        names={ARTICLE_TYPE_NAMES}
        value={type}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ type: next })}
      />
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  values: readonly Value[]
  names: Record<Value, string>
  /** Null when it is not set. */
  value: Value | null
  isDisabled: boolean
  onChange: (value: Value | null) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, values, names, value, isDisabled, onChange } = props
  return (
    <NativeSelect
      label={label}
      disabled={isDisabled}
      rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
      value={value ?? ''}
      data={[{ value: '', label: 'Not set' }, ...values.map((one) => ({ value: one, label: names[one] }))]}
      onChange={({ currentTarget }) => onChange(values.find((one) => one === currentTarget.value) ?? null)}
    />
  )
}
