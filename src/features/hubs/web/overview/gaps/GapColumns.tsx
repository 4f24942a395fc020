import {
  describePotentialClicks,
  describeVolume,
  volumeOf,
  type Article,
} from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { ActionCell } from '#features/pages/web/index.ts'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { formatScore } from '#ui/numbers.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'

/** The columns of the clusters of a hub (D-16). */
export function listColumns(place: PlanPlace): readonly DataColumn<Article>[] {
  return [
    {
      key: 'article_url',
      header: 'URL',
      width: 240,
      isLastOnPhones: true,
      value: ({ article_url: url }) => url,
      cell: ({ article_url: url }) => <PageCell url={url} />,
    },
    {
      key: 'title',
      header: 'Cluster',
      isFixed: true,
      leastWidth: 176,
      value: ({ title }) => title,
      cell: ({ id, title }) => <LinkCell text={title} href={articlePath(place, id)} isNewTab />,
    },
    {
      key: 'action',
      header: 'Action',
      width: 144,
      value: ({ action, suggested_action: suggested }) => action ?? suggested,
      cell: (article) => (article.page_id === null ? 'New page' : <ActionCell page={article} />),
    },
    {
      key: 'potential_clicks',
      header: 'Potential clicks',
      isNumber: true,
      value: ({ potential_clicks: clicks }) => clicks,
      cell: (article) => <NotedCell {...describePotentialClicks(article)} />,
    },
    {
      key: 'estimated_search_volume',
      header: 'Search Volume',
      isNumber: true,
      value: ({ estimated_search_volume: volume }) => volume,
      cell: (article) => <NotedCell {...describeVolume(volumeOf(article))} />,
    },
    numberColumn({
      key: 'google_position_last',
      header: 'Cluster Rank',
      format: formatScore,
      unknown: 'N/a',
      startsWith: 'ascending',
    }),
  ]
}
