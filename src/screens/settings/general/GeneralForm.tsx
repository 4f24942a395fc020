import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ComponentProps } from 'react'
import { MINIMUM_SCORE } from '#engine/limits.ts'
import { blogApi } from '#features/blog/web/index.ts'
import { connectionsApi } from '#features/connections/web/index.ts'
import {
  COMMON_COUNTRIES,
  COMMON_LANGUAGES,
  findCountry,
  listLanguageOptions,
} from '#features/contentplans/markets/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { NumberChoice } from '#ui/fields/NumberChoice.tsx'
import { IconSelector } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import type { PlanTab } from '../PlanTab.tsx'
import { SaveButtons } from '../SaveButtons.tsx'
import classes from '../SettingsScreen.module.css'
import type { TabProps } from '../tab-props.ts'
import { usePlanSettings } from '../use-plan-settings.ts'
import { listCms, listImageSources, listMarkets } from './choices.ts'
import { pickChanged } from './pick-changed.ts'

type Plan = Parameters<ComponentProps<typeof PlanTab>['children']>[0]

/** How keywords are grouped, where people search, and where articles go. */
export function GeneralForm({ plan, place, onUnsaved }: TabProps & { plan: Plan }) {
  const saved = {
    minimum_score: plan.minimum_score,
    image_source: plan.image_source,
    main_cms_integration: plan.main_cms_integration ?? 'none',
    country_crawl: plan.country_crawl ?? findCountry(plan.country)?.seoCode ?? '',
    language: plan.language,
  }
  const { values, change, ...form } = usePlanSettings(
    { place, onUnsaved },
    { saved, read: (chosen) => pickChanged(saved, chosen) },
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
      <NumberChoice
        label="Minimum overlap of search results"
        explanation={
          <>
            So many of ten results the keywords of a cluster share, at least: few give large clusters, many
            give small ones. It counts from the next clustering on.{' '}
            <AppLink href={contentplanPath(place, 'plan?dialog=recluster')}>
              See what each number would give
            </AppLink>
          </>
        }
        least={MINIMUM_SCORE.least}
        most={MINIMUM_SCORE.most}
        value={values.minimum_score}
        onChange={(minimum_score) => change({ minimum_score })}
      />
      <MarketFields saved={saved} values={values} onChange={change} />
      <ArticleFields place={place} saved={saved} values={values} onChange={change} />
      <SaveButtons isChanged={form.isChanged} isSaving={form.isSaving} onDiscard={form.reset} />
    </form>
  )
}

interface FieldsProps {
  saved: GeneralValues
  values: GeneralValues
  onChange: (part: Partial<GeneralValues>) => void
}

interface GeneralValues {
  image_source: Plan['image_source']
  main_cms_integration: NonNullable<Plan['main_cms_integration']>
  country_crawl: string
  language: string
}

/** Where people search, and in which language. */
function MarketFields({ saved, values, onChange }: FieldsProps) {
  const markets = useMemo(() => listMarkets(), [])
  const languages = useMemo(() => listLanguageOptions(), [])
  const isOther = values.country_crawl !== saved.country_crawl || values.language !== saved.language
  return (
    <>
      <SearchSelect
        label="Country of searches"
        options={markets}
        common={COMMON_MARKETS}
        value={values.country_crawl}
        onChange={(country_crawl) => onChange({ country_crawl })}
      />
      <SearchSelect
        label="Language"
        options={languages}
        common={COMMON_LANGUAGES}
        value={values.language}
        onChange={(language) => onChange({ language })}
      />
      {isOther && (
        <p className={classes.hint}>
          Keywords keep the search results of the earlier market until you cluster them again with fresh
          results. Articles are written in the new language from the next one on.
        </p>
      )}
    </>
  )
}

/** Where the images of articles come from, and where finished articles go. */
function ArticleFields({ place, saved, values, onChange }: FieldsProps & Pick<TabProps, 'place'>) {
  const { data: integrations } = useQuery(
    connectionsApi.list.queryOptions({ input: { contentplanId: place.contentplanId } }),
  )
  const { data: blog } = useQuery(
    blogApi.getSettings.queryOptions({ input: { contentplanId: place.contentplanId } }),
  )
  const connected =
    integrations === undefined || blog === undefined
      ? null
      : [...integrations.map(({ type }) => type), ...(blog.settings === null ? [] : ['autoblog'])]
  const cms = listCms(connected, saved.main_cms_integration)
  return (
    <>
      <fieldset className={classes.choice}>
        <legend>Images of articles</legend>
        <ChoiceBar
          label="Images of articles"
          value={values.image_source}
          options={listImageSources(saved.image_source)}
          onChange={(image_source) => onChange({ image_source })}
        />
        <p className={classes.hint}>
          Stock photos need a photo library, which the administrator connects. Without one, articles stay
          without images.
        </p>
      </fieldset>
      <NativeSelect
        label="Main CMS"
        description={values.main_cms_integration === 'notion' ? TAKES_NO_UPLOADS : WHERE_ARTICLES_GO}
        rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
        data={cms}
        value={values.main_cms_integration}
        onChange={({ currentTarget: { value } }) => {
          const chosen = cms.find((one) => one.value === value)
          if (chosen) onChange({ main_cms_integration: chosen.value })
        }}
      />
    </>
  )
}

const WHERE_ARTICLES_GO = 'Where finished articles go. Only what this plan is connected to can be chosen.'
const TAKES_NO_UPLOADS =
  'Finished articles become pages in Notion, which visitors of your website do not see. Choose another one when articles are to go to your website.'

const COMMON_MARKETS = COMMON_COUNTRIES.flatMap((code) => findCountry(code)?.seoCode ?? [])
