import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { MoveToHubDialog } from '#features/hubs/web/index.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './header.module.css'

/** The hub of a cluster, and the way into another one. */
export function HubFact({ place, article }: { place: PlanPlace; article: Article }) {
  const { topic_id: id, topic_name: name, contentplan_id: contentplanId } = article
  const [isMoving, setIsMoving] = useState(false)
  return (
    <dd>
      {id === null ? (
        <span className={classes.quiet}>None</span>
      ) : (
        <AppLink href={contentplanPath(place, `hub/${id}`)} className={classes.hub} dir="auto">
          {name}
        </AppLink>
      )}
      <Button size="compact-xs" variant="default" onClick={() => setIsMoving(true)}>
        {id === null ? 'Choose a hub' : 'Move to hub'}
      </Button>
      <Suspense>
        {isMoving && (
          <MoveToHubDialog
            contentplanId={contentplanId}
            clusters={[article]}
            onDone={() => setIsMoving(false)}
            onCancel={() => setIsMoving(false)}
          />
        )}
      </Suspense>
    </dd>
  )
}
