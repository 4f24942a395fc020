import { Button } from '@mantine/core'
import { IconAffiliate } from '#ui/icons.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'

/** Shown when the cluster does not exist, or was merged or deleted. */
export function NoArticle({ place }: { place: PlanPlace }) {
  return (
    <EmptyState
      icon={<IconAffiliate size={24} stroke={1.5} />}
      sentence="This cluster is not in the plan. It may have been merged or deleted, or it is not yours."
      action={
        <Button component={AppLink} href={contentplanPath(place, 'plan')}>
          Show all clusters
        </Button>
      }
    />
  )
}
