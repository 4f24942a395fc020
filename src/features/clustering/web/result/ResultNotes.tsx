import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import type { GroupingResult } from '../api.ts'
import classes from './ClusteringResult.module.css'
import { describeAlone, describeWithoutResults, describeWithoutRoom } from './describe-left.ts'

/** Keywords that the clustering left alone or inactive, and why. The part is left out if there are no such keywords. */
export function ResultNotes({ place, result }: { place: PlanPlace; result: GroupingResult }) {
  const [alone, withoutResults, withoutRoom] = [
    describeAlone(result),
    describeWithoutResults(result),
    describeWithoutRoom(result),
  ]
  if (alone === null && withoutResults === null && withoutRoom === null) return null
  return (
    <ul className={classes.notes}>
      {alone && <li>{alone}</li>}
      {withoutResults && (
        <li>
          {withoutResults}{' '}
          <AppLink href={contentplanPath(place, 'keywords?tab=inactive&results=none')}>
            Show {result.withoutResults === 1 ? 'it' : 'them'}
          </AppLink>
        </li>
      )}
      {withoutRoom && <li>{withoutRoom}</li>}
    </ul>
  )
}
