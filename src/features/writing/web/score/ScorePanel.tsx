import { Button } from '@mantine/core'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { IconReportAnalytics } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { PanelProps } from '../beside/panel-props.ts'
import { isScored } from '../is-scored.ts'
import { JudgingProblem } from '../judging/JudgingProblem.tsx'
import { NoResearch } from '../NoResearch.tsx'
import { Gates } from './Gates.tsx'
import { Parts } from './Parts.tsx'
import classes from './Score.module.css'
import { Total } from './Total.tsx'

/** How good a text is by what can be counted, while it is typed: what blocks it, its points, and what mends them. */
export function ScorePanel({ evidence, opened, judging, jump, article }: PanelProps) {
  const { basis, hasFailed, isBusy, refetch } = evidence
  const { judged, problem } = judging
  if (opened !== null && !isScored(opened.section)) return <NotScored />
  if (hasFailed) return <ErrorPanel isBusy={isBusy} onRetry={refetch} />
  if (basis !== undefined && basis.profile === null)
    return (
      <NoResearch
        articleId={article.id}
        title="No score yet"
        sentence="The score compares this text with the pages that rank for its keywords. The researcher reads them."
      />
    )
  if (judged === null && problem !== null)
    return (
      <div className={classes.panel}>
        <JudgingProblem {...judging} />
      </div>
    )
  if (opened === null || judged === null)
    return <SkeletonRows label="The score is being computed" count={9} rowHeight={44} />
  const { score, markdown } = judged
  if (score === null || markdown.trim() === '')
    return (
      <EmptyState
        icon={<IconReportAnalytics size={24} stroke={1.5} />}
        title="This text is empty"
        sentence="Its score appears with the first words, and moves while you type."
      />
    )
  const rest = { judged, mends: judging.mends, opened, jump }
  return (
    <div className={classes.panel}>
      <JudgingProblem {...judging} />
      <Total score={score.score} />
      <Gates gates={score.gates} {...rest} />
      <Parts parts={score.parts} {...rest} />
    </div>
  )
}

function NotScored() {
  const changeSearch = useChangeSearch()
  return (
    <EmptyState
      icon={<IconReportAnalytics size={24} stroke={1.5} />}
      title="Only drafts have a score"
      sentence="The brief and the research are what the article is made from. The draft and the final draft are scored."
      action={
        <Button
          variant="default"
          onClick={() => changeSearch((now) => ({ ...now, text: 'final' }), { replace: true })}
        >
          Open the final draft
        </Button>
      }
    />
  )
}
