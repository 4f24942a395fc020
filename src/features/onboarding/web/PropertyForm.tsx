import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { coversDomain } from '#features/connections/rules.ts'
import { connectionsApi } from '#features/connections/web/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import classes from './Onboarding.module.css'
import type { OnboardingPlan } from './use-onboarding-plan.tsx'

interface Property {
  domain: string
  userId: number
}

interface PropertyFormProps {
  place: { workspaceId: number; contentplanId: number }
  plan: OnboardingPlan
  properties: readonly Property[]
  isFetching: boolean
}

/** Chooses the property of the plan's website; the ones that cover it come first, and whole domains among them. */
export function PropertyForm({ place, plan, properties, isFetching }: PropertyFormProps) {
  const { domain } = plan
  const [chosenNow, setChosen] = useState<Property | null>(null)
  const chosen = chosenNow ?? properties.find((property) => property.domain === plan.property) ?? null
  const [isAsked, setIsAsked] = useState(false)
  const { save, isSaving } = useChooseProperty(place)
  const sorted = properties.toSorted((a, b) => rank(a, domain) - rank(b, domain))

  return (
    <form
      className={classes.form}
      aria-busy={isFetching}
      onSubmit={(event) => {
        event.preventDefault()
        setIsAsked(true)
        if (chosen !== null) save(chosen)
      }}
    >
      <fieldset className={classes.choices}>
        <legend>Property</legend>
        {sorted.map((property) => (
          <label key={`${property.userId} ${property.domain}`} className={classes.choice}>
            <input
              type="radio"
              name="property"
              checked={chosen === property}
              onChange={() => setChosen(property)}
            />
            <span className={classes.name}>{property.domain.replace(/^sc-domain:/, '')}</span>
            <span className={classes.kind}>
              {isWhole(property) ? 'Domain' : 'URL prefix'}
              {isLikely(property, domain) && ' · matches your website'}
            </span>
          </label>
        ))}
      </fieldset>
      {isAsked && chosen === null && (
        <p role="alert" className={classes.problem}>
          Please select a Search Console property to continue.
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={isSaving}>
          Next
        </Button>
      </div>
    </form>
  )
}

const isWhole = (property: Property) => property.domain.startsWith('sc-domain:')
const isLikely = (property: Property, domain: string | null) =>
  domain !== null && coversDomain(property.domain, domain)

function rank(property: Property, domain: string | null): number {
  return (isLikely(property, domain) ? 0 : 2) + (isWhole(property) ? 0 : 1)
}

function useChooseProperty(place: PropertyFormProps['place']) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: ({ domain, userId }: Property) =>
      connectionsApi.chooseSearchConsoleProperty.call({
        contentplanId: place.contentplanId,
        property: domain,
        accessUser: userId,
      }),
    meta: {
      errorMessage:
        'Failed to connect Google Search Console. Please try again or contact support if the issue persists.',
    },
    onSuccess: async () => {
      showSnackbar({ text: 'Google Search Console connected successfully!', tone: 'good' })
      await askAgain(queryClient, { queryKey: contentplansApi.key() })
      router.history.push(contentplanPath(place, 'onboarding/wordpress'))
    },
  })
  return { save: (property: Property) => saving.mutate(property), isSaving: saving.isPending }
}
