import type { Goal, Unit } from './measures.ts'
import type { SummaryRow } from './summarize.ts'

const HEAD = ['', 'mean', '95 % interval', 'goal', '', 'other tools']
/** Columns that are aligned at their end. */
const NUMERIC = new Set([1, 2])

/** The rows of one engine as a table for people. */
export function formatTable(rows: readonly SummaryRow[]): string {
  const lines = [HEAD, ...rows.map(listCells)]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return NUMERIC.has(column) ? cell.padStart(width) : cell.padEnd(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A row as a line for programs. */
export function formatJson({ engine, name, measure, of, mean, low, high, goal, holds }: SummaryRow): string {
  const { title, unit, published = null } = measure
  return JSON.stringify({ engine, name, title, unit, of, mean, low, high, goal, holds, published })
}

function listCells({ measure, mean, low, high, goal, holds }: SummaryRow): string[] {
  const { unit } = measure
  return [
    measure.title,
    formatValue(mean, unit),
    low === high ? '' : `${formatValue(low, unit)} to ${formatValue(high, unit)}`,
    goal === null ? '' : formatGoal(goal, unit),
    holds === null ? '' : holds ? 'holds' : 'falls short',
    measure.published ?? '',
  ]
}

function formatGoal(goal: Goal, unit: Unit): string {
  return 'least' in goal ? `>= ${formatValue(goal.least, unit)}` : `<= ${formatValue(goal.most, unit)}`
}

function formatValue(value: number, unit: Unit): string {
  switch (unit) {
    case 'share':
      return `${(value * 100).toFixed(1)} %`
    case 'count':
      return value.toFixed(value === Math.round(value) ? 0 : 2)
    case 'points':
      return value.toFixed(1)
    case 'tokens':
      return Math.round(value).toLocaleString('en-US')
    case 'dollars':
      return `$${value.toFixed(4)}`
    case 'ms':
      return `${value.toFixed(value < 100 ? 1 : 0)} ms`
  }
}
