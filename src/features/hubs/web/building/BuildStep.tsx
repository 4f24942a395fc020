import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { hubsApi } from '../api.ts'
import { BuildCost } from './BuildCost.tsx'
import classes from './BuildStep.module.css'
import { describeStart } from './describe-estimate.ts'
import { explainNotBuilt, useBuild } from './use-build.ts'

interface BuildStepProps {
  contentplanId: number
  topicId: number
  /** Why an earlier start has failed, or null. */
  problem?: string | null
  onStarted: () => void
  onCancel: () => void
}

/** What building a hub does and costs, with the button that starts it. */
export function BuildStep({ contentplanId, topicId, problem = null, onStarted, onCancel }: BuildStepProps) {
  const input = { contentplanId, topicId }
  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery(
    hubsApi.estimateBuild.queryOptions({ input, staleTime: 0 }),
  )
  const { start } = useBuild(contentplanId)
  const estimate = data !== undefined && !isPlaceholderData ? data : null
  const isDue = estimate !== null && !start.isPending
  return (
    <form
      className={classes.step}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isDue) return
        const agreed = estimate.needsConfirmation ? { confirmedCost: estimate.cost } : {}
        start.mutate({ topicId, ...agreed }, { onSuccess: onStarted, onError: () => void refetch() })
      }}
    >
      <p className={classes.text}>
        Building it finds keywords for its subject, clusters them by their search results and moves the
        clusters into the hub.
      </p>
      {estimate ? (
        <BuildCost estimate={estimate} />
      ) : (
        !isLoadingError && <SkeletonRows label="Finding out what it costs" count={3} rowHeight={28} />
      )}
      <ProblemLine
        text={
          isLoadingError
            ? 'What this costs could not be found out.'
            : start.error
              ? explainNotBuilt(start.error)
              : problem
        }
      />
      <DialogButtons>
        <Button variant="default" disabled={start.isPending} onClick={onCancel}>
          Not now
        </Button>
        {isLoadingError ? (
          <Button onClick={() => void refetch()}>Try again</Button>
        ) : (
          <Button type="submit" loading={start.isPending} disabled={!isDue} data-first-focus>
            {estimate ? describeStart(estimate) : 'Build hub'}
          </Button>
        )}
      </DialogButtons>
    </form>
  )
}
