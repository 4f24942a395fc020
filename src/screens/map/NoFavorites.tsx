import { Button } from '@mantine/core'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconHeart } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'

export function NoFavorites({ place }: { place: PlanPlace }) {
  return (
    <EmptyState
      icon={<IconHeart size={24} stroke={1.5} />}
      title="No favorites yet"
      sentence="Favorites are the clusters that you want articles for. Press the heart of a cluster, and it appears here, by its hub and funnel."
      action={
        <Button component={AppLink} href={contentplanPath(place, 'plan/not-in-favorites')}>
          Choose favorites
        </Button>
      }
    />
  )
}
