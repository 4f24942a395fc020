import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { AnalyticsProperties } from '#features/connections/web/index.ts'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import classes from './GoogleAnalyticsScreen.module.css'
import type { SavedAnalytics } from './saved-analytics.ts'
import { useSaveAnalytics } from './use-save-analytics.ts'

interface PropertyFormProps {
  contentplanId: number
  properties: AnalyticsProperties['properties']
  saved: SavedAnalytics | null
  /** Whether the Google account that the plan reads with sees the saved property no more: saving it again takes over. */
  isLost: boolean
}

/** Chooses the property that the plan reads, found by typing. */
export function PropertyForm({ contentplanId, properties, saved, isLost }: PropertyFormProps) {
  const isKnown = properties.some(({ property }) => property === saved?.property)
  const [chosen, setChosen] = useState(isKnown ? (saved?.property ?? '') : '')
  const [isAsked, setIsAsked] = useState(false)
  const saving = useSaveAnalytics(contentplanId, 'Google Analytics is connected.')
  const options = useMemo(
    () =>
      properties.map(({ property, name, account }) => ({
        value: property,
        label: `${name} · ${account} (${property.replace('properties/', '')})`,
      })),
    [properties],
  )
  const property = properties.find((one) => one.property === chosen)
  const isSame = chosen !== '' && chosen === saved?.property && !isLost
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsAsked(true)
        if (property === undefined || isSame) return
        const events = chosen === saved?.property ? saved.events : []
        saving.mutate({ property: chosen, name: property.name, events })
      }}
    >
      {saved !== null && !isKnown && (
        <p className={classes.warning}>
          Your Google account does not see {saved.name}, which this plan reads. Choose another property, or
          ask its owner to share it with you.
        </p>
      )}
      <SearchSelect
        label="Google Analytics 4 property"
        options={options}
        value={chosen}
        onChange={setChosen}
        error={isAsked && property === undefined ? 'Please choose a property.' : undefined}
      />
      {saved !== null && isLost && chosen === saved.property && (
        <p className={classes.hint}>
          The Google account that read {saved.name} can do so no more. Save it to read it with yours.
        </p>
      )}
      {saved !== null && chosen !== '' && chosen !== saved.property && (
        <p className={classes.hint}>
          Another property has other events, so they are chosen again afterwards.
        </p>
      )}
      <div>
        <Button type="submit" loading={saving.isPending} disabled={isSame}>
          {saved === null ? 'Connect property' : 'Save property'}
        </Button>
      </div>
    </form>
  )
}
