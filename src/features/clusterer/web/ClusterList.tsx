import { saveFile } from '#platform/web/save-file.ts'
import { formatCount } from '#ui/numbers.ts'
import { MOST_ROWS } from '#ui/table/row-heights.ts'
import { TreeTable } from '#ui/table/TreeTable.tsx'
import { Button, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDownload, IconSearch } from '#ui/icons.ts'
import { useMemo, useState } from 'react'
import { ClusterCells, MemberCells } from './ClusterCells.tsx'
import classes from './ClusterList.module.css'
import { BY_VOLUME, sortAfterClick, sortClusters, type ClusterColumn } from './sort-clusters.ts'
import { useClusterRows } from './use-cluster-rows.ts'
import type { Clustered } from './cluster-in-worker.ts'
import { useKeywordFilter } from './use-keyword-filter.ts'

const COLUMNS = [
  { key: 'cluster', header: '#', className: classes.number },
  { key: 'mainKeyword', header: 'Main keyword' },
  { key: 'keywords', header: 'Keywords', isNumber: true, className: classes.figure },
  { key: 'volume', header: 'Search volume', isNumber: true, className: classes.volume },
  { key: 'overlap', header: 'SERP overlap', isNumber: true, className: classes.overlap },
] as const

const TOOLBAR_HEIGHT = 60

interface ClusterListProps {
  clustered: Clustered
  /** Whether the clusters of another minimum overlap are about to replace these. */
  isOutdated: boolean
}

export function ClusterList({ clustered, isOutdated }: ClusterListProps) {
  const [sort, setSort] = useState(BY_VOLUME)
  const sorted = useMemo(() => sortClusters(clustered.clusters, sort), [clustered.clusters, sort])
  const filter = useKeywordFilter(sorted, clustered.searchKeywords)
  const { rows, toggle } = useClusterRows(filter.filtered, clustered.listMembers)
  const isNarrow = useMediaQuery('(max-width: 639px)', false, { getInitialValueInEffect: false })

  return (
    <div className={classes.list} data-outdated={isOutdated || undefined} aria-busy={isOutdated}>
      <div className={classes.toolbar}>
        <TextInput
          className={classes.filter}
          aria-label="Filter by keyword"
          placeholder="Filter by keyword"
          leftSection={<IconSearch size={16} stroke={1.75} />}
          rightSection={
            <output className={classes.count}>
              {filter.isFiltered && formatCount(filter.filtered.length)}
              {filter.isFiltered && <span className={classes.found}> found</span>}
            </output>
          }
          rightSectionWidth={filter.isFiltered ? (isNarrow ? 56 : 96) : 0}
          rightSectionPointerEvents="none"
          value={filter.text}
          onChange={({ currentTarget: { value } }) => filter.setText(value)}
        />
        <Button
          className={classes.download}
          leftSection={<IconDownload size={18} stroke={1.75} />}
          disabled={isOutdated}
          onClick={async () => saveFile('clusters.csv', await clustered.writeCsv())}
        >
          Download CSV
        </Button>
      </div>
      <TreeTable<(typeof rows)[number], ClusterColumn>
        label="Clusters"
        columns={COLUMNS}
        rows={rows}
        rowHeight={isNarrow ? 52 : 40}
        stickyTop={TOOLBAR_HEIGHT}
        sort={sort}
        onSort={(key) => setSort(sortAfterClick(sort, key))}
        onToggle={toggle}
        renderCells={(row, isTabStop) =>
          row.kind === 'cluster' ? (
            <ClusterCells
              cluster={row.cluster}
              isExpanded={row.isExpanded ?? false}
              isTabStop={isTabStop}
              listMembers={clustered.listMembers}
            />
          ) : (
            <MemberCells member={row.member} />
          )
        }
      />
      {rows.length > MOST_ROWS && (
        <p className={classes.remark}>
          The table ends after {formatCount(MOST_ROWS)} rows: filter to see others. The CSV has all.
        </p>
      )}
      {filter.isFiltered && rows.length === 0 && (
        <p className={classes.remark}>No keyword contains “{filter.text.trim()}”.</p>
      )}
    </div>
  )
}
