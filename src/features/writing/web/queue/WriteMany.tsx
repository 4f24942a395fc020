import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { workspacesApi } from '#features/workspaces/web/index.ts'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { IconWriting } from '#ui/icons.ts'
import { formatNoun } from '#ui/numbers.ts'
import { OrderList } from '#ui/order/OrderList.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { describePrice } from '../../estimating/index.ts'
import { NO_CREDITS_FOR_ALL } from '../../rules.ts'
import { ConnectModel } from '../agents/ConnectModel.tsx'
import { writingApi } from '../api.ts'
import { describeMany } from './describe-many.ts'
import { useManyEstimate, type PricedArticle } from './use-many-estimate.ts'
import classes from './WriteMany.module.css'

interface NamedArticle {
  id: number
  title: string
  /** Where it is, and how far: "Boots · Top Funnel · No status". */
  where: string
}

interface WriteManyProps {
  place: PlanPlace
  /** Those that are to be written; absent: all favorites. */
  articleIds?: readonly number[]
  /** The names of all that may be shown. */
  named: readonly NamedArticle[]
  /** What is said when none of them can be written (E-66). */
  nothing: string
  onStarted: () => void
  onCancel: () => void
}

/** Asks before many articles are written: which, in which order, at what price, and which are left out and why. */
export function WriteMany({ place, articleIds, named, nothing, onStarted, onCancel }: WriteManyProps) {
  const { contentplanId } = place
  const { query, articles, covered, move } = useManyEstimate(contentplanId, articleIds)
  const starting = useStartMany(contentplanId, onStarted)
  const nameOf = new Map(named.map((one) => [one.id, one]))
  const titleOf = (id: number) => nameOf.get(id)?.title ?? nameWithout(id)
  const { data: estimate } = query
  if (query.isLoadingError)
    return (
      <ErrorPanel
        text="What this will cost could not be found out."
        onRetry={() => void query.refetch()}
        isBusy={query.isFetching}
      />
    )
  if (estimate === undefined)
    return <SkeletonRows label="Finding out what this will cost" count={6} rowHeight={56} />
  const hasNoCredits = estimate.credits_left === 0 && covered.length < articles.length
  return (
    <>
      {articles.length === 0 ? (
        <EmptyState icon={<IconWriting size={24} stroke={1.5} />} sentence={nothing} />
      ) : (
        <>
          {hasNoCredits && <ProblemLine text={NO_CREDITS_FOR_ALL} />}
          {covered.length > 0 && (
            <p className={classes.lead}>
              {describeMany({ estimate, covered })}
              {estimate.engine === 'extracts' && [' ', <ConnectModel key="connect" place={place} />]}
            </p>
          )}
          <OrderList
            label="Articles to be written, in their order"
            items={articles}
            keyOf={({ articleId }) => articleId}
            nameOf={({ articleId }) => titleOf(articleId)}
            onMove={move}
            render={(article) => <PricedLine article={article} named={nameOf.get(article.articleId)} />}
          />
        </>
      )}
      <LeftOut refused={estimate.refused} titleOf={titleOf} isOpen={articles.length === 0} />
      <div className={classes.buttons}>
        <DialogButtons>
          <Button variant="default" disabled={starting.isPending} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            data-first-focus
            loading={starting.isPending}
            disabled={covered.length === 0 || hasNoCredits}
            onClick={() => starting.mutate(covered.map(({ articleId }) => articleId))}
          >
            Confirm
          </Button>
        </DialogButtons>
      </div>
    </>
  )
}

function useStartMany(contentplanId: number, onStarted: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (articleIds: number[]) => writingApi.startMany.call({ contentplanId, articleIds }),
    meta: { errorMessage: 'The writing could not be started. Please try again.' },
    onSuccess: ({ started, refused }) => {
      const [first] = refused
      const left = first === undefined ? '' : ` ${refused.length} left out: ${first.reason}`
      showSnackbar({
        text: `${formatNoun(started.length, 'article is', 'articles are')} in the queue.${left}`,
        tone: 'info',
      })
      onStarted()
    },
    onSettled: () =>
      Promise.all([
        askAgain(queryClient, { queryKey: writingApi.key() }),
        askAgain(queryClient, { queryKey: workspacesApi.list.key() }),
      ]),
  })
}

interface PricedLineProps {
  article: PricedArticle
  named: NamedArticle | undefined
}

function PricedLine({ article, named }: PricedLineProps) {
  const title = named?.title ?? nameWithout(article.articleId)
  return (
    <>
      <div className={classes.words}>
        <span className={classes.title} title={title} dir="auto">
          {title}
        </span>
        <span className={classes.where}>
          {!article.isCovered && <strong className={classes.short}>Not enough credits</strong>}
          <span dir="auto">{named?.where}</span>
        </span>
      </div>
      <span className={classes.price}>
        <span className={classes.model} data-asked={article.tokens.most > 0}>
          {describePrice(article)}
        </span>
        <span className={classes.credits}>
          {article.credits === 0 ? 'no credit' : formatNoun(article.credits, 'credit', 'credits')}
        </span>
      </span>
    </>
  )
}

interface LeftOutProps {
  refused: readonly { articleId: number; reason: string }[]
  titleOf: (articleId: number) => string
  isOpen: boolean
}

/** The articles that are not written, and why. */
function LeftOut({ refused, titleOf, isOpen }: LeftOutProps) {
  if (refused.length === 0) return null
  return (
    <details className={classes.refused} open={isOpen}>
      <summary>{formatNoun(refused.length, 'article is', 'articles are')} left out</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keys, too */}
      <ul aria-label="Articles that are left out" tabIndex={0}>
        {refused.map(({ articleId, reason }) => (
          <li key={articleId}>
            <span className={classes.title} dir="auto">
              {titleOf(articleId)}
            </span>
            <span className={classes.where}>{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function nameWithout(articleId: number): string {
  return `Cluster ${articleId}`
}
