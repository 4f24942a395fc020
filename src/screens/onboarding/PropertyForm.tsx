import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { PropertyChoices, useOtherSite, type SearchProperty } from '#features/connections/web/index.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { useSaveProperty } from '#features/performance/web/index.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import classes from './Onboarding.module.css'
import type { OnboardingPlan } from './use-onboarding-plan.tsx'

interface PropertyFormProps {
  place: PlanPlace
  plan: OnboardingPlan
  properties: readonly SearchProperty[]
  isFetching: boolean
}

/** Chooses the plan's Search Console property, starts its first import, and opens the next step without waiting. */
export function PropertyForm({ place, plan, properties, isFetching }: PropertyFormProps) {
  const router = useRouter()
  const [chosenNow, setChosen] = useState<SearchProperty | null>(null)
  const chosen = chosenNow ?? properties.find((property) => property.domain === plan.property) ?? null
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const saving = useSaveProperty(place.contentplanId, () => {
    showSnackbar({ text: 'Google Search Console connected successfully!', tone: 'good' })
    router.history.push(contentplanPath(place, 'onboarding/wordpress'))
  })
  const otherSite = useOtherSite(plan.domain, () => {
    if (chosen !== null) saving.mutate({ property: chosen.domain, accessUser: chosen.userId })
  })
  return (
    <>
      <form
        className={classes.form}
        aria-busy={isFetching}
        onSubmit={(event) => {
          event.preventDefault()
          setWasSubmitted(true)
          if (chosen !== null) otherSite.check(chosen.domain)
        }}
      >
        <PropertyChoices properties={properties} domain={plan.domain} chosen={chosen} onChoose={setChosen} />
        {wasSubmitted && chosen === null && (
          <p role="alert" className={classes.problem}>
            Please select a Search Console property to continue.
          </p>
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={saving.isPending}>
            Next
          </Button>
        </div>
      </form>
      {otherSite.question}
    </>
  )
}
