import { useQuery } from '@tanstack/react-query'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { competitionApi, type CompetingCluster } from '../api.ts'
import { KeywordList } from './KeywordList.tsx'

/** As many grey rows as are seen without scrolling. */
const MOST_LOADING = 10

interface OtherKeywordsProps {
  contentplanId: number
  articleId: number
  other: CompetingCluster
}

/** The keywords of a cluster that competes with another one, which are asked for when they are opened. */
export function OtherKeywords({
  contentplanId,
  articleId,
  other: { id: otherId, keyword_count: count },
}: OtherKeywordsProps) {
  const input = { articleId, otherId }
  const { data, error, isRefetching, refetch } = useQuery(
    competitionApi.listKeywords.queryOptions({ input, meta: { followsMessages: true } }),
  )
  useFollowPlan(contentplanId, competitionApi.listKeywords.key({ input }))
  if (data !== undefined) return <KeywordList count={count} keywords={data.keywords} />
  if (error === null)
    return (
      <SkeletonRows label="The keywords are loading" count={Math.min(count, MOST_LOADING)} rowHeight={31} />
    )
  return (
    <ErrorPanel
      {...(statusOf(error) === 404
        ? { title: 'Nothing to show', text: 'This cluster is not in the plan any more.' }
        : { onRetry: () => void refetch(), isBusy: isRefetching })}
    />
  )
}
