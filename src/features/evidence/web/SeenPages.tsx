import { useId } from 'react'
import { ACTION_NAMES } from '#features/advice/rules.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatCount, formatNoun, formatPercent, formatScore } from '#ui/numbers.ts'
import type { Evidence, SeenPage } from './api.ts'
import classes from './Evidence.module.css'

/** The own pages that are seen for a cluster, those that compete each with the keywords that they are seen for most. */
export function SeenPages({
  place,
  evidence: { article_id: ownId, impressions: total, pages, morePages },
}: {
  place: PlanPlace
  evidence: Pick<Evidence, 'article_id' | 'impressions' | 'pages' | 'morePages'>
}) {
  const titleId = useId()
  return (
    <section className={classes.part} aria-labelledby={titleId}>
      <h3 id={titleId}>Your pages in search</h3>
      <p className={classes.note}>For the keywords of this cluster, in the last 30 days.</p>
      <table className={classes.pages} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col" data-number>
              Impressions
            </th>
            <th scope="col" data-number data-less>
              Share
            </th>
            <th scope="col" data-number data-less>
              Clicks
            </th>
            <th scope="col" data-number>
              Rank
            </th>
          </tr>
        </thead>
        {pages.map((page) => (
          <tbody key={page.page_id}>
            <PageRow place={place} ownId={ownId} page={page} />
            {page.competes &&
              page.keywords.map(({ keyword_id: id, keyword, impressions, clicks, position }) => (
                <tr key={id} data-keyword>
                  <th scope="row" title={keyword} dir="auto">
                    {keyword}
                  </th>
                  <td data-number>{formatCount(impressions)}</td>
                  <td data-number data-less>
                    {formatPercent(impressions / total)}
                  </td>
                  <td data-number data-less>
                    {formatCount(clicks)}
                  </td>
                  <td data-number>{writeRank(position)}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
      {morePages > 0 && (
        <p className={classes.note}>{formatNoun(morePages, 'more page is', 'more pages are')} seen less.</p>
      )}
    </section>
  )
}

interface PageRowProps {
  place: PlanPlace
  ownId: number
  page: SeenPage
}

function PageRow({ place, ownId, page }: PageRowProps) {
  const { url, impressions, share, clicks, position, isMatched, cluster, action } = page
  const other = cluster === null || cluster.article_id === ownId ? null : cluster
  return (
    <tr>
      <th scope="row">
        <PageCell url={url} />
        <span className={classes.about}>
          {isMatched && <ChipCell text="Matched" />}
          {other && (
            <span>
              Page of <AppLink href={articlePath(place, other.article_id)}>{other.title}</AppLink>
            </span>
          )}
          {cluster === null && <span>No cluster</span>}
          {action !== null && <span>Chosen: {ACTION_NAMES[action]}</span>}
        </span>
      </th>
      <td data-number>{formatCount(impressions)}</td>
      <td data-number data-less>
        {formatPercent(share)}
      </td>
      <td data-number data-less>
        {formatCount(clicks)}
      </td>
      <td data-number>{writeRank(position)}</td>
    </tr>
  )
}

function writeRank(position: number | null): string {
  return position === null ? '–' : formatScore(position)
}
