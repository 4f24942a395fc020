import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Agent } from '#features/articles/rules.ts'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { NO_CREDITS } from '#features/writing/rules.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconProgress, IconWriting } from '#ui/icons.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './Agents.module.css'
import { ConnectModel } from './ConnectModel.tsx'
import { canGoOn, describeNext, describeRun } from './describe-run.ts'
import { findActive, findLoneAgent, type WrittenRun } from './running/follow-run.ts'
import { useEstimate } from './running/use-estimate.ts'
import type { WritingState } from './running/use-writing.ts'
import { useCallAgent, useStartWriting, useStopWriting } from './running/use-writing-actions.ts'
import { WritingSteps } from './WritingSteps.tsx'

const RewriteDialog = lazy(() =>
  import('./RewriteDialog.tsx').then((part) => ({ default: part.RewriteDialog })),
)

interface WritingBarProps {
  place: PlanPlace
  article: Pick<Article, 'id' | 'title'>
  writing: WritingState
}

type Data = NonNullable<WritingState['data']>

/** Above the texts: what the agents do or did, and what can be asked of them. */
export function WritingBar({ place, article, writing }: WritingBarProps) {
  const rewriting = useDialogStep()
  const { data } = writing
  // The texts say themselves that the cluster is gone.
  if (writing.isGone) return null
  if (writing.hasFailed)
    return (
      <ErrorPanel
        text="How far this article is written could not be loaded."
        isBusy={writing.isBusy}
        onRetry={writing.refetch}
      />
    )
  // As high as a line with its estimate, so that the texts below do not move.
  if (data === undefined)
    return (
      <div className={classes.bar}>
        <SkeletonRows label="The writing is loading" count={1} rowHeight={64} />
      </div>
    )
  const active = findActive(data.run)
  return (
    <section className={classes.bar} aria-label="Writing">
      {active !== null ? (
        <ActiveRun key={active.id} articleId={article.id} run={active} />
      ) : (
        <AtRest
          place={place}
          articleId={article.id}
          data={data}
          onRewrite={() => rewriting.open('rewrite')}
        />
      )}
      {rewriting.value === 'rewrite' && (
        <Suspense>
          <RewriteDialog place={place} article={article} writing={data} onClose={rewriting.close} />
        </Suspense>
      )}
    </section>
  )
}

function ActiveRun({ articleId, run }: { articleId: number; run: WrittenRun }) {
  const stopping = useStopWriting()
  const words = describeRun(run)
  const isStopping = stopping.isPending || stopping.data?.isCancelled === true
  return (
    <>
      <div className={classes.line} data-tone="busy">
        <IconWriting size={18} stroke={1.75} aria-hidden="true" />
        <output className={classes.words}>{isStopping ? 'Stopping…' : words?.text}</output>
        <div className={classes.buttons}>
          <Button variant="default" disabled={isStopping} onClick={() => stopping.mutate(articleId)}>
            Stop
          </Button>
        </div>
      </div>
      <WritingSteps steps={run.steps} />
      {words?.detail && <p className={classes.detail}>{words.detail}</p>}
    </>
  )
}

const SIGNS = {
  neutral: IconInfoCircle,
  busy: IconProgress,
  good: IconCircleCheck,
  warning: IconAlertTriangle,
} as const

interface AtRestProps {
  place: PlanPlace
  articleId: number
  data: Data
  onRewrite: () => void
}

function AtRest({ place, articleId, data, onRewrite }: AtRestProps) {
  const { run, status } = data
  const mayGoOn = canGoOn(data)
  const ended = status === 'published' ? null : describeRun(run)
  const lone = run?.state === 'failed' ? findLoneAgent(run) : null
  const estimated = { workspaceId: place.workspaceId, articleId }
  const cost = useEstimate({ ...estimated, isWanted: mayGoOn })
  const again = useEstimate({ ...estimated, ...(lone !== null && { agent: lone }), isWanted: lone !== null })
  const Sign = ended === null ? IconWriting : SIGNS[ended.tone]
  return (
    <>
      <div className={classes.line} data-tone={ended?.tone}>
        <Sign size={18} stroke={1.75} aria-hidden="true" />
        <p className={classes.words} role={ended?.tone === 'warning' ? 'alert' : undefined}>
          {ended?.text ?? describeNext(data)}
        </p>
        <StartButtons
          articleId={articleId}
          data={data}
          lone={lone}
          canStart={!cost.hasNoCredit}
          canTryAgain={!again.hasNoCredit}
          onRewrite={onRewrite}
        />
      </div>
      {run !== null && run.state === 'failed' && <WritingSteps steps={run.steps} />}
      {ended?.detail && <p className={classes.detail}>{ended.detail}</p>}
      {lone !== null && <Cost cost={again} what="Try again: " />}
      {ended !== null && (mayGoOn || data.engine === 'extracts') && (
        <p className={classes.detail}>{describeNext(data)}</p>
      )}
      {data.engine === 'extracts' && (
        <p className={classes.detail}>
          <ConnectModel place={place} />
        </p>
      )}
      {mayGoOn && <Cost cost={cost} what={lone === null ? '' : `${nameStart(data, lone)}: `} />}
    </>
  )
}

interface StartButtonsProps extends Pick<AtRestProps, 'articleId' | 'data' | 'onRewrite'> {
  /** The agent that was called alone and has failed. */
  lone: Agent | null
  canStart: boolean
  canTryAgain: boolean
}

function StartButtons({ articleId, data, lone, canStart, canTryAgain, onRewrite }: StartButtonsProps) {
  const starting = useStartWriting()
  const calling = useCallAgent()
  const isBusy = starting.isPending || calling.isPending
  return (
    <div className={classes.buttons}>
      {data.status !== 'no status' && (
        <Button variant="default" disabled={isBusy} aria-haspopup="dialog" onClick={onRewrite}>
          Rewrite
        </Button>
      )}
      {canGoOn(data) && (
        <Button
          {...(lone !== null && { variant: 'default' })}
          loading={starting.isPending}
          disabled={!canStart || calling.isPending}
          onClick={() => starting.mutate({ articleId })}
        >
          {nameStart(data, lone)}
        </Button>
      )}
      {lone !== null && (
        <Button
          loading={calling.isPending}
          disabled={!canTryAgain || starting.isPending}
          onClick={() => calling.mutate({ articleId, agent: lone })}
        >
          Try again
        </Button>
      )}
    </div>
  )
}

function Cost({ cost, what }: { cost: ReturnType<typeof useEstimate>; what: string }) {
  return (
    <p className={classes.detail} data-bad={cost.hasNoCredit || undefined}>
      {what}
      {cost.hasNoCredit ? NO_CREDITS : (cost.text ?? 'Estimating what it costs…')}
    </p>
  )
}

function nameStart({ run, status }: Data, lone: Agent | null): string {
  if (run?.state === 'failed' && lone === null) return 'Try again'
  return status === 'no status' ? 'Write' : 'Continue writing'
}
