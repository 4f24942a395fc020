import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { IconWorld } from '#ui/icons.ts'
import { formatCount, formatScore } from '#ui/numbers.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { competitionApi, type Competitor } from '../api.ts'
import classes from '../competition.module.css'
import { CompetitorCell } from './CompetitorCell.tsx'

const NONE: readonly Competitor[] = []

/** F-141: the pages of other sites that rank for most keywords of a cluster. */
export function Competitors({ article }: { article: Article }) {
  const { id: articleId, contentplan_id: contentplanId } = article
  const query = useQuery(
    competitionApi.listCompetitors.queryOptions({ input: { articleId }, meta: { followsMessages: true } }),
  )
  useFollowPlan(contentplanId, competitionApi.listCompetitors.key({ input: { articleId } }))
  const count = query.data?.keyword_count ?? 0
  const columns = useMemo(() => listColumns(count), [count])
  return (
    <section className={classes.section}>
      <h2>Competitors</h2>
      <p className={classes.note}>
        Pages of other sites among the first ten results of most keywords, and their average rank.
      </p>
      <DataTable
        label="Competitors"
        columns={columns}
        rows={query.data?.urls ?? NONE}
        keyOf={keyOf}
        nameOf={keyOf}
        state={listStateOf(query)}
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState
            icon={<IconWorld size={24} stroke={1.5} />}
            sentence="The search results of these keywords are not known yet, or have pages of your site only."
          />
        }
      />
    </section>
  )
}

function keyOf({ url }: Competitor): string {
  return url
}

/** `count`: how many keywords the cluster has whose results are known. */
function listColumns(count: number): readonly DataColumn<Competitor>[] {
  return [
    {
      key: 'url',
      header: 'URL',
      isFixed: true,
      isSortable: false,
      value: ({ url }) => url,
      cell: (competitor) => <CompetitorCell competitor={competitor} />,
    },
    {
      key: 'keywords',
      header: 'Keywords',
      isNumber: true,
      isSortable: false,
      width: 144,
      value: ({ keywords }) => keywords,
      cell: ({ keywords }) => `${formatCount(keywords)} of ${formatCount(count)}`,
    },
    {
      key: 'rank',
      header: 'Rank',
      isNumber: true,
      isSortable: false,
      width: 96,
      value: ({ rank }) => rank,
      cell: ({ rank }) => formatScore(rank),
    },
  ]
}
