import { Button } from '@mantine/core'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { followTracker } from '#features/trackers/web/index.ts'
import { IconCircleCheck, IconX } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { describeResult, linkToResult } from '../../rules.ts'
import type { GroupingResult } from '../api.ts'
import type { Clustering } from '../use-clustering.ts'
import { trackerId } from '#features/trackers/rules.ts'
import classes from './ClusteringResult.module.css'
import { dismissResult, useIsDismissed } from './use-dismissed-result.ts'
import { ResultClusters } from './ResultClusters.tsx'
import { ResultNotes } from './ResultNotes.tsx'

interface ClusteringResultProps {
  place: PlanPlace
  clustering: Clustering
}

/** What the last clustering has done. It is shown until the user closes it. */
export function ClusteringResult({ place, clustering: { result } }: ClusteringResultProps) {
  const isDismissed = useIsDismissed(result?.runId ?? 0)
  return result === null || isDismissed ? null : <ShownResult place={place} result={result} />
}

function ShownResult({ place, result }: { place: PlanPlace; result: GroupingResult }) {
  const { runId, newCount, joinedClusterCount, largest, joined } = result
  const link = linkToResult(result)
  const close = () => {
    dismissResult(runId)
    followTracker({ kind: 'dismissed', id: trackerId(runId) })
  }
  return (
    <section aria-label="Result of the clustering" className={classes.result}>
      <div className={classes.head}>
        <IconCircleCheck size={28} stroke={1.5} aria-hidden="true" />
        <h2 className={classes.title}>
          <output>{describeResult(result)}</output>
        </h2>
        <div className={classes.buttons}>
          {link && (
            <Button component={AppLink} href={contentplanPath(place, link.path)}>
              {link.label}
            </Button>
          )}
          <IconButton label="Close the result" onClick={close}>
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </div>
      </div>
      {(largest.length > 0 || joined.length > 0) && (
        <div className={classes.lists}>
          <ResultClusters place={place} kind="new" clusters={largest} total={newCount} />
          <ResultClusters place={place} kind="joined" clusters={joined} total={joinedClusterCount} />
        </div>
      )}
      <ResultNotes place={place} result={result} />
    </section>
  )
}
