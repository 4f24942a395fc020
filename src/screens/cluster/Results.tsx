import { describeRelevance, type Article } from '#features/articles/web/index.ts'
import { formatCount, formatScore } from '#ui/numbers.ts'
import classes from './ArticleScreen.module.css'

/** F-134: the results of a cluster. A value that is not known is shown as a dash. */
export function Results({ article }: { article: Article }) {
  const { serp_overlap: overlap, relevance } = article
  const parts = describeRelevance(article)
  return (
    <section aria-label="Results">
      <dl className={classes.results}>
        <div>
          <dt>Search volume</dt>
          <dd>{formatCount(article.estimated_search_volume)}</dd>
        </div>
        <div title="Clicks of a month, if it ranked first for all of its searches.">
          <dt>Potential clicks</dt>
          <dd>{article.potential_clicks === null ? '–' : formatCount(article.potential_clicks)}</dd>
        </div>
        <div>
          <dt>Keywords</dt>
          <dd>{formatCount(article.keyword_count)}</dd>
        </div>
        <div title="How many of ten search results two keywords of this cluster share, on average.">
          <dt>SERP overlap</dt>
          <dd>
            {overlap === null ? (
              'N/a'
            ) : (
              <>
                {formatScore(overlap)}
                <small> / 10</small>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Relevance</dt>
          <dd>
            {relevance === null ? (
              '–'
            ) : (
              <>
                {formatScore(relevance)}
                <small> / 10</small>
              </>
            )}
          </dd>
        </div>
      </dl>
      <p className={classes.parts}>
        {parts === null
          ? 'The relevance is not known yet: it is computed in the background.'
          : `Relevance: ${parts}`}
      </p>
    </section>
  )
}
