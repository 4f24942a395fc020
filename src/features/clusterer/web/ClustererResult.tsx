import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { IgnoredLines } from '#ui/table/IgnoredLines.tsx'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './ClustererResult.module.css'
import { ClusterList } from './ClusterList.tsx'
import { Figures } from './Figures.tsx'
import { MinimumOverlap } from './MinimumOverlap.tsx'
import type { Clusterer } from './use-clusterer.ts'
import type { Result } from './use-run.ts'

interface ClustererResultProps {
  clusterer: Clusterer
  result: Result
  isOver: boolean
}

export function ClustererResult({ clusterer, result, isOver }: ClustererResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { shownScore, setShownScore } = clusterer
  const { clustered, rescore, isInWorker } = result
  const isOutdated = rescore !== null && (!isInWorker || clustered.minimumScore !== shownScore)
  return (
    <div className={classes.result}>
      <div className={classes.head}>
        <div className={classes.title}>
          <h1 ref={heading} tabIndex={-1}>
            {formatNoun(clustered.summary.clusters, 'cluster', 'clusters')}
          </h1>
          <Figures result={result} />
        </div>
        <Button variant="default" onClick={clusterer.reset}>
          Cluster another list
        </Button>
      </div>
      {rescore === null ? (
        <p className={classes.note}>
          These clusters were saved before, and the file has no search results: another minimum overlap needs
          the list from which they were made.
        </p>
      ) : (
        <MinimumOverlap value={shownScore} onChange={setShownScore}>
          <output className={classes.again}>{isOutdated && 'Clustering again…'}</output>
        </MinimumOverlap>
      )}
      <ProblemLine text={clusterer.trouble} />
      <IgnoredLines lines={clustered.summary.skippedRows} count={clustered.summary.skipped} />
      <ClusterList clustered={clustered} isOutdated={isOutdated} />
      {isOver && <p className={classes.drop}>Drop to cluster another list</p>}
    </div>
  )
}
