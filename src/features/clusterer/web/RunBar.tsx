import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Progress } from '../contract.ts'
import { describeProgress } from './describe-progress.ts'
import classes from './RunBar.module.css'
import type { Clusterer } from './use-clusterer.ts'

interface RunBarProps {
  clusterer: Clusterer
}

/** The button that starts a run; while one runs, its progress in the same place. */
export function RunBar({ clusterer }: RunBarProps) {
  const { progress, cancel, start, trySample, files } = clusterer
  if (progress !== null) return <Running progress={progress} onCancel={cancel} />
  return (
    <div className={classes.bar}>
      <Button onClick={() => void start()}>Create Clusters</Button>
      {files.keywords === null && (
        <Button variant="default" onClick={() => void trySample()}>
          Try the sample
        </Button>
      )}
    </div>
  )
}

function Running({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // The button that started the run was removed, and the focus with it.
  useEffect(() => button.current?.focus(), [])
  const { stage, text, share } = describeProgress(progress)
  return (
    <div className={classes.bar}>
      <div className={classes.progress}>
        <span>{text}</span>
        <ProgressBar label="Clustering progress" text={text} share={share} />
      </div>
      <Button ref={button} variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <output className="visually-hidden">{stage}</output>
    </div>
  )
}
