import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { formatScore } from '#ui/numbers.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import type { SimilarArticle } from '../api.ts'
import { writeApartAddress } from '../apart/apart-address.ts'
import classes from '../overlap.module.css'

interface ColumnsInput {
  place: PlanPlace
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
      cell: ({ id, title }) => <LinkCell text={title} href={articlePath(place, id)} />,
    },
    numberColumn({ key: 'keyword_count', header: 'Keywords', width: 112 }),
    numberColumn({ key: 'shared_urls', header: 'Shared results', width: 144 }),
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
