import {
  describePotentialClicks,
  describeRelevance,
  describeVolume,
  EXPLANATIONS,
  LockMark,
  TitleMark,
  volumeOf,
  type Article,
} from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { SEARCH_COLUMNS } from '#features/keywords/web/index.ts'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
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
      cell: (article) => (
        <span className={classes.title}>
          <LinkCell text={article.title} href={articlePath(place, article.id)} isNewTab />
          {article.is_locked && <LockMark />}
          <TitleMark article={article} />
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
    {
      key: 'estimated_search_volume',
      header: 'Search volume',
      isNumber: true,
      explain: EXPLANATIONS.clusterVolume,
      value: (row) => row.estimated_search_volume,
      cell: (row) => <NotedCell {...describeVolume(volumeOf(row))} />,
    },
    numberColumn({
      key: 'serp_overlap',
      header: 'SERP overlap',
      format: formatScore,
      explain: EXPLANATIONS.overlap,
    }),
    {
      key: 'potential_clicks',
      header: 'Potential clicks',
      isNumber: true,
      isOptional: true,
      explain: EXPLANATIONS.potentialClicks,
      value: (row) => row.potential_clicks,
      cell: (row) => <NotedCell {...describePotentialClicks(row)} />,
    },
    ...SEARCH_COLUMNS.map((column) => ({ ...column, isOptional: true })),
    {
      key: 'relevance',
      header: 'Relevance',
      isNumber: true,
      isOptional: true,
      explain: EXPLANATIONS.relevance,
      value: (row) => row.relevance,
      cell: (row) => (
        <NotedCell
          text={row.relevance === null ? '–' : formatScore(row.relevance)}
          note={describeRelevance(row)}
        />
      ),
    },
  ]
}
