import { useQuery } from '@tanstack/react-query'
import { SHARED_COMPETITORS } from '#features/competition/rules.ts'
import { formatCount, formatScore } from '#ui/numbers.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './ArticleShared.module.css'
import { competitionApi } from './competition-api.ts'
import type { SharedPlace } from './use-shared-article.ts'

/** The pages of other sites that rank for most keywords of the article. */
export function Competitors({ place }: { place: SharedPlace }) {
  const { data, isLoadingError, isFetching, refetch } = useQuery(
    competitionApi.listCompetitors.queryOptions({
      input: { ...place, limit: SHARED_COMPETITORS },
      staleTime: Infinity,
    }),
  )
  return (
    <section className={classes.section} aria-labelledby="shared-competitors">
      <h2 id="shared-competitors">Top competitors</h2>
      {isLoadingError && (
        <ErrorPanel
          text="The competitors could not be loaded."
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      )}
      {data === undefined && !isLoadingError && (
        <SkeletonRows label="The competitors are loading" count={SHARED_COMPETITORS} rowHeight={36} />
      )}
      {data?.urls.length === 0 && (
        <p className={classes.note}>The search results of these keywords are not known yet.</p>
      )}
      {data !== undefined && data.urls.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table} aria-labelledby="shared-competitors">
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Keywords</th>
                <th scope="col">Rank</th>
              </tr>
            </thead>
            <tbody>
              {data.urls.map(({ url, keywords, rank }) => (
                <tr key={url}>
                  <td>
                    <OtherPage url={url} />
                  </td>
                  <td>
                    {formatCount(keywords)} <small>of {formatCount(data.keyword_count)}</small>
                  </td>
                  <td>{formatScore(rank)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function OtherPage({ url }: { url: string }) {
  const { host, rest, href } = describeUrl(url)
  if (href === null) return host
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" title={url} dir="auto">
      <strong>{host}</strong>
      {rest}
    </a>
  )
}
