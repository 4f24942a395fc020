import { describeVolume, volumeOf, type SharedArticle } from '#features/articles/web/index.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { formatCount } from '#ui/numbers.ts'
import classes from './ArticleShared.module.css'

/** What the article may bring (F-143). The numbers are estimates, and it says so (G-31). */
export function Estimates({ article }: { article: SharedArticle }) {
  const { estimates, potential_clicks: clicks, keyword_count: keywords } = article
  const isGuess = clicks === null
  return (
    <section className={classes.section} aria-labelledby="shared-estimates">
      <h2 id="shared-estimates">Article KPI</h2>
      <dl className={classes.figures}>
        <div>
          <dt>Estimated traffic</dt>
          <dd>
            {formatCount(estimates.traffic)} <small>visits a month</small>
          </dd>
        </div>
        <div>
          <dt>Estimated conversions</dt>
          <dd>
            {formatCount(estimates.conversions)} <small>a month</small>
          </dd>
        </div>
        <div>
          <dt>Estimated content score</dt>
          <dd>
            {formatCount(estimates.content_score)} <small>of 100</small>
          </dd>
        </div>
        <div>
          <dt>Search volume</dt>
          <dd>
            <NotedCell {...describeVolume(volumeOf(article))} />{' '}
            <small>{keywords === 1 ? 'of 1 keyword' : `of ${formatCount(keywords)} keywords`}</small>
          </dd>
        </div>
      </dl>
      <p className={classes.note}>
        {isGuess
          ? 'Nothing is known of its keywords yet, so the traffic is a placeholder.'
          : 'Traffic: the clicks of a page that ranks first.'}{' '}
        Conversions: 1% of it. Estimates, not measurements: the content score is not computed from the text.
      </p>
    </section>
  )
}
