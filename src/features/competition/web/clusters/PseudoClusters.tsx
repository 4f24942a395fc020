import { useId } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { PseudoCluster } from '../api.ts'
import classes from '../competition.module.css'
import { LooseKeywordsButton } from './LooseKeywordsButton.tsx'
import { PSEUDO_NAMES } from './pseudo-names.ts'

interface PseudoClustersProps {
  place: PlanPlace
  article: Article
  pseudo: readonly PseudoCluster[]
}

/** The keywords in no cluster that compete with one (N-40); nothing where there are none. */
export function PseudoClusters({ place, article, pseudo }: PseudoClustersProps) {
  const titleId = useId()
  const shown = pseudo.filter(({ keyword_count: count }) => count > 0)
  if (shown.length === 0) return null
  const columns = listColumns({ place, article })
  return (
    <>
      <h3 id={titleId}>In no cluster</h3>
      <p className={classes.note}>
        Keywords for which the page of this cluster is seen, or that share results with it.
      </p>
      <DataTable
        label="Keywords in no cluster"
        columns={columns}
        rows={shown}
        keyOf={({ name }) => name}
        nameOf={nameOf}
        empty={null}
      />
    </>
  )
}

function nameOf({ name }: PseudoCluster): string {
  return PSEUDO_NAMES[name].name
}

function listColumns(
  of: Pick<PseudoClustersProps, 'place' | 'article'>,
): readonly DataColumn<PseudoCluster>[] {
  return [
    {
      key: 'name',
      header: 'Place',
      isFixed: true,
      isSortable: false,
      value: nameOf,
      cell: ({ name }) => <span title={PSEUDO_NAMES[name].meaning}>{PSEUDO_NAMES[name].name}</span>,
    },
    {
      key: 'keyword_count',
      header: 'Keywords',
      isNumber: true,
      isSortable: false,
      width: 120,
      value: ({ keyword_count: count }) => count,
      cell: (row) => <LooseKeywordsButton {...of} pseudo={row} />,
    },
    numberColumn({ key: 'impressions', header: 'Impressions', width: 144, isSortable: false }),
    numberColumn({ key: 'clicks', header: 'Clicks', width: 96, isSortable: false }),
  ]
}
