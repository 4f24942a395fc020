import { contentplanPath } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { formatScore } from '#ui/numbers.ts'
import type { DataColumn } from '#ui/table/columns.ts'
import type { SimilarArticle } from '../api.ts'
import { writeApartAddress } from '../apart/apart-address.ts'
import classes from '../overlap.module.css'

interface ColumnsInput {
  place: { workspaceId: number; contentplanId: number }
  /** The path of the page of the cluster that the others are similar to. */
  path: string
}

export function listSimilarColumns({ place, path }: ColumnsInput): readonly DataColumn<SimilarArticle>[] {
  return [
    {
      key: 'title',
      header: 'Cluster',
      isFixed: true,
      value: ({ title }) => title,
      cell: ({ id, title }) => <LinkCell text={title} href={contentplanPath(place, `article/${id}`)} />,
    },
    {
      key: 'keyword_count',
      header: 'Keywords',
      isNumber: true,
      width: 112,
      value: (row) => row.keyword_count,
    },
    {
      key: 'shared_urls',
      header: 'Shared results',
      isNumber: true,
      width: 144,
      value: (row) => row.shared_urls,
    },
    {
      key: 'score',
      header: 'SERP overlap',
      isNumber: true,
      width: 136,
      value: (row) => row.score,
      cell: ({ id, title, score }) => (
        <AppLink
          className={classes.count}
          href={writeApartAddress(path, id)}
          title={`Why this cluster and “${title}” are not one`}
        >
          {formatScore(score)} of 10
        </AppLink>
      ),
    },
  ]
}
