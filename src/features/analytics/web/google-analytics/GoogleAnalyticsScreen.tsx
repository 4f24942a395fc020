import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { AnalyticsAccess, connectionsApi, useAnalyticsProperties } from '#features/connections/web/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { useShortWait } from '#platform/web/use-first-wait.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { DisconnectAnalytics } from './DisconnectAnalytics.tsx'
import { EventsSection } from './EventsSection.tsx'
import classes from './GoogleAnalyticsScreen.module.css'
import { PropertyForm } from './PropertyForm.tsx'
import { readSaved, type SavedAnalytics } from './saved-analytics.ts'
import { describeAnalytics } from './describe-analytics.ts'
import { useEventReport } from './use-event-report.ts'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/ga-integration'

/** S-42: the Google Analytics property of a plan, and the events that count as conversions (F-231). */
export function GoogleAnalyticsScreen() {
  const params = useParams({ from: FROM })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const input = { contentplanId: place.contentplanId }
  const integrations = useQuery(connectionsApi.list.queryOptions({ input }))
  const saved = readSaved(integrations.data)
  const access = useAnalyticsProperties()
  const report = useEventReport(place.contentplanId, saved?.property ?? null)
  const isLost = report.trouble === 'no_token' || report.trouble === 'no_access'
  const { isWaiting } = useShortWait(access.isWaiting)
  const isUnknown = integrations.isLoadingError
  const { tone, label } = describeAnalytics(saved, report.trouble)
  const header = (
    <PageHeader
      title="Google Analytics"
      {...(integrations.data && { chip: <StatusChip tone={tone}>{label}</StatusChip> })}
      note={
        <>
          What visits from search bring:{' '}
          <AppLink href={contentplanPath(place, 'director')}>Director view</AppLink> shows them by month.
          Keyloom only reads Google Analytics.
        </>
      }
    />
  )
  if (!isUnknown && (isWaiting || !integrations.data))
    return (
      <div className={classes.screen}>
        {header}
        <SkeletonRows label="Looking for your settings" count={6} rowHeight={44} />
      </div>
    )
  return (
    <div className={classes.screen}>
      {header}
      <section className={classes.part} aria-labelledby="connection">
        <div className={classes.head}>
          <h2 id="connection">Property</h2>
          {saved !== null && <DisconnectAnalytics contentplanId={place.contentplanId} name={saved.name} />}
        </div>
        {isUnknown ? (
          <ErrorPanel
            text="Your settings could not be loaded."
            onRetry={() => {
              access.refetch()
              void integrations.refetch()
            }}
            isBusy={integrations.isFetching}
          />
        ) : (
          <AnalyticsAccess place={place} access={access} reason={<Reason saved={saved} isLost={isLost} />}>
            <PropertyForm
              key={saved?.property}
              contentplanId={place.contentplanId}
              properties={access.properties}
              saved={saved}
              isLost={isLost}
            />
          </AnalyticsAccess>
        )}
      </section>
      {saved !== null && (
        <EventsSection
          key={`${saved.property} ${saved.events.join(',')}`}
          contentplanId={place.contentplanId}
          saved={saved}
          report={report}
        />
      )}
    </div>
  )
}

/** Why the user should connect the own Google account. */
function Reason({ saved, isLost }: { saved: SavedAnalytics | null; isLost: boolean }) {
  if (saved === null)
    return (
      <p>
        Google Analytics 4 knows how many people come from search engines, and what they do on your website.
        Connect the Google account that may see the property of your website.
      </p>
    )
  if (isLost)
    return (
      <>
        <h2>The connection to Google has ended</h2>
        <p>
          {saved.name} can no longer be read: the access was revoked or has expired. Connect again; nothing is
          lost.
        </p>
      </>
    )
  return (
    <p>
      This plan reads {saved.name} with the Google account of another member. Connect your own to choose
      another property.
    </p>
  )
}
