import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconPlayerPause, IconPlayerPlay, IconWriting } from '#ui/icons.ts'
import { OrderList } from '#ui/order/OrderList.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { DoneArticle, FailedArticle, WaitingArticle, WritingArticle } from './QueueLines.tsx'
import { describeQueue, describeSpent, sortQueue, type Queue, type QueuedArticle } from './queue-view.ts'
import { useQueue } from './use-queue.ts'
import { useQueueChanges } from './use-queue-changes.ts'
import classes from './WritingQueue.module.css'

interface WritingQueueProps {
  place: PlanPlace
  onClose: () => void
}

/** The articles of a plan that are being written or wait for it: their order, what they cost, and what failed and why. */
export function WritingQueue({ place, onClose }: WritingQueueProps) {
  const query = useQueue(place.contentplanId)
  return (
    <Dialog title="Writing queue" isWide hasMessages onClose={onClose}>
      {query.data ? (
        <QueueContent place={place} queue={query.data} />
      ) : query.isLoadingError ? (
        <ErrorPanel
          text="The queue could not be loaded."
          onRetry={() => void query.refetch()}
          isBusy={query.isFetching}
        />
      ) : (
        <SkeletonRows label="The queue is loading" count={6} rowHeight={56} />
      )}
    </Dialog>
  )
}

const PAUSED = 'Paused: nothing new begins. What has begun is finished.'
const GOES_ON = 'The queue goes on by itself as soon as there are credits.'

function QueueContent({ place, queue }: { place: PlanPlace; queue: Queue }) {
  const changes = useQueueChanges(place.contentplanId)
  const { articles, is_paused: isPaused } = queue
  const { writing, next, waiting, failed, done } = sortQueue(articles)
  const { pausing, moving, ending, retrying } = changes
  if (articles.length === 0 && !isPaused)
    return (
      <EmptyState
        icon={<IconWriting size={24} stroke={1.5} />}
        sentence="Nothing is being written. Write all puts your favorites into this queue."
      />
    )
  return (
    <div className={classes.queue}>
      <QueueHead queue={queue} pausing={pausing} />
      <Part title="Being written" count={writing.length}>
        <ul className={classes.list}>
          {writing.map((one) => (
            <WritingArticle key={one.runId} place={place} article={one} onStop={() => ending.mutate(one)} />
          ))}
        </ul>
      </Part>
      <Part title="Next" count={next.length}>
        <ul className={classes.list}>
          {next.map((one) => (
            <li key={one.runId} className={classes.line}>
              <WaitingArticle place={place} article={one} onTakeOut={() => ending.mutate(one)} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Waiting" count={waiting.length}>
        <OrderList
          label="Articles that wait, in their order"
          items={waiting}
          keyOf={({ articleId }) => articleId}
          nameOf={({ title }) => title}
          onMove={(moved, before) => moving.mutate({ moved, before })}
          render={(one) => (
            <WaitingArticle place={place} article={one} onTakeOut={() => ending.mutate(one)} />
          )}
        />
      </Part>
      <FailedPart place={place} failed={failed} retrying={retrying} />
      <Part title="Done in the last day" count={done.length}>
        <ul className={classes.list}>
          {done.map((one) => (
            <DoneArticle key={one.runId} place={place} article={one} />
          ))}
        </ul>
      </Part>
    </div>
  )
}

type Changes = ReturnType<typeof useQueueChanges>

/** What goes on, the button that stops it, and why it stands still. */
function QueueHead({ queue, pausing }: { queue: Queue; pausing: Changes['pausing'] }) {
  const { articles, is_paused: isPaused, held_reason: heldReason } = queue
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause
  return (
    <>
      <div className={classes.head}>
        <p className={classes.lead}>
          {describeQueue(articles)} {describeSpent(articles)}
        </p>
        <Button
          variant={isPaused ? 'filled' : 'default'}
          leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />}
          data-first-focus
          loading={pausing.isPending}
          onClick={() => pausing.mutate(isPaused ? 'resume' : 'pause')}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      </div>
      <output className={classes.paused}>{isPaused && PAUSED}</output>
      <ProblemLine text={heldReason === null ? null : `${heldReason} ${GOES_ON}`} />
    </>
  )
}

interface FailedPartProps {
  place: PlanPlace
  failed: readonly QueuedArticle[]
  retrying: Changes['retrying']
}

function FailedPart({ place, failed, retrying }: FailedPartProps) {
  const all = failed.length > 1 && (
    <Button
      size="compact-sm"
      variant="default"
      loading={retrying.isPending}
      onClick={() => retrying.mutate(failed)}
    >
      Try all again
    </Button>
  )
  return (
    <Part title="Failed" count={failed.length} action={all}>
      <ul className={classes.list}>
        {failed.map((one) => (
          <FailedArticle
            key={one.runId}
            place={place}
            article={one}
            isBusy={retrying.isPending}
            onRetry={() => retrying.mutate([one])}
          />
        ))}
      </ul>
    </Part>
  )
}

interface PartProps {
  title: string
  count: number
  action?: ReactNode
  children: ReactNode
}

/** A part of the queue with its number; nothing when it is empty. */
function Part({ title, count, action, children }: PartProps) {
  if (count === 0) return null
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.partHead}>
        <h3>
          {title} <span className={classes.count}>{count}</span>
        </h3>
        {action}
      </div>
      {children}
    </section>
  )
}
