import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { connectionsApi, SearchConsoleAccess, useSearchConsole } from '#features/connections/web/index.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { useShortWait } from '#platform/web/use-first-wait.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { Disconnect } from './Disconnect.tsx'
import { describeConnection } from './describe-connection.ts'
import { EarlierFilters } from './filters/EarlierFilters.tsx'
import { SearchFileSection } from './file/SearchFileSection.tsx'
import { PropertySettings } from './PropertySettings.tsx'
import { SearchDataState } from './SearchDataState.tsx'
import classes from './SearchConsoleScreen.module.css'
import { SearchPeriods } from './SearchPeriods.tsx'
import { useSearchData } from './use-search-data.ts'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/gsc-integration'

/** About as many rows as the settings of a property are high. */
const ROWS = 10
const ROW_HEIGHT = 44

/** The Search Console settings of a plan (F-232), with the state of its import. */
export function SearchConsoleScreen() {
  const params = useParams({ from: FROM })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const input = { contentplanId: place.contentplanId }
  const plan = useQuery(contentplansApi.get.queryOptions({ input }))
  const integrations = useQuery(connectionsApi.list.queryOptions({ input }))
  const search = useSearchData(place.contentplanId)
  const access = useSearchConsole(place.contentplanId)
  const { isWaiting, wasLong } = useShortWait(access.isWaiting)
  const saved = integrations.data?.find(({ type }) => type === 'gsc') ?? null
  const property = saved?.gsc_property ?? null
  const isUnknown = plan.isLoadingError || integrations.isLoadingError
  const { tone, label } = describeConnection(property, search.data)
  // The parts appear together: one that comes later would move the others.
  const isLoading =
    !isUnknown && (isWaiting || !(plan.data && integrations.data && (search.data || search.isUnknown)))
  const header = (
    <PageHeader
      title="Search Console"
      {...(integrations.data && { chip: <StatusChip tone={tone}>{label}</StatusChip> })}
      note="Which searches show your pages: impressions, clicks and positions of every day. Google keeps 16 months; days that were imported stay here."
    />
  )
  if (isLoading)
    return (
      <div className={classes.screen}>
        {header}
        <SkeletonRows label="Looking for your settings" count={ROWS} rowHeight={ROW_HEIGHT} />
      </div>
    )
  return (
    <div className={classes.screen}>
      {header}
      {(property !== null || search.data?.imported) && (
        <SearchDataState search={search} isConnected={property !== null} />
      )}
      <section className={classes.part} aria-labelledby="connection">
        <div className={classes.head}>
          <h2 id="connection">Connection</h2>
          {property !== null && <Disconnect contentplanId={place.contentplanId} property={property} />}
        </div>
        {isUnknown ? (
          <ErrorPanel
            text="Your settings could not be loaded."
            onRetry={() => void Promise.all([plan.refetch(), integrations.refetch()])}
          />
        ) : plan.data ? (
          // Where Google is slow, what is below can be used meanwhile, and stays where it is when Google answers.
          <div className={classes.access} {...(wasLong && { style: { minHeight: ROWS * ROW_HEIGHT } })}>
            <SearchConsoleAccess place={place} access={access} property={property} rows={ROWS}>
              {(properties) => (
                <PropertySettings
                  key={saved?.connected_at}
                  contentplanId={place.contentplanId}
                  domain={'domain' in plan.data ? plan.data.domain : null}
                  properties={properties}
                  saved={saved}
                />
              )}
            </SearchConsoleAccess>
          </div>
        ) : null}
      </section>
      <EarlierFilters
        contentplanId={place.contentplanId}
        properties={access.state === null ? null : access.properties}
        isConnected={property !== null}
      />
      {search.data && search.data.periods.length > 0 && (
        <SearchPeriods contentplanId={place.contentplanId} periods={search.data.periods} />
      )}
      <SearchFileSection contentplanId={place.contentplanId} />
    </div>
  )
}
