import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCost } from '#features/billing/rules.ts'
import { SpendLine } from '#features/serps/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { Facts, type Fact } from '#ui/dialogs/Facts.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { NO_VOLUMES, VOLUMES_KNOWN_DAYS } from '../../rules.ts'
import { volumesApi, type VolumeEstimate } from '../api.ts'
import { describeRun, isActiveRun } from './describe-run.ts'
import type { Volumes } from './use-volumes.ts'
import classes from './VolumesDialog.module.css'

interface VolumesDialogProps {
  contentplanId: number
  /** The selected keywords; null for all of the plan. */
  ids: readonly number[] | null
  starting: Volumes['starting']
  cancelling: Volumes['cancelling']
  onStarted: () => void
  onClose: () => void
}

/** The dialog before search volumes are asked for: of how many keywords, where, and what it costs. */
export function VolumesDialog(props: VolumesDialogProps) {
  const { contentplanId, ids, starting, cancelling, onStarted, onClose } = props
  const [isAgreed, setIsAgreed] = useState(false)
  const {
    data: estimate,
    isLoadingError,
    refetch,
  } = useQuery(
    volumesApi.estimate.queryOptions({
      input: { contentplanId, ...(ids !== null && { keywordIds: [...ids] }) },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  const run = estimate?.run ?? null
  const active = run !== null && isActiveRun(run) ? run : null
  const isKnown = estimate?.unknownCount === 0
  const problem = estimate && active === null && !isKnown ? findProblem(estimate) : null
  const needsConsent = estimate?.needsConfirmation === true && active === null && problem === null
  const canStart =
    estimate !== undefined && !isKnown && active === null && problem === null && (!needsConsent || isAgreed)
  return (
    <Dialog title="Get search volumes" isBusy={starting.isPending} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!canStart) return
          const consent = needsConsent ? { confirmedCost: estimate.cost } : {}
          starting.mutate({ ids, ...consent }, { onSuccess: onStarted })
        }}
      >
        {isLoadingError && <ErrorPanel onRetry={() => void refetch()} />}
        {estimate === undefined && !isLoadingError && (
          <SkeletonRows label="Counting keywords" count={3} rowHeight={28} />
        )}
        {estimate && active === null && <Estimate estimate={estimate} isSelection={ids !== null} />}
        {active && <ActiveRun run={active} cancelling={cancelling} />}
        {needsConsent && (
          <SpendLine cost={estimate.cost} on="search volumes" isAgreed={isAgreed} onAgree={setIsAgreed} />
        )}
        {isKnown && active === null && <p>The search volume of all these keywords is known.</p>}
        <ProblemLine text={problem ?? (starting.error && messageOf(starting.error, NOT_STARTED))} />
        <DialogButtons>
          <Button variant="default" disabled={starting.isPending} onClick={onClose}>
            Close
          </Button>
          {active === null && (
            <Button type="submit" loading={starting.isPending} disabled={!canStart}>
              Get search volumes
            </Button>
          )}
        </DialogButtons>
      </form>
    </Dialog>
  )
}

interface ActiveRunProps {
  run: NonNullable<VolumeEstimate['run']>
  cancelling: Volumes['cancelling']
}

/** The run that is under way, with a button that ends it. */
function ActiveRun({ run, cancelling }: ActiveRunProps) {
  const { found, reason, is_ending: isEnding } = run
  return (
    <div className={classes.active}>
      <output>
        Search volumes are being fetched: {formatCount(found)} found so far.
        {reason !== null && ` ${reason}`}
        {isEnding && ' This ends when the request that is under way is answered.'}
      </output>
      {!isEnding && (
        <div>
          <Button
            size="xs"
            variant="default"
            loading={cancelling.isPending}
            onClick={() => cancelling.mutate()}
          >
            Cancel the rest
          </Button>
        </div>
      )}
      <p className={classes.quiet}>Numbers that were found are kept, also when you cancel the rest.</p>
    </div>
  )
}

const NOT_STARTED = 'This could not be started. Please try again.'

function Estimate({ estimate, isSelection }: { estimate: VolumeEstimate; isSelection: boolean }) {
  const { provider, isSandbox, run } = estimate
  return (
    <>
      <p>
        Searches a month in the country and language of the plan. Exact numbers that keywords have already
        stay as they are.
      </p>
      <Facts facts={listFacts(estimate, isSelection)} />
      {isSandbox && (
        <p className={classes.quiet}>Search volumes of the sandbox cost nothing, and are made up.</p>
      )}
      {run !== null && !isActiveRun(run) && (
        <p className={classes.quiet}>Last time: {describeRun(run, isSandbox ? 'the sandbox' : provider)}</p>
      )}
    </>
  )
}

function listFacts(estimate: VolumeEstimate, isSelection: boolean): Fact[] {
  const { unknownCount, roughCount, askedBeforeCount, askCount, calls, batchSize } = estimate
  const { provider, isSandbox, cost } = estimate
  const without = [
    { name: 'Keywords without a search volume', value: formatCount(unknownCount - roughCount) },
    ...(roughCount > 0 ? [{ name: 'With an approximate one (~)', value: formatCount(roughCount) }] : []),
  ]
  if (provider === null) return without
  const before = {
    name: `Unknown to ${isSandbox ? 'the sandbox' : provider} in the last ${VOLUMES_KNOWN_DAYS} days${isSelection ? '' : ', not asked again'}`,
    value: formatCount(askedBeforeCount),
  }
  const ask = isSandbox ? 'To be made up by the sandbox' : `To be fetched from ${provider}`
  const requests = `${formatNoun(calls, 'request', 'requests')} of up to ${formatCount(batchSize)} keywords`
  return [
    ...without,
    ...(askedBeforeCount > 0 ? [before] : []),
    { name: ask, value: formatCount(askCount) },
    { name: 'Cost', value: cost === 0 ? 'None' : `About ${formatCost(cost)}, for ${requests}` },
  ]
}

/** Why nothing can be asked for; null when it can. */
function findProblem({ askCount, provider }: VolumeEstimate): string | null {
  if (provider === null) return NO_VOLUMES
  return askCount === 0
    ? `${provider} was asked in the last ${VOLUMES_KNOWN_DAYS} days, and does not know any of them.`
    : null
}
