export type Goal = `<= ${number}` | `>= ${number}`

/** One measured number. The goal is about `value`; a ratio above 1 says that we do better than the peer. */
export interface Row {
  name: string
  value: number
  unit: string
  goal?: Goal
  peer?: string
  peerValue?: number
  /** Default: computed from the two values and the goal's direction; without a goal less is better. */
  ratio?: number
  /** How many runs the value is the median of; shown to people only. */
  runs?: number
}

export interface Report {
  add(row: Row): void
  /** A line for people: what is measured, what is left out and why. */
  note(text: string): void
}

interface OpenReport extends Report {
  /** Prints the remaining rows and returns whether every goal was reached. */
  finish(): { hasReachedGoals: boolean }
}

interface Output {
  json: boolean
  print: (line: string) => void
  /** The stream for progress and notes when standard output is read by a program. */
  mutter: (line: string) => void
}

/** Collects rows: with `json` one object a line as they come, else one aligned table at the end. */
export function openReport({ json, print, mutter }: Output): OpenReport {
  const rows: Row[] = []
  return {
    add(row) {
      rows.push(row)
      if (json) print(formatJson(row))
      else mutter(`  ${row.name}: ${formatNumber(row.value)} ${row.unit}`)
    },
    note: mutter,
    finish() {
      if (!json && rows.length > 0) print(`\n${formatTable(rows)}`)
      return { hasReachedGoals: rows.every((row) => hasReached(row) !== false) }
    },
  }
}

/** Whether the row reaches its goal; null when it has none. */
export function hasReached({ value, goal }: Row): boolean | null {
  if (goal === undefined) return null
  const limit = Number(goal.slice(3))
  return goal.startsWith('<=') ? value <= limit : value >= limit
}

export function formatJson(row: Row): string {
  const { name, value, unit, goal = null, peer = null, peerValue = null } = row
  return JSON.stringify({ name, value, unit, goal, peer, peerValue, ratio: findRatio(row) })
}

export function formatTable(rows: Row[]): string {
  const head = ['', 'value', 'runs', 'goal', '', 'peer', 'its value', 'ratio']
  const lines = [head, ...rows.map(formatCells)]
  const isUsed = head.map((_, column) => lines.slice(1).some((line) => line[column] !== ''))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          isNumeric(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .filter((_, column) => isUsed[column])
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function formatCells(row: Row): string[] {
  const { name, value, unit, goal, peer, peerValue, runs } = row
  const reached = hasReached(row)
  const ratio = findRatio(row)
  return [
    name,
    `${formatNumber(value)} ${unit}`.trim(),
    runs === undefined ? '' : String(runs),
    goal ?? '',
    reached === null ? '' : reached ? 'holds' : 'falls short',
    peer ?? '',
    peerValue === undefined ? '' : `${formatNumber(peerValue)} ${unit}`.trim(),
    ratio === null ? '' : `${formatNumber(ratio)}x`,
  ]
}

function isNumeric(column: number): boolean {
  return [1, 2, 6, 7].includes(column)
}

function findRatio({ value, goal, peerValue, ratio }: Row): number | null {
  if (ratio !== undefined) return ratio
  if (peerValue === undefined) return null
  const better = goal?.startsWith('>=') ? value / peerValue : peerValue / value
  return Number.isFinite(better) ? better : null
}

/** Three digits that matter, and no exponent. */
function formatNumber(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3
  return value.toLocaleString('en-US', { maximumFractionDigits: digits })
}
