import type { ReactNode } from 'react'
import { ARTICLE_PAGE_SIZES } from '#features/articles/rules.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { readSort, type ClustersView } from '../clusters-view.ts'
import { toneOf } from '../describe-cluster.ts'
import type { useClusters } from '../use-clusters.ts'
import type { ViewChange } from '../use-clusters-view.ts'
import type { Line } from './lines.ts'
import type { useClusterTable } from './use-cluster-table.ts'

interface ClusterTableProps {
  view: ClustersView
  found: ReturnType<typeof useClusters>
  table: ReturnType<typeof useClusterTable>
  empty: ReactNode
  onChange: (part: ViewChange, options?: { replace: boolean }) => void
}

/** The clusters of a view, each with its keywords below it when it is opened. */
export function ClusterTable({ view, found, table, empty, onChange }: ClusterTableProps) {
  const { columns, others, lines, selection } = table
  const paging = usePaging({
    page: view.page,
    pageSize: view.pageSize,
    pageSizes: ARTICLE_PAGE_SIZES,
    total: found.total ?? 0,
    isReady: found.state === 'ready',
    onChange,
  })
  return (
    <DataTable
      label="Clusters"
      columns={columns}
      hiddenColumns={others.hidden}
      rows={lines}
      keyOf={keyOf}
      nameOf={nameOf}
      toneOf={toneOfLine}
      isBelow={isBelow}
      state={found.textProblem === null ? found.state : 'ready'}
      onRetry={found.refetch}
      sorting={{
        sort: view.sort,
        onSort: (sort) => onChange({ sort: readSort(sort) }),
        isByServer: true,
      }}
      selection={{
        selected: selection.selectedKeys,
        onSelect: (keys) => selection.selectKeys(keys, lines),
        isSelectable,
      }}
      hasPageKeys
      paging={paging}
      empty={empty}
    />
  )
}

function keyOf({ key }: Line): string {
  return key
}

function nameOf(line: Line): string {
  return line.kind === 'keyword' ? line.keyword.keyword : line.article.title
}

function toneOfLine(line: Line) {
  return line.kind === 'cluster' ? toneOf(line.article) : undefined
}

function isBelow({ kind }: Line): boolean {
  return kind !== 'cluster'
}

function isSelectable({ kind }: Line): boolean {
  return kind !== 'note'
}
