import { Button } from '@mantine/core'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconCategory } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'

/** F-104: a plan without hubs. */
export function NoHubs({ place }: { place: PlanPlace }) {
  return (
    <EmptyState
      icon={<IconCategory size={24} stroke={1.5} />}
      title="No Hubs Created Yet"
      sentence="A hub gathers the clusters about one subject, and the ideas for more of them."
      action={
        <Button component={AppLink} href={contentplanPath(place, 'new-hub')}>
          Create New Hub
        </Button>
      }
    />
  )
}
