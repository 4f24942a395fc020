import type { ReactNode } from 'react'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { TabProps } from './tab-props.ts'
import { usePlan } from './use-plan-settings.ts'

type Plan = NonNullable<ReturnType<typeof usePlan>['plan']>

interface PlanTabProps {
  place: TabProps['place']
  children: (plan: Plan) => ReactNode
}

/** A tab about the plan itself, with its loading and its error. */
export function PlanTab({ place, children }: PlanTabProps) {
  const { query, plan } = usePlan(place)
  if (plan !== null) return children(plan)
  if (query.isLoadingError)
    return (
      <ErrorPanel
        text="The settings could not be loaded."
        onRetry={() => void query.refetch()}
        isBusy={query.isFetching}
      />
    )
  return <SkeletonRows label="The settings are loading" count={8} rowHeight={44} />
}
