import { ProgressDock } from '#features/trackers/web/index.ts'
import { followTrackers, trackerId, type Tracker } from '#features/trackers/rules.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Button } from '@mantine/core'
import { useReducer } from 'react'
import { DEMO_TRACKERS } from './demo-trackers.ts'
import { Example, Line } from './Example.tsx'

/** The dock itself floats in the corner of the window, as in the product. */
export function ProgressPart() {
  const [trackers, follow] = useReducer(followTrackers, DEMO_TRACKERS)
  return (
    <>
      <PageHeader title="Progress" note="Work in the background: three are shown, ten are kept." />
      <Example title="What happens to it">
        <Line>
          <Button
            variant="default"
            onClick={() => {
              follow({ kind: 'started', tracker: makeTracker() })
            }}
          >
            Start another
          </Button>
          <Button
            variant="default"
            disabled={trackers.length === 0}
            onClick={() => follow({ kind: 'dismissed', id: trackers[0]?.id ?? '' })}
          >
            Dismiss the first
          </Button>
          <Button
            variant="default"
            disabled={trackers.length === 0}
            onClick={() => {
              const [first] = trackers
              const step = Object.entries(first?.stepsObject ?? {}).find(
                ([, state]) => state === 'inProgress',
              )
              if (!first || !step) return
              const { contentplanId, clusterId } = first
              const runId = Number(first.id.replace('run-', ''))
              follow({
                kind: 'moved',
                message: { runId, contentplanId, clusterId, stepName: step[0], status: 'done' },
              })
            }}
          >
            Finish the first’s step
          </Button>
        </Line>
      </Example>
      <ProgressDock
        moreHref={null}
        trackers={trackers}
        hrefOf={({ clusterId }) => (clusterId === null ? null : `/showcase?row=${clusterId}#cells`)}
        resultOf={({ link }) => (link ? `/showcase#${link.path}` : null)}
        onDismiss={(id) => follow({ kind: 'dismissed', id })}
      />
    </>
  )
}

let lastCluster = 100

function makeTracker(): Tracker {
  lastCluster += 1
  return {
    id: trackerId(lastCluster),
    name: `Another text ${lastCluster}`,
    contentplanId: 1,
    clusterId: lastCluster,
    stepsObject: { Reading: 'inProgress', Writing: 'pending' },
  }
}
