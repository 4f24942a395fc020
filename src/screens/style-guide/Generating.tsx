import '@mantine/core/styles/Loader.layer.css'
import { Button, Loader } from '@mantine/core'
import { useEffect } from 'react'
import { describeStep, progressApi, showOnScreen, useTrackers } from '#features/trackers/web/index.ts'
import { describeTracker, trackerId } from '#features/trackers/rules.ts'
import { useQuery } from '@tanstack/react-query'
import classes from './StyleGuide.module.css'

interface GeneratingProps {
  contentplanId: number
  /** The run that makes the guide; null before it is known. */
  runId: number | null
  onWrite: () => void
}

/** While the style guide is being made: what is done at this moment. */
export function Generating({ contentplanId, runId, onWrite }: GeneratingProps) {
  useTrackers(contentplanId)
  const id = runId === null ? null : trackerId(runId)
  useEffect(() => (id === null ? undefined : showOnScreen(id)), [id])
  const { data } = useQuery(
    progressApi.listTrackers.queryOptions({ input: { contentplanId }, meta: { followsMessages: true } }),
  )
  const tracker = data?.find((one) => one.id === id)
  const step = tracker === undefined ? null : describeTracker(tracker).step
  return (
    <div className={classes.generating}>
      <Loader size={32} aria-hidden="true" />
      <h2>Generating Style Guide</h2>
      <output>
        {step === null
          ? 'The pages of this site are looked at.'
          : `${describeStep(step, tracker?.progress)}…`}
        {tracker?.reason !== undefined && tracker.reason !== null && ` ${tracker.reason}`}
      </output>
      <Button variant="subtle" onClick={onWrite}>
        Write it by hand instead
      </Button>
    </div>
  )
}
