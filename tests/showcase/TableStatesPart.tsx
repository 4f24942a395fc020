import { EmptyState } from '#ui/status/EmptyState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Sort } from '#ui/table/SortHeader.tsx'
import { Button } from '@mantine/core'
import { IconInbox } from '#ui/icons.ts'
import { useState } from 'react'
import { DEMO_COLUMNS } from './DemoColumns.tsx'
import { listDemoRows, type DemoRow } from './demo-rows.ts'
import { Example } from './Example.tsx'

const ROWS = listDemoRows(4)
const COLUMNS = DEMO_COLUMNS.slice(0, 6)
const STATES = [
  { title: 'Ready, with a row selected', label: 'Ready items', state: 'ready', rows: ROWS },
  { title: 'Loading for the first time', label: 'Loading items', state: 'loading', rows: [] },
  { title: 'The next rows are loading', label: 'Refreshing items', state: 'refreshing', rows: ROWS },
  { title: 'Nothing there', label: 'No items', state: 'ready', rows: [] },
  { title: 'Not loaded', label: 'Failed items', state: 'error', rows: [] },
] as const

export function TableStatesPart() {
  const [sort, setSort] = useState<Sort | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  return (
    <>
      <PageHeader
        title="Table states"
        note="What a list looks like before, without and instead of its rows."
      />
      {STATES.map(({ title, label, state, rows }) => (
        <Example key={title} title={title}>
          <DataTable
            label={label}
            columns={COLUMNS}
            rows={rows}
            keyOf={keyOf}
            nameOf={nameOf}
            state={state}
            sorting={{ sort, onSort: setSort }}
            selection={{ selected, onSelect: setSelected }}
            onRetry={() => {}}
            empty={
              <EmptyState
                icon={<IconInbox size={24} stroke={1.5} />}
                sentence="Items appear here as soon as you add some."
                action={<Button>Add items</Button>}
              />
            }
          />
        </Example>
      ))}
    </>
  )
}

function keyOf({ id }: DemoRow): string {
  return id
}

function nameOf({ name }: DemoRow): string {
  return name
}
