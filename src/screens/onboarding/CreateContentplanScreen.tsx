import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo, type KeyboardEvent } from 'react'
import {
  COMMON_COUNTRIES,
  COMMON_LANGUAGES,
  listCountryOptions,
  listLanguageOptions,
} from '#features/contentplans/markets/index.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import classes from './CreateContentplanScreen.module.css'
import { MarketNote } from './MarketNote.tsx'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { useCreateContentplan } from './use-create-contentplan.ts'
import { useNewPlan } from './use-new-plan.ts'

/** Step 1 of setting up a plan: website, name, country and language. */
export function CreateContentplanScreen() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/add' })
  const workspaceId = Number(params.workspaceId)
  const { data: plans = NONE } = useQuery(contentplansApi.list.queryOptions({ input: { workspaceId } }))
  const { form, isComplete, ...plan } = useNewPlan(plans.map(({ name }) => name))
  const { create, isCreating } = useCreateContentplan(workspaceId)
  const countries = useMemo(() => listCountryOptions(), [])
  const languages = useMemo(() => listLanguageOptions(), [])
  // Enter does not submit a form whose button is disabled, so say what is missing instead.
  const explain = ({ key }: KeyboardEvent) => key === 'Enter' && !isComplete && form.validate()

  return (
    <OnboardingFrame step={1} title="Create a content plan">
      <p className={classes.lead}>One plan is one website, for readers of one country and language.</p>
      <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => create(values))}>
        <TextInput
          label="Website"
          placeholder="example.com"
          inputMode="url"
          autoComplete="url"
          required
          withAsterisk={false}
          {...form.getInputProps('website')}
          onChange={(event) => plan.typeWebsite(event.currentTarget.value)}
          onBlur={() => form.validateField('website')}
          onKeyDown={explain}
        />
        <TextInput
          label="Name"
          description="How it is called in your workspace."
          maxLength={200}
          required
          withAsterisk={false}
          {...form.getInputProps('name')}
          onChange={(event) => plan.typeName(event.currentTarget.value)}
          onBlur={() => form.validateField('name')}
          onKeyDown={explain}
        />
        <SearchSelect
          label="Country"
          options={countries}
          common={COMMON_COUNTRIES}
          value={form.values.country}
          error={form.errors['country']}
          onChange={plan.chooseCountry}
        />
        <SearchSelect
          label="Language"
          options={languages}
          common={COMMON_LANGUAGES}
          value={form.values.language}
          error={form.errors['language']}
          onChange={plan.chooseLanguage}
        />
        <MarketNote workspaceId={workspaceId} plan={form.values} plans={plans} />
        <div className={classes.buttons}>
          <Button type="submit" loading={isCreating} disabled={!isComplete}>
            Next
          </Button>
        </div>
      </form>
    </OnboardingFrame>
  )
}

const NONE: readonly never[] = []
