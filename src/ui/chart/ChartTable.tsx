import { useState } from 'react'
import { formatCount, formatDelta } from '../numbers.ts'
import classes from './Chart.module.css'
import { showCell, type ChartData } from './chart-data.ts'

interface ChartTableProps {
  label: string
  data: ChartData
  isHidden: boolean
}

/** The chart's numbers as a table that opens on a click, also for screen readers. */
export function ChartTable({ label, data, isHidden }: ChartTableProps) {
  const [isOpen, setIsOpen] = useState(false)
  const marks = data.marks && new Map(data.marks.map(({ at, texts }) => [at, texts.join(' · ')]))
  return (
    <details
      className={classes.numbers}
      data-hidden={isHidden || undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>Show as table</summary>
      {isOpen && (
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              {data.header.map((name, index) => (
                <th key={name} scope="col" data-number={index > 0 || undefined}>
                  {name}
                </th>
              ))}
              {marks && <th scope="col">Annotations</th>}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <tr key={String(row[0])}>
                {row.map((value, index) => (
                  <td key={data.header[index]} data-number={index > 0 || undefined}>
                    {showCell(value, data.formats?.[index - 1] ?? showNumber)}
                  </td>
                ))}
                {marks && <td className={classes.notes}>{marks.get(String(row[0])) ?? ''}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

function showNumber(value: number): string {
  const sign = value < 0 ? '−' : ''
  return Number.isInteger(value) ? formatCount(value) : `${sign}${formatDelta(value)}`
}
