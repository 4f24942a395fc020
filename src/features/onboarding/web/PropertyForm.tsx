import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { coversDomain } from '#features/connections/rules.ts'
import { connectionsApi } from '#features/connections/web/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import classes from './Onboarding.module.css'

interface Property {
  domain: string
  userId: number
}

interface PropertyFormProps {
  place: { workspaceId: number; contentplanId: number }
  /** Of the plan's website. */
  domain: string | null
  properties: readonly Property[]
  isFetching: boolean
}

/** Chooses the property of the plan's website; the ones that cover it come first. */
export function PropertyForm({ place, domain, properties, isFetching }: PropertyFormProps) {
  const [chosen, setChosen] = useState<Property | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const { save, isSaving } = useChooseProperty(place)
  const isLikely = (property: Property) => domain !== null && coversDomain(property.domain, domain)
  const sorted = [...properties.filter(isLikely), ...properties.filter((one) => !isLikely(one))]

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
              {property.domain.startsWith('sc-domain:') ? 'Domain' : 'URL prefix'}
              {isLikely(property) && ' · matches your website'}
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
      await queryClient.invalidateQueries({ queryKey: contentplansApi.list.key() })
      router.history.push(contentplanPath(place, 'onboarding/wordpress'))
    },
  })
  return { save: (property: Property) => saving.mutate(property), isSaving: saving.isPending }
}
