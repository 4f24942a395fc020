import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { Sparkline } from '#ui/cells/Sparkline.tsx'
import { formatPercent, formatScore } from '#ui/numbers.ts'
import type { DataColumn } from '#ui/table/columns.ts'
import { DEMO_NOW, type DemoRow } from './demo-rows.ts'

export const DEMO_COLUMNS: readonly DataColumn<DemoRow>[] = [
  {
    key: 'name',
    header: 'Name',
    isFixed: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => <LinkCell text={name} href={`/showcase?row=${id}#cells`} />,
  },
  { key: 'amount', header: 'Amount', isNumber: true, width: 92, value: ({ amount }) => amount },
  { key: 'visits', header: 'Visits', isNumber: true, width: 84, value: ({ visits }) => visits },
  {
    key: 'share',
    header: 'Share',
    isNumber: true,
    width: 80,
    value: ({ share }) => share,
    cell: ({ share }) => formatPercent(share),
  },
  {
    key: 'place',
    header: 'Place',
    isNumber: true,
    width: 80,
    startsWith: 'ascending',
    value: ({ place }) => place,
    cell: ({ place }) => (place === null ? '–' : formatScore(place)),
  },
  {
    key: 'change',
    header: 'Change',
    isNumber: true,
    width: 92,
    value: ({ change }) => change,
    cell: ({ change }) => <DeltaCell value={change} />,
  },
  {
    key: 'weeks',
    header: '12 weeks',
    isSortable: false,
    width: 104,
    value: ({ weeks }) => weeks.at(-1) ?? null,
    cell: ({ weeks }) => <Sparkline values={weeks} label={`From ${weeks[0]} to ${weeks.at(-1)}`} />,
  },
  {
    key: 'group',
    header: 'Group',
    width: 112,
    value: ({ group }) => group,
    cell: ({ group }) => <ChipCell text={group} href="/showcase#cells" />,
  },
  { key: 'origin', header: 'Origin', width: 120, value: ({ origin }) => origin },
  {
    key: 'updated',
    header: 'Updated',
    width: 132,
    startsWith: 'descending',
    value: ({ updated }) => updated,
    cell: ({ updated }) => <DateCell date={updated} now={DEMO_NOW} />,
  },
]
