import { useMemo, useState } from 'react'
import { WordsCell } from '../cells/WordsCell.tsx'
import { formatCount, formatNoun } from '../numbers.ts'
import type { DataColumn } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import classes from './IgnoredLines.module.css'

/** A line of a text or a file that was left out. */
interface LeftOutLine {
  /** Where the line is: its number in the text, or the file and its number there. */
  line: number | string
  text: string
  reason: string
  /** The keyword that it becomes when it is kept all the same; null when it cannot be one. */
  cleaned?: string | null
}

interface NumberedLine extends LeftOutLine {
  /** The same text can be twice on one line. */
  place: number
}

interface IgnoredLinesProps {
  lines: readonly LeftOutLine[]
  /** Number of all ignored lines, when `lines` are only the first of them. */
  count?: number
}

const COLUMNS: readonly DataColumn<NumberedLine>[] = [
  { key: 'line', header: 'Line', width: 120, value: ({ line }) => line },
  { key: 'text', header: 'Text', value: ({ text }) => text, cell: ({ text }) => <WordsCell text={text} /> },
  {
    key: 'reason',
    header: 'Reason',
    width: 240,
    value: ({ reason }) => reason,
    cell: ({ reason }) => <WordsCell text={reason} />,
  },
  {
    key: 'cleaned',
    header: 'Kept as',
    width: 200,
    value: ({ cleaned = null }) => cleaned,
    cell: ({ cleaned = null }) => (cleaned === null ? '–' : <WordsCell text={cleaned} />),
  },
]
const NONE_HIDDEN: ReadonlySet<string> = new Set()
const WITHOUT_CLEANED: ReadonlySet<string> = new Set(['cleaned'])

/** The lines that were ignored, each with the reason, folded behind one line. */
export function IgnoredLines({ lines, count = lines.length }: IgnoredLinesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const rows = useMemo(() => lines.map((line, place) => ({ ...line, place })), [lines])
  if (count === 0) return null
  return (
    <details className={classes.ignored} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{formatNoun(count, 'line is', 'lines are')} ignored</summary>
      {isOpen && (
        <>
          <div className={classes.rows}>
            <DataTable
              label="Ignored lines"
              columns={COLUMNS}
              rows={rows}
              hiddenColumns={lines.some(canBeKept) ? NONE_HIDDEN : WITHOUT_CLEANED}
              keyOf={keyOf}
              nameOf={nameOf}
              empty={null}
            />
          </div>
          {count > lines.length && (
            <p>
              These are the first {formatCount(lines.length)} of {formatCount(count)}.
            </p>
          )}
        </>
      )}
    </details>
  )
}

function canBeKept({ cleaned = null }: LeftOutLine): boolean {
  return cleaned !== null
}

function keyOf({ place }: NumberedLine): string {
  return String(place)
}

function nameOf({ text }: LeftOutLine): string {
  return text
}
