import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { PanelProps } from '../beside/panel-props.ts'
import { isScored } from '../is-scored.ts'
import { JudgingProblem } from '../judging/JudgingProblem.tsx'
import { NoResearch } from '../NoResearch.tsx'
import { CardList } from './CardList.tsx'
import { Fold } from '#ui/layout/Fold.tsx'
import { groupCards, type CardRow } from './group-cards.ts'
import { Findings, UnreadSources } from './Findings.tsx'
import classes from './Sources.module.css'
import { StrayCitations } from './StrayCitations.tsx'
import { UncitedSentences } from './UncitedSentences.tsx'

/** Where the statements of a text come from: its cards with their quotes, and what has no source. */
export function SourcesPanel(props: PanelProps) {
  const { evidence, article } = props
  const { found, hasFailed, isBusy, refetch } = evidence
  if (hasFailed) return <ErrorPanel isBusy={isBusy} onRetry={refetch} />
  if (found === undefined) return <SkeletonRows label="The sources are loading" count={8} rowHeight={56} />
  if (found.cards.length === 0)
    return (
      <div className={classes.panel}>
        <NoResearch
          articleId={article.id}
          title="No research yet"
          sentence="The researcher reads the pages that rank, and notes word for word what they say. Each note stands here with its source."
        />
        <UnreadSources sources={found.sources} />
      </div>
    )
  return <Cards {...props} found={found} />
}

interface CardsProps extends PanelProps {
  found: NonNullable<PanelProps['evidence']['found']>
}

function Cards({ found, opened, judging, shownCard, jump, article }: CardsProps) {
  const { judged, mends } = judging
  if (opened === null || (judged === null && judging.problem === null))
    return <SkeletonRows label="The sources are loading" count={8} rowHeight={56} />
  const isArticle = isScored(opened.section)
  const uses = isArticle ? (judged?.uses ?? []) : []
  const { used, unused, stray } = groupCards({ ...found, uses })
  const lists = { articleId: article.id, shownCard, jump }
  const isShown = ({ card }: CardRow) => card.id === shownCard.id
  const isShownUnused = unused.some(isShown)
  return (
    <div className={classes.panel}>
      <JudgingProblem {...judging} />
      {isArticle && (
        <Fold
          title="Used in this text"
          count={used.length}
          isOpen
          opening={used.some(isShown) ? shownCard.presses : 0}
        >
          {used.length === 0 ? (
            <p className={classes.note}>
              No number in this text leads to a source yet. Numbers appear where the agents cite what they
              write.
            </p>
          ) : (
            <CardList label="Used in this text" rows={used} {...lists} />
          )}
        </Fold>
      )}
      {isArticle && judged !== null && (
        <>
          <StrayCitations stray={stray} mends={mends} judged={judged} opened={opened} jump={jump} />
          <UncitedSentences judged={judged} mends={mends} opened={opened} jump={jump} />
        </>
      )}
      {unused.length > 0 && (
        <Fold
          title={isArticle ? 'Not used in this text' : 'Found by the researcher'}
          count={unused.length}
          isOpen={used.length === 0 || isShownUnused}
          opening={isShownUnused ? shownCard.presses : 0}
        >
          <CardList
            label={isArticle ? 'Not used in this text' : 'Found by the researcher'}
            rows={unused}
            {...lists}
          />
        </Fold>
      )}
      <Findings {...found} />
      <UnreadSources sources={found.sources} />
    </div>
  )
}
