import type { ComponentType } from 'react'
import { CellsPart } from './CellsPart.tsx'
import { ChartPart } from './ChartPart.tsx'
import { ChipsPart } from './ChipsPart.tsx'
import { DateRangePart } from './DateRangePart.tsx'
import { DialogPart } from './DialogPart.tsx'
import { EditorPart } from './EditorPart.tsx'
import { FiltersPart } from './FiltersPart.tsx'
import { MessagesPart } from './MessagesPart.tsx'
import { PalettePart } from './PalettePart.tsx'
import { ProgressPart } from './ProgressPart.tsx'
import { StatesPart } from './StatesPart.tsx'
import { TablePart } from './TablePart.tsx'
import { TableStatesPart } from './TableStatesPart.tsx'

interface ShowcasePart {
  /** The part's hash in the address. */
  id: string
  title: string
  Part: ComponentType
}

export const FIRST_PART: ShowcasePart = { id: 'data-table', title: 'Data table', Part: TablePart }

export const PARTS: readonly ShowcasePart[] = [
  FIRST_PART,
  { id: 'table-states', title: 'Table states', Part: TableStatesPart },
  { id: 'cells', title: 'Cells', Part: CellsPart },
  { id: 'chart', title: 'Chart', Part: ChartPart },
  { id: 'date-range', title: 'Date range', Part: DateRangePart },
  { id: 'filters', title: 'Filters and choices', Part: FiltersPart },
  { id: 'chips', title: 'Chips and buttons', Part: ChipsPart },
  { id: 'confirm-dialog', title: 'Confirm dialog', Part: DialogPart },
  { id: 'messages', title: 'Messages', Part: MessagesPart },
  { id: 'palette', title: 'Palette and panels', Part: PalettePart },
  { id: 'progress', title: 'Progress', Part: ProgressPart },
  { id: 'editor', title: 'Editor', Part: EditorPart },
  { id: 'states', title: 'States', Part: StatesPart },
]
