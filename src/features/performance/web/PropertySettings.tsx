import { Button, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { PropertyChoices, useOtherSite, type SearchProperty } from '#features/connections/web/index.ts'
import { COMMON_COUNTRIES, listCountryOptions } from '#features/contentplans/markets/index.ts'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import classes from './SearchConsoleScreen.module.css'
import { usePropertySettings, type SavedProperty } from './use-property-settings.ts'
import { useSaveProperty } from './use-save-property.ts'

const ALL = 'all'
const COMMON = [ALL, ...COMMON_COUNTRIES]

interface PropertySettingsProps {
  contentplanId: number
  /** Domain of the plan's website. */
  domain: string | null
  properties: readonly SearchProperty[]
  saved: SavedProperty | null
  /** Whether days of the saved property were imported. */
  hasData: boolean
}

/** The form for the property to import and the filters of its rows; saving it starts an import. */
export function PropertySettings({
  contentplanId,
  domain,
  properties,
  saved,
  hasData,
}: PropertySettingsProps) {
  const [isAsked, setIsAsked] = useState(false)
  const countries = useMemo(() => [{ value: ALL, label: 'All countries' }, ...listCountryOptions()], [])
  const settings = usePropertySettings({ properties, saved })
  const saving = useSaveProperty(contentplanId, () =>
    showSnackbar({ text: 'Saved. Your search data are being read now.', tone: 'good' }),
  )
  const save = () => {
    if (settings.choice !== null) saving.mutate(settings.choice)
  }
  const otherSite = useOtherSite(domain, save)
  const { chosen, country, change } = settings
  return (
    <>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsAsked(true)
          if (settings.choice === null) return
          if (settings.choice.property === saved?.gsc_property) save()
          else otherSite.check(settings.choice.property)
        }}
      >
        <PropertyChoices
          properties={properties}
          domain={domain}
          chosen={chosen}
          onChoose={(property) => change({ chosen: property })}
        />
        {isAsked && chosen === null && (
          <p role="alert" className={classes.problem}>
            Please select a Search Console property to continue.
          </p>
        )}
        {settings.isLost && (
          <p className={classes.warning}>
            Your Google account does not see {saved?.gsc_property?.replace(/^sc-domain:/, '')}, which this
            plan reads. Choose another property, or ask its owner to share it with you.
          </p>
        )}
        <SearchSelect
          label="Country of searches"
          options={countries}
          common={COMMON}
          value={country === '' ? ALL : country}
          onChange={(code) => change({ country: code === ALL ? '' : code })}
        />
        <UrlFilters settings={settings} />
        {hasData && settings.isOther && (
          <p className={classes.warning}>
            This selects other rows: the search data that are here are replaced by a new import.
          </p>
        )}
        <div>
          <Button type="submit" loading={saving.isPending}>
            Save and update
          </Button>
        </div>
      </form>
      {otherSite.question}
    </>
  )
}

function UrlFilters({ settings }: { settings: ReturnType<typeof usePropertySettings> }) {
  const { urlInclude, urlExclude, problems, change } = settings
  return (
    <>
      <TextInput
        label="Only URLs that match"
        description="A regular expression, such as /blog/ or /(blog|guides)/. Empty: all of them."
        spellCheck={false}
        maxLength={200}
        value={urlInclude}
        error={problems.urlInclude}
        onChange={({ currentTarget: { value } }) => change({ urlInclude: value })}
      />
      <TextInput
        label="Without URLs that match"
        description="These pages are left out."
        spellCheck={false}
        maxLength={200}
        value={urlExclude}
        error={problems.urlExclude}
        onChange={({ currentTarget: { value } }) => change({ urlExclude: value })}
      />
    </>
  )
}
