import { workspacesApi } from '#features/workspaces/web/index.ts'
import { useSearchText } from '#platform/web/use-search-text.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { TextFilter } from '#ui/fields/TextFilter.tsx'
import { IconFilterOff } from '#ui/icons.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { filterPlans } from './filter-plans.ts'
import { PlanCards } from './PlanCards.tsx'
import { PlanCardsSkeleton } from './PlanCardsSkeleton.tsx'
import { TokensButton } from './TokensButton.tsx'
import classes from './WorkspaceScreen.module.css'

/** With more cards than this there is a filter. */
const MOST_WITHOUT_FILTER = 12

/** S-07: the content plans of a workspace, with a card for each. */
export function WorkspaceScreen() {
  const { workspaceId: param } = useParams({ from: '/workspace/$workspaceId' })
  const workspaceId = Number(param)
  const [filter, setFilter] = useSearchText('q')
  const workspaces = useQuery(workspacesApi.list.queryOptions())
  const plans = useQuery(contentplansApi.list.queryOptions({ input: { workspaceId } }))
  const workspace = workspaces.data?.find(({ id }) => id === workspaceId)

  if (plans.isLoadingError || workspaces.isLoadingError)
    return (
      <ErrorPanel
        text="The content plans could not be loaded. Please try again."
        onRetry={() => void Promise.all([plans.refetch(), workspaces.refetch()])}
      />
    )
  const all = plans.data?.filter(({ type }) => type === 'managed') ?? NONE
  const shown = filterPlans(all, filter)
  const isMany = all.length > MOST_WITHOUT_FILTER
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Content plans"
        note={isMany && describeCount(shown.length, all.length)}
        actions={
          <>
            {isMany && (
              <TextFilter label="Filter by name or domain" value={filter} onApply={setFilter} hasSlashKey />
            )}
            <TokensButton workspaceId={workspaceId} />
          </>
        }
      />
      {plans.data && workspace ? (
        <PlanCards
          workspaceId={workspaceId}
          paidPlans={workspace.paid_plans}
          count={plans.data.length}
          plans={shown}
        />
      ) : (
        <PlanCardsSkeleton />
      )}
      {filter !== '' && shown.length === 0 && plans.data && (
        <EmptyState
          icon={<IconFilterOff size={24} stroke={1.5} />}
          sentence={`No content plan has “${filter}” in its name or domain.`}
        />
      )}
    </div>
  )
}

const NONE: readonly never[] = []

function describeCount(shown: number, all: number): string {
  const plans = formatNoun(all, 'content plan', 'content plans')
  return shown === all ? plans : `${formatCount(shown)} of ${plans}`
}
