import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { DirectorReport, useDirectorRange } from '#features/analytics/web/index.ts'
import { connectionsApi } from '#features/connections/web/index.ts'
import { splitEvents } from '#features/connections/rules.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { troubleOf } from '#platform/web/api/error-details.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { IconChartLine } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import classes from './Director.module.css'
import { DirectorDays } from './DirectorDays.tsx'
import { Sharing } from './Sharing.tsx'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/director'

/** S-44: what search brings to a plan's website, by Google Analytics. */
export function DirectorScreen() {
  const params = useParams({ from: FROM })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const input = { contentplanId: place.contentplanId }
  const days = useDirectorRange()
  // Another window may have made or ended the link meanwhile.
  const plan = useQuery({ ...contentplansApi.get.queryOptions({ input }), refetchOnWindowFocus: 'always' })
  const integrations = useQuery(connectionsApi.list.queryOptions({ input }))
  const isFailed = plan.isLoadingError || integrations.isLoadingError
  const isWaiting = useFirstWait(!isFailed && !(plan.data && integrations.data))
  if (isWaiting) return <PageSkeleton title="Director view" />
  const saved = integrations.data?.find(({ type }) => type === 'ga-4') ?? null
  const property = saved?.ga_property ?? null
  const isConnected = saved !== null && property !== null
  const retry = () => void Promise.all([plan.refetch(), integrations.refetch()])
  return (
    <div className={classes.screen}>
      <PageHeader
        title={plan.data ? `Director view | ${plan.data.name}` : 'Director view'}
        {...(isConnected && {
          note: `Visits from search engines and what came of them, as ${saved.ga_name ?? saved.ga_property} counted them.`,
          actions: <DirectorDays days={days} />,
        })}
      />
      {plan.data && 'shared_at' in plan.data && <Sharing place={place} sharedAt={plan.data.shared_at} />}
      {!integrations.data ? (
        <ErrorPanel text="The report could not be loaded." onRetry={retry} />
      ) : isConnected ? (
        <Report place={place} days={days} events={splitEvents(saved.ga_events)} />
      ) : (
        <NotConnected place={place} />
      )}
    </div>
  )
}

interface ReportProps {
  place: PlanPlace
  days: ReturnType<typeof useDirectorRange>
  events: readonly string[]
}

function Report({ place, days, events }: ReportProps) {
  const { contentplanId } = place
  const navigate = useNavigate()
  const settings = contentplanPath(place, 'ga-integration')
  return (
    <DirectorReport
      asked={{ contentplanId, range: days.range, events }}
      {...(events.length === 0 && {
        noEvents: (
          <p className={classes.hint}>
            No event counts as a conversion yet. <AppLink href={settings}>Choose events</AppLink>
          </p>
        ),
      })}
      renderFailure={({ error, retry, isBusy }) => {
        const trouble = troubleOf(error)
        // Disconnected in another tab meanwhile.
        if (trouble === 'no_property') return <NotConnected place={place} />
        const isOfGoogle = trouble === 'no_token' || trouble === 'no_access'
        return (
          <ErrorPanel
            {...(isOfGoogle && { title: 'Google Analytics cannot be read' })}
            text={
              trouble === 'no_token'
                ? 'The access to Google was revoked or has expired. Connect again; nothing is lost.'
                : messageOf(error, 'The report could not be loaded.')
            }
            onRetry={retry}
            isBusy={isBusy}
            {...(isOfGoogle && {
              second: { label: 'Google Analytics settings', onClick: () => void navigate({ to: settings }) },
            })}
          />
        )
      }}
    />
  )
}

function NotConnected({ place }: { place: PlanPlace }) {
  const navigate = useNavigate()
  return (
    <EmptyState
      icon={<IconChartLine size={24} stroke={1.5} />}
      sentence="Connect your Google Analytics 4 property to view this report"
      action={
        <Button onClick={() => void navigate({ to: contentplanPath(place, 'ga-integration') })}>
          Connect
        </Button>
      }
    />
  )
}
