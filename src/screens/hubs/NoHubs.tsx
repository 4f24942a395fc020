import { Button } from '@mantine/core'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconStack2 } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import classes from './HubsScreen.module.css'

interface NoHubsProps {
  place: PlanPlace
  onCreate: () => void
}

export function NoHubs({ place, onCreate }: NoHubsProps) {
  return (
    <EmptyState
      icon={<IconStack2 size={24} stroke={1.5} />}
      sentence="A hub is a group of clusters about one subject. This plan has none yet."
      action={
        <div className={classes.choices}>
          <Button onClick={onCreate}>Create new hub</Button>
          <Button component={AppLink} variant="default" href={contentplanPath(place, 'hubs-new?auto=1')}>
            Propose hubs from your clusters
          </Button>
        </div>
      }
    />
  )
}
