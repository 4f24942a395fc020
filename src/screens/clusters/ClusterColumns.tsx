import { describeRelevance, LockMark, type Article } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { formatScore } from '#ui/numbers.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import classes from './ClusterColumns.module.css'

/** Columns of the cluster list. A value that is not known is shown as a dash. */
export function listColumns(place: PlanPlace): readonly DataColumn<Article>[] {
  return [
    {
      key: 'title',
      header: 'Cluster',
      isFixed: true,
      value: ({ title }) => title,
      cell: ({ id, title, is_locked: isLocked }) => (
        <span className={classes.title}>
          <LinkCell text={title} href={articlePath(place, id)} isNewTab />
          {isLocked && <LockMark />}
        </span>
      ),
    },
    {
      key: 'article_url',
      header: 'Page',
      width: 240,
      isLastOnPhones: true,
      value: ({ article_url: url }) => url,
      cell: ({ article_url: url }) => <PageCell url={url} />,
    },
    numberColumn({ key: 'keyword_count', header: 'Keywords', width: 100 }),
    numberColumn({ key: 'estimated_search_volume', header: 'Search volume', width: 128 }),
    numberColumn({ key: 'serp_overlap', header: 'SERP overlap', width: 120, format: formatScore }),
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
