import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './ClustererResult.module.css'
import { ClusterList } from './ClusterList.tsx'
import { Figures } from './Figures.tsx'
import { MinimumOverlap } from './MinimumOverlap.tsx'
import { RunBar } from './RunBar.tsx'
import type { Clusterer, Result } from './use-clusterer.ts'

interface ClustererResultProps {
  clusterer: Clusterer
  result: Result
  isOver: boolean
}

export function ClustererResult({ clusterer, result, isOver }: ClustererResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const canRunAgain = clusterer.progress !== null || clusterer.minimumScore !== result.minimumScore
  return (
    <div className={classes.result}>
      <div className={classes.head}>
        <div className={classes.title}>
          <h1 ref={heading} tabIndex={-1}>
            {formatNoun(result.summary.clusters, 'cluster', 'clusters')}
          </h1>
          <Figures result={result} />
        </div>
        <Button variant="default" onClick={clusterer.reset}>
          Cluster another list
        </Button>
      </div>
      <MinimumOverlap clusterer={clusterer}>{canRunAgain && <RunBar clusterer={clusterer} />}</MinimumOverlap>
      <ProblemLine text={clusterer.trouble} />
      <ClusterList result={result} />
      {isOver && <p className={classes.drop}>Drop to cluster another list</p>}
    </div>
  )
}
