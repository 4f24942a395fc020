import { Button, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { PropertyChoices, useOtherSite, type SearchProperty } from '#features/connections/web/index.ts'
import { COMMON_COUNTRIES, listCountryOptions } from '#features/contentplans/markets/index.ts'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { useChangeFilter } from './filters/use-change-filter.tsx'
import { useFilterPreview } from './filters/use-filter-preview.ts'
import classes from './SearchConsoleScreen.module.css'
import { usePropertySettings, type SavedProperty } from './use-property-settings.ts'

const ALL = 'all'
const COMMON = [ALL, ...COMMON_COUNTRIES]

interface PropertySettingsProps {
  contentplanId: number
  /** Domain of the plan's website. */
  domain: string | null
  properties: readonly SearchProperty[]
  saved: SavedProperty | null
}

/** The form for the property to import and the filters of its rows; saving it starts an import. */
export function PropertySettings({ contentplanId, domain, properties, saved }: PropertySettingsProps) {
  const [isAsked, setIsAsked] = useState(false)
  const countries = useMemo(() => [{ value: ALL, label: 'All countries' }, ...listCountryOptions()], [])
  const settings = usePropertySettings({ properties, saved })
  const changing = useChangeFilter(contentplanId)
  const preview = useFilterPreview(contentplanId, settings)
  const save = () => {
    if (settings.choice !== null) changing.save(settings.choice)
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
          if (settings.choice === null || hasProblem(preview)) return
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
        <UrlFilters settings={settings} preview={preview} />
        <div>
          <Button type="submit" loading={changing.isBusy}>
            Save and update
          </Button>
        </div>
      </form>
      {otherSite.question}
      {changing.question}
    </>
  )
}

type Preview = ReturnType<typeof useFilterPreview>

function hasProblem(preview: Preview): boolean {
  return preview !== null && (preview.problems.urlInclude !== null || preview.problems.urlExclude !== null)
}

interface UrlFiltersProps {
  settings: ReturnType<typeof usePropertySettings>
  preview: Preview
}

function UrlFilters({ settings, preview }: UrlFiltersProps) {
  const { urlInclude, urlExclude, problems, change } = settings
  return (
    <>
      <TextInput
        label="Only URLs that match"
        description="A regular expression: /blog/ for your blog, /(en|de)/ for two languages, ^https://shop\.example/ for one host. Empty: all of them."
        spellCheck={false}
        maxLength={200}
        value={urlInclude}
        error={problems.urlInclude ?? preview?.problems.urlInclude}
        onChange={({ currentTarget: { value } }) => change({ urlInclude: value })}
      />
      <div>
        <TextInput
          label="Without URLs that match"
          description="These pages are left out: /tag/|/search for two kinds of pages, \?page= for further pages of lists."
          spellCheck={false}
          maxLength={200}
          value={urlExclude}
          error={problems.urlExclude ?? preview?.problems.urlExclude}
          onChange={({ currentTarget: { value } }) => change({ urlExclude: value })}
        />
        <output className={classes.preview}>
          {settings.areUrlsChanged && preview?.pages && describePages(preview.pages)}
        </output>
      </div>
    </>
  )
}

/** How many of the stored pages the expressions leave. */
function describePages({ all, left }: { all: number; left: number }): string {
  const of = formatNoun(all, 'page', 'pages')
  if (left === 0) return `No page is left: of the ${of} with searches in the last 30 days none counts.`
  return `${formatCount(left)} of the ${of} with searches in the last 30 days ${left === 1 ? 'counts' : 'count'}.`
}
