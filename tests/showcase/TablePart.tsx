import { formatCount } from '#ui/numbers.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { ColumnMenu } from '#ui/table/ColumnMenu.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Sort } from '#ui/table/SortHeader.tsx'
import { TextFilter } from '#ui/fields/TextFilter.tsx'
import { Button } from '@mantine/core'
import { IconSearch } from '#ui/icons.ts'
import { useMemo, useState } from 'react'
import { DEMO_COLUMNS } from './DemoColumns.tsx'
import { listDemoRows, type DemoRow } from './demo-rows.ts'
import classes from './Showcase.module.css'

const ROWS = listDemoRows(2340)
const PAGE_SIZES = [100, 500, 1000]
const RISING = ROWS.filter(({ change }) => change > 0)

export function TablePart() {
  const [view, setView] = useState<'all' | 'rising'>('all')
  const [filter, setFilter] = useState('')
  const [sort, setSort] = useState<Sort>({ key: 'amount', direction: 'descending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['origin', 'share', 'visits']))
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 1000 })

  const found = useMemo(
    () => (view === 'all' ? ROWS : RISING).filter(({ name }) => name.includes(filter.toLowerCase())),
    [view, filter],
  )
  const rows = useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page, pageSize])
  const sum = useMemo(
    () => ROWS.reduce((total, { id, amount }) => total + (selected.has(id) ? amount : 0), 0),
    [selected],
  )

  return (
    <div className={classes.screen}>
      <PageHeader
        title="Data table"
        chip={<StatusChip tone="good">Ready</StatusChip>}
        note="J and K move, X selects, Enter opens, ? shows all keys."
        actions={
          <>
            <div className={classes.filter}>
              <TextFilter
                label="Filter by name"
                value={filter}
                hasSlashKey
                onApply={(text) => {
                  setFilter(text)
                  setPage({ page: 1, pageSize })
                }}
              />
            </div>
            <ColumnMenu columns={DEMO_COLUMNS} hidden={hidden} onChange={setHidden} />
          </>
        }
      />
      <CountTabs
        label="Views"
        value={view}
        tabs={[
          { value: 'all', label: 'All', count: ROWS.length },
          { value: 'rising', label: 'Rising', count: RISING.length },
        ]}
        onChange={(next) => {
          setView(next)
          setPage({ page: 1, pageSize })
        }}
      />
      <DataTable
        label="Items"
        columns={DEMO_COLUMNS}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        sorting={{ sort, onSort: setSort }}
        selection={{ selected, onSelect: setSelected }}
        rowActions={listActions}
        hiddenColumns={hidden}
        paging={{
          page,
          pageSize,
          pageSizes: PAGE_SIZES,
          total: found.length,
          onPage: (next) => setPage({ page: next, pageSize }),
          onPageSize: (next) => setPage({ page: 1, pageSize: next }),
        }}
        hasPageKeys
        empty={
          <EmptyState
            icon={<IconSearch size={24} stroke={1.5} />}
            sentence={`Nothing matches “${filter}”.`}
            action={
              <Button variant="default" onClick={() => setFilter('')}>
                Show all
              </Button>
            }
          />
        }
      />
      <SelectionBar
        count={selected.size}
        sums={[{ label: 'Amount', value: formatCount(sum) }]}
        actions={
          <Button
            size="xs"
            variant="default"
            onClick={() => showSnackbar({ text: `${selected.size} moved` })}
          >
            Move
          </Button>
        }
        onClear={() => setSelected(new Set())}
      />
    </div>
  )
}

function keyOf({ id }: DemoRow): string {
  return id
}

function nameOf({ name }: DemoRow): string {
  return name
}

function listActions({ name }: DemoRow) {
  return [
    { label: 'Rename', onSelect: () => showSnackbar({ text: `${name} renamed` }) },
    { label: 'Move to a group', isDisabled: true, onSelect: () => {} },
    {
      label: 'Delete',
      isDanger: true,
      onSelect: () =>
        showSnackbar({ text: `${name} deleted`, action: { label: 'Undo', onSelect: () => {} } }),
    },
  ]
}
