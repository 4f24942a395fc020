import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { readCostToConfirm } from '#features/clustering/web/index.ts'
import { describeLimit } from '#features/hubs/rules.ts'
import { messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { formatRelative } from '#ui/dates/moments.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { BuildCost, hubsApi, type BuildEstimate, type Hub, type HubBuild } from '#features/hubs/web/index.ts'
import classes from './Building.module.css'
import { describeRun, isActiveBuild, nameBuildButton } from './describe-build.ts'
import type { HubBuilding } from './use-hub-build.ts'

interface GenerateDialogProps {
  hub: Hub
  building: HubBuilding
  onClose: () => void
}

const NOT_CONNECTED = 424

/** What a look for more ideas does and costs, before it starts (F-108). */
export function GenerateDialog({ hub, building: { starting }, onClose }: GenerateDialogProps) {
  const input = { contentplanId: hub.contentplan_id, topicId: hub.id }
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...hubsApi.estimateBuild.queryOptions({ input }),
    refetchOnMount: 'always',
  })
  const risen = readCostToConfirm(starting.error)
  const cost = risen ?? data?.cost ?? null
  const isActive = data !== undefined && data.run !== null && isActiveBuild(data.run)
  const start = () => {
    if (cost === null || starting.isPending) return
    starting.mutate(cost, { onSuccess: onClose })
  }
  return (
    <Dialog title={`Generate ideas for ${hub.name}`} isBusy={starting.isPending} onClose={onClose}>
      <div className={classes.form}>
        <p>
          Looks for related searches of this hub, compares their search results, and adds the clusters that
          come of it to the hub as new ideas. What the hub has stays as it is.
        </p>
        {isLoadingError && <ErrorPanel isBusy={isFetching} onRetry={() => void refetch()} />}
        {data === undefined && !isLoadingError && (
          <SkeletonRows label="Working out the cost" count={4} rowHeight={28} />
        )}
        {data && !isActive && <Estimate estimate={data} />}
        {isActive && <p>Ideas for this hub are being generated.</p>}
        <ProblemLine
          isUnplugged={statusOf(starting.error) === NOT_CONNECTED}
          text={
            risen === null
              ? starting.error && messageOf(starting.error, 'This could not be started. Please try again.')
              : `The price has changed: it is ${describeLimit(risen)} now.`
          }
        />
        <DialogButtons>
          <Button variant="default" disabled={starting.isPending} onClick={onClose}>
            Close
          </Button>
          {!isActive && (
            <Button loading={starting.isPending} disabled={cost === null} data-first-focus onClick={start}>
              {cost === null ? 'Generate ideas' : nameBuildButton(cost)}
            </Button>
          )}
        </DialogButtons>
      </div>
    </Dialog>
  )
}

function Estimate({ estimate }: { estimate: BuildEstimate & { run: HubBuild | null } }) {
  const { run } = estimate
  return (
    <Suspense fallback={<SkeletonRows label="Working out the cost" count={4} rowHeight={28} />}>
      <BuildCost estimate={estimate} />
      {run !== null && <p className={classes.quiet}>{describeLastTime(run)}</p>}
    </Suspense>
  )
}

function describeLastTime(run: HubBuild): string {
  const when = run.ended_at === null ? '' : `, ${formatRelative(run.ended_at, new Date())}`
  return `Last time${when}: ${describeRun(run)}`
}
