import { Button, TextInput } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { COUNTRIES, LANGUAGES } from '#features/contentplans/markets/index.ts'
import classes from './CreateContentplanScreen.module.css'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { useCreateContentplan } from './use-create-contentplan.ts'
import { useNewPlan } from './use-new-plan.ts'

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))
const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))

/** Step 1 of setting up a plan: website, name, country and language. */
export function CreateContentplanScreen() {
  const { workspaceId } = useParams({ from: '/workspace/$workspaceId/contentplan/add' })
  const { form, typeWebsite, isComplete } = useNewPlan()
  const { create, isCreating } = useCreateContentplan(Number(workspaceId))

  return (
    <OnboardingFrame step={1} title="Create a content plan">
      <p className={classes.lead}>One plan is one website, for readers of one country and language.</p>
      <form className={classes.form} noValidate onSubmit={form.onSubmit((plan) => create(plan))}>
        <TextInput
          label="Website"
          placeholder="example.com"
          inputMode="url"
          autoComplete="url"
          required
          withAsterisk={false}
          {...form.getInputProps('website')}
          onChange={(event) => typeWebsite(event.currentTarget.value)}
          onBlur={() => form.validateField('website')}
        />
        <TextInput
          label="Name"
          description="How it is called in your workspace."
          maxLength={200}
          required
          withAsterisk={false}
          {...form.getInputProps('name')}
        />
        <SearchSelect
          label="Country"
          options={COUNTRY_OPTIONS}
          value={form.values.country}
          error={form.errors['country']}
          onChange={(code) => form.setFieldValue('country', code)}
        />
        <SearchSelect
          label="Language"
          options={LANGUAGE_OPTIONS}
          value={form.values.language}
          error={form.errors['language']}
          onChange={(code) => form.setFieldValue('language', code)}
        />
        <div className={classes.buttons}>
          <Button type="submit" loading={isCreating} disabled={!isComplete}>
            Next
          </Button>
        </div>
      </form>
    </OnboardingFrame>
  )
}
