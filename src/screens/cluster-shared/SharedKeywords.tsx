import { useQuery } from '@tanstack/react-query'
import { describeVolume, volumeOfKeyword } from '#features/articles/web/index.ts'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './ArticleShared.module.css'
import type { SharedPlace } from './use-shared-article.ts'

const LISTED = 10

/** The most searched keywords of the article, and how often each is searched. */
export function SharedKeywords({ place, count }: { place: SharedPlace; count: number }) {
  const { data, isLoadingError, isFetching, refetch } = useQuery(
    keywordsApi.listOfArticle.queryOptions({ input: { ...place, limit: LISTED }, staleTime: Infinity }),
  )
  const more = data === undefined ? 0 : data.total - data.keywords.length
  return (
    <section className={classes.section} aria-labelledby="shared-keywords">
      <h2 id="shared-keywords">Keywords</h2>
      {isLoadingError && (
        <ErrorPanel
          text="The keywords could not be loaded."
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      )}
      {data === undefined && !isLoadingError && (
        <SkeletonRows label="The keywords are loading" count={Math.min(count, LISTED)} rowHeight={28} />
      )}
      {data?.total === 0 && <p className={classes.note}>This cluster has no keywords.</p>}
      {data !== undefined && data.total > 0 && (
        <dl className={classes.keywords}>
          {data.keywords.map((row) => (
            <div key={row.keyword}>
              <dt dir="auto">{row.keyword}</dt>
              <dd>
                <NotedCell {...describeVolume(volumeOfKeyword(row))} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {more > 0 && (
        <p className={classes.note}>And {formatNoun(more, 'keyword', 'keywords')} that people search less.</p>
      )}
    </section>
  )
}
