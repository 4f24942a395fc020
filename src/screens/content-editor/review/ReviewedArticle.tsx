import { Suspense } from 'react'
import { AssistantPanel } from '#features/assistant/web/index.ts'
import type { OpenedArticle } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { OpenedText } from '#features/editor/web/index.ts'
import { ArticleWriting } from '#features/writing/web/index.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { askBefore } from '../marking/marked.ts'
import { PublishStep } from '../publishing/PublishStep.tsx'
import { usePublishStep } from '../publishing/use-publish-step.ts'
import { ChangedLine } from './ChangedLine.tsx'
import { GateLine } from './GateLine.tsx'
import classes from './Review.module.css'
import { ReviewActions } from './ReviewActions.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'
import { useJump } from './use-jump.ts'
import { useMarking } from './use-marking.ts'
import { useQuality } from './use-quality.ts'

interface ReviewedArticleProps {
  place: PlanPlace
  article: OpenedArticle
  /** When it was loaded. */
  now: Date
  /** Its texts that can be typed in by now. */
  opened: readonly OpenedText[]
  onOpened: (text: OpenedText) => void
}

/** What an article is, what can be done with it, and its texts. */
export function ReviewedArticle(props: ReviewedArticleProps) {
  const { place, article, now, opened, onOpened } = props
  const quality = useQuality(article.id)
  const marking = useMarking(article, opened)
  const final = opened.find(({ section }) => section === 'final')
  const jump = useJump(final)
  const publishing = usePublishStep(place)
  return (
    <article className={classes.article} aria-labelledby="reviewed-title">
      <header className={classes.header}>
        <div className={classes.words}>
          <h2 id="reviewed-title" className={classes.title} dir="auto">
            {article.title}
          </h2>
          <ReviewFacts article={article} now={now} score={quality.score} />
        </div>
        <ReviewActions
          place={place}
          article={article}
          marking={marking}
          onPublish={(state) => void marking.saved(() => publishing.ask(state, [article]))}
          hasRead={final !== undefined}
        />
      </header>
      <ProblemLine text={marking.isAsked ? null : marking.problem} />
      {article.is_changed_since_review && <ChangedLine />}
      <GateLine gates={quality.gates} onShow={jump} />
      <Suspense fallback={<SkeletonRows label="The texts are loading" count={10} rowHeight={36} />}>
        <ArticleWriting
          place={place}
          article={article}
          isFullScreen
          onOpened={onOpened}
          renderAssistant={(beside) => <AssistantPanel place={place} article={article} {...beside} />}
        />
      </Suspense>
      <PublishStep place={place} step={publishing} />
      {marking.isAsked && (
        <ConfirmDialog
          {...askBefore('published', [{ ...article, status: 'edited' }])}
          isBusy={marking.isBusy}
          onConfirm={marking.publishUnreviewed}
          onCancel={marking.stopAsking}
        >
          <ProblemLine text={marking.problem} />
        </ConfirmDialog>
      )}
    </article>
  )
}
