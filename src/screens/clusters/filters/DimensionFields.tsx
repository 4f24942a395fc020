import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DIMENSION_NAMES } from '#features/articles/web/index.ts'
import { CheckChoices } from '#ui/fields/CheckChoices.tsx'
import { IconSelector } from '#ui/icons.ts'
import type { DayRange } from '../clusters-view.ts'
import { CHOICES, isFirstPick, type PickName, type Picks } from '../view/picks.ts'
import { listOptions, PICK_NAMES } from './choice-labels.ts'
import { checkDays, type FilterDraft } from './filter-draft.ts'
import classes from './FilterForm.module.css'

/** F-086: in the order of the specification. */
const FIELDS = [
  'mapped',
  'action',
  'status',
  'priority',
  'funnel',
  'type',
  'intent',
  'published',
  'created',
  'code',
  'alert',
] as const
type FieldName = (typeof FIELDS)[number]

/** F-087: those that are shown before others are added. */
const FIRST_FIELDS: readonly FieldName[] = ['published', 'priority']

const NAMES: Record<FieldName, string> = {
  ...PICK_NAMES,
  published: DIMENSION_NAMES.published_at,
  created: DIMENSION_NAMES.created_at,
}

interface DimensionFieldsProps {
  draft: FilterDraft
  onChange: (draft: FilterDraft) => void
}

/** Filters of dimensions: the first two, those that are in use, and those that the user adds. */
export function DimensionFields({ draft, onChange }: DimensionFieldsProps) {
  const [shown, setShown] = useState<readonly FieldName[]>(() => [
    ...FIRST_FIELDS,
    ...FIELDS.filter((name) => !FIRST_FIELDS.includes(name) && isUsed(draft, name)),
  ])
  const others = FIELDS.filter((name) => !shown.includes(name))
  return (
    <section className={classes.section} aria-label="Dimensions">
      {shown.map((name) =>
        name === 'published' || name === 'created' ? (
          <DaysField
            key={name}
            label={NAMES[name]}
            value={draft[name]}
            onChange={(days) => onChange({ ...draft, [name]: days })}
          />
        ) : (
          <CheckChoices
            key={name}
            label={NAMES[name]}
            options={listOptions(name)}
            chosen={draft.picks[name]}
            onChange={(values) => onChange({ ...draft, picks: pick(draft.picks, name, values) })}
          />
        ),
      )}
      {others.length > 0 && (
        <NativeSelect
          size="xs"
          aria-label="Add a dimension"
          rightSection={<IconSelector size={16} stroke={1.75} />}
          value=""
          data={[
            { value: '', label: 'Add a dimension…' },
            ...others.map((name) => ({ value: name, label: NAMES[name] })),
          ]}
          onChange={(event) => {
            const added = others.find((name) => name === event.currentTarget.value)
            if (added !== undefined) setShown([...shown, added])
          }}
        />
      )}
    </section>
  )
}

function isUsed(draft: FilterDraft, name: FieldName): boolean {
  if (name === 'published' || name === 'created') return draft[name].from !== null || draft[name].to !== null
  return !isFirstPick(draft.picks, name)
}

function pick(picks: Picks, name: PickName, values: readonly string[]): Picks {
  return { ...picks, [name]: CHOICES[name].filter((value) => values.includes(value)) }
}

interface DaysFieldProps {
  label: string
  value: DayRange
  onChange: (days: DayRange) => void
}

function DaysField({ label, value, onChange }: DaysFieldProps) {
  return (
    <fieldset className={classes.days}>
      <legend>{label}</legend>
      <div className={classes.pair}>
        <TextInput
          size="xs"
          type="date"
          aria-label={`${label}: from`}
          value={value.from ?? ''}
          onChange={(event) => onChange({ ...value, from: event.currentTarget.value || null })}
        />
        <TextInput
          size="xs"
          type="date"
          aria-label={`${label}: to`}
          value={value.to ?? ''}
          error={checkDays(value)}
          onChange={(event) => onChange({ ...value, to: event.currentTarget.value || null })}
        />
      </div>
    </fieldset>
  )
}
