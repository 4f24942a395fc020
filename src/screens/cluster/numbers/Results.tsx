import {
  describePotentialClicks,
  describeRelevance,
  describeVolume,
  EXPLANATIONS,
  volumeOf,
  type Article,
} from '#features/articles/web/index.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { formatCount, formatPercent, formatScore } from '#ui/numbers.ts'
import { Explain } from '#ui/panels/Explain.tsx'
import classes from './numbers.module.css'

const MATCH_RATE = {
  text: 'The share of the impressions for its keywords that its page gets. The rest goes to other pages of the site. It is unknown without impressions.',
  formula: 'Impressions of Cluster Match ÷ impressions of Cluster',
}

/** F-134, F-136: the results of a cluster. A value that is not known is shown as a dash. */
export function Results({ article }: { article: Article }) {
  const results = [
    {
      name: 'Search volume',
      explain: EXPLANATIONS.clusterVolume,
      value: <NotedCell {...describeVolume(volumeOf(article))} />,
    },
    {
      name: 'Potential clicks',
      explain: EXPLANATIONS.potentialClicks,
      value: <NotedCell {...describePotentialClicks(article)} />,
    },
    { name: 'Keywords', value: formatCount(article.keyword_count) },
    {
      name: 'Cluster Match Rate',
      explain: MATCH_RATE,
      value: <MatchRate rate={article.cluster_match_rate} />,
    },
    { name: 'SERP overlap', explain: EXPLANATIONS.overlap, value: <Score score={article.serp_overlap} /> },
    { name: 'Relevance', explain: EXPLANATIONS.relevance, value: <Score score={article.relevance} /> },
  ]
  const parts = describeRelevance(article)
  return (
    <section aria-label="Results">
      <dl className={classes.results}>
        {results.map(({ name, explain, value }) => (
          <div key={name}>
            <dt>
              {name}
              {explain && <Explain about={name} {...explain} />}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.parts}>
        {parts === null
          ? 'The relevance is not known yet: it is computed in the background.'
          : `Relevance: ${parts}`}
      </p>
    </section>
  )
}

function MatchRate({ rate }: { rate: number | null }) {
  return rate === null ? '–' : formatPercent(rate / 100)
}

/** "7.7 / 10" */
function Score({ score }: { score: number | null }) {
  if (score === null) return '–'
  return (
    <>
      {formatScore(score)}
      <small> / 10</small>
    </>
  )
}
