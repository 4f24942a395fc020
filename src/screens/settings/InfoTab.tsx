import { Textarea } from '@mantine/core'
import type { ComponentProps } from 'react'
import { PlanTab } from './PlanTab.tsx'
import { SaveButtons } from './SaveButtons.tsx'
import classes from './SettingsScreen.module.css'
import type { TabProps } from './tab-props.ts'
import { usePlanSettings } from './use-plan-settings.ts'

/** What the agents know about the company, and how they write (F-213). */
export function InfoTab(props: TabProps) {
  return <PlanTab place={props.place}>{(plan) => <InfoForm plan={plan} {...props} />}</PlanTab>
}

const LONGEST = 50_000

const FIELDS = [
  {
    name: 'about',
    label: 'About the company',
    description: 'What you offer, for whom, and what sets you apart. The agents write from it.',
  },
  {
    name: 'style_guide',
    label: 'Style guide',
    description: 'How your texts sound: tone, form of address, words that you use and avoid.',
  },
  {
    name: 'image_style_guide',
    label: 'Style guide for images',
    description: 'What pictures show, and how they look.',
  },
] as const

type Plan = Parameters<ComponentProps<typeof PlanTab>['children']>[0]

function InfoForm({ plan, place, onUnsaved }: TabProps & { plan: Plan }) {
  const { about, style_guide, image_style_guide } = plan
  const { values, change, ...form } = usePlanSettings(
    { place, onUnsaved },
    { saved: { about, style_guide, image_style_guide }, read: (typed) => typed },
  )
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      {FIELDS.map(({ name, label, description }) => (
        <Textarea
          key={name}
          className={classes.area}
          label={label}
          description={description}
          dir="auto"
          maxLength={LONGEST}
          value={values[name]}
          onChange={({ currentTarget: { value } }) => change({ [name]: value })}
        />
      ))}
      <SaveButtons isChanged={form.isChanged} isSaving={form.isSaving} onDiscard={form.reset} />
    </form>
  )
}
