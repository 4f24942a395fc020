import { Button } from '@mantine/core'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { describeStep } from '#features/trackers/web/index.ts'
import { IconX } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { describeCost, type QueuedArticle } from './queue-view.ts'
import classes from './WritingQueue.module.css'

interface LineProps {
  place: PlanPlace
  article: QueuedArticle
}

/** An article at work: its step, how far that is, and what it has cost so far. */
export function WritingArticle({ place, article, onStop }: LineProps & { onStop: () => void }) {
  const { title, step, progress, reason, steps, steps_done: done } = article
  const share = progress === null || progress.total === 0 ? 0.5 : progress.done / progress.total
  const now = describeNow(article)
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Title place={place} article={article} />
        <span className={classes.quiet}>
          {now}
          {reason !== null && ` · ${reason}`}
        </span>
        <ProgressBar
          label={`Progress of ${title}`}
          text={now}
          share={steps === 0 ? null : (done + (step === null ? 0 : share)) / steps}
        />
      </div>
      <Price article={article} />
      <IconButton label={`Stop writing ${title}`} onClick={onStop}>
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </li>
  )
}

/** "Drafting 3 of 8 · step 3 of 5". */
function describeNow({ step, progress, steps, steps_done: done }: QueuedArticle): string {
  if (step === null) return 'Begins'
  return `${describeStep(step, progress)} · step ${done + 1} of ${steps}`
}

/** An article that waits. */
export function WaitingArticle({ place, article, onTakeOut }: LineProps & { onTakeOut: () => void }) {
  return (
    <>
      <div className={classes.words}>
        <Title place={place} article={article} />
      </div>
      <Price article={article} />
      <IconButton label={`Take ${article.title} out of the queue`} onClick={onTakeOut}>
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </>
  )
}

/** An article whose writing has failed: at which step, and why. */
export function FailedArticle({
  place,
  article,
  isBusy,
  onRetry,
}: LineProps & { isBusy: boolean; onRetry: () => void }) {
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Title place={place} article={article} />
        <span className={classes.why}>
          <StatusChip tone="danger">{article.step ?? 'Writing'} failed</StatusChip>
          <span className={classes.quiet} dir="auto">
            {article.reason}
          </span>
        </span>
      </div>
      <Price article={article} />
      <Button
        size="compact-sm"
        variant="default"
        disabled={isBusy}
        aria-label={`Try again to write ${article.title}`}
        onClick={onRetry}
      >
        Try again
      </Button>
    </li>
  )
}

/** An article that is written, with what its last step has to say. */
export function DoneArticle({ place, article }: LineProps) {
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Title place={place} article={article} />
        {article.reason !== null && (
          <span className={classes.quiet} dir="auto">
            {article.reason}
          </span>
        )}
      </div>
      <Price article={article} />
    </li>
  )
}

function Title({ place, article }: LineProps) {
  return (
    <AppLink
      href={`${articlePath(place, article.articleId)}?tab=texts`}
      className={classes.title}
      title={article.title}
      dir="auto"
    >
      {article.title}
    </AppLink>
  )
}

function Price({ article }: Pick<LineProps, 'article'>) {
  return <span className={classes.price}>{describeCost(article)}</span>
}
