import { describeRelevance, LockMark, type Article } from '#features/articles/web/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { formatScore } from '#ui/numbers.ts'
import type { DataColumn } from '#ui/table/columns.ts'

import classes from './ClusterColumns.module.css'

interface Place {
  workspaceId: number
  contentplanId: number
}

/** Columns of the cluster list. A value that is not known is shown as a dash. */
export function listColumns(place: Place): readonly DataColumn<Article>[] {
  return [
    {
      key: 'title',
      header: 'Cluster',
      isFixed: true,
      value: ({ title }) => title,
      cell: ({ id, title, is_locked: isLocked }) => (
        <span className={classes.title}>
          <LinkCell text={title} href={contentplanPath(place, `article/${id}`)} isNewTab />
          {isLocked && <LockMark />}
        </span>
      ),
    },
    {
      key: 'article_url',
      header: 'Page',
      width: 240,
      value: ({ article_url: url }) => url,
      cell: ({ article_url: url }) => <PageCell url={url} />,
    },
    {
      key: 'keyword_count',
      header: 'Keywords',
      isNumber: true,
      width: 100,
      value: (row) => row.keyword_count,
    },
    {
      key: 'estimated_search_volume',
      header: 'Search volume',
      isNumber: true,
      width: 128,
      value: (row) => row.estimated_search_volume,
    },
    {
      key: 'serp_overlap',
      header: 'SERP overlap',
      isNumber: true,
      width: 120,
      value: (row) => row.serp_overlap,
      cell: ({ serp_overlap: overlap }) => (overlap === null ? '–' : formatScore(overlap)),
    },
    {
      key: 'relevance',
      header: 'Relevance',
      isNumber: true,
      width: 104,
      value: (row) => row.relevance,
      cell: (row) =>
        row.relevance === null ? (
          '–'
        ) : (
          <span title={describeRelevance(row) ?? undefined}>{formatScore(row.relevance)}</span>
        ),
    },
  ]
}
