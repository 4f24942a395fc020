import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { DirectorReport, useDirectorRange } from '#features/analytics/web/index.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { isLinkEnded, LinkEnded } from '#features/sharing/web/index.ts'
import { messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { readId } from '#platform/web/read-id.ts'
import { useTitleSubject } from '#platform/web/use-title-subject.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import classes from './Director.module.css'
import { DirectorDays } from './DirectorDays.tsx'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/director/$sharingKey'

/** S-45: the same report for a visitor with the plan's sharing key, who sees nothing else of the plan. */
export function DirectorSharedScreen() {
  const { contentplanId: id, sharingKey } = useParams({ from: FROM })
  const contentplanId = readId(id) ?? 0
  const days = useDirectorRange()
  const plan = useQuery(
    contentplansApi.get.queryOptions({ input: { contentplanId, key: sharingKey }, staleTime: Infinity }),
  )
  const name = plan.data?.name ?? null
  useTitleSubject(name === null ? null : `Director view | ${name}`)
  if (isLinkEnded(plan.error)) return <LinkEnded />
  if (plan.isLoadingError)
    return (
      <ErrorPanel
        text={messageOf(plan.error, 'The report could not be loaded.')}
        onRetry={() => void plan.refetch()}
        isBusy={plan.isFetching}
      />
    )
  if (name === null) return <PageSkeleton title="Director view" />
  return (
    <div className={classes.screen}>
      <PageHeader
        title={`Director view | ${name}`}
        note="Visits from search engines and what came of them, as Google Analytics counted them."
        actions={<DirectorDays days={days} />}
      />
      <DirectorReport
        asked={{ contentplanId, range: days.range, events: null, sharingKey }}
        renderFailure={({ error, retry, isBusy }) =>
          statusOf(error) === 403 ? (
            <LinkEnded />
          ) : (
            <ErrorPanel
              text={messageOf(error, 'The report could not be loaded.')}
              onRetry={retry}
              isBusy={isBusy}
            />
          )
        }
      />
    </div>
  )
}
