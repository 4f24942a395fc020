import { BUDGETS, WALL_BUDGET_SECONDS } from './budgets.ts'
import { listGrown, PROCESSOR_BUDGET_SECONDS } from './judge-budgets.ts'
import type { PartRun, TestRun } from './part-run.ts'
import { PART_NAMES } from './parts.ts'
import type { Timed } from './tally.ts'

const LISTED = 20
/** Columns 1 to this one of the table of parts have figures; column 0 has names. */
const LAST_FIGURE = 4

/** The times of a run and its slowest tests, for people. The JSON of `--times` has the same for programs. */
export function describeTimes(run: TestRun): string {
  const tallies = run.parts.map(({ tally }) => tally)
  return [
    ...describeList('Slowest files', listSlowest(tallies.flatMap(({ files }) => files))),
    ...describeList('Slowest tests', listSlowest(tallies.flatMap(({ tests }) => tests))),
    ...(run.isFull ? describeList('Files of test:full alone', tallies.flatMap(listFullFiles)) : []),
    ...describeParts(run),
    ...listGrown(run),
  ].join('\n')
}

export function listSlowest(timed: Timed[]): Timed[] {
  return timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, LISTED)
}

/** One line for a run of single files. */
export function describeShortly({ parts, wallSeconds, processorSeconds }: TestRun): string {
  const worlds = describeWorlds(addWorlds(parts))
  const processor = processorSeconds === null ? [] : [`${formatSeconds(processorSeconds)} of processor time`]
  return [formatSeconds(wallSeconds), ...processor, ...(worlds ? [worlds] : [])].join(', ')
}

function listFullFiles({ files }: { files: Timed[] }): Timed[] {
  return files.filter(({ name }) => /\.full\.(test|spec)\.ts$/.test(name))
}

function describeList(title: string, timed: Timed[]): string[] {
  if (timed.length === 0) return []
  return [
    `${title}:`,
    ...timed.map(({ name, seconds }) => `${formatSeconds(seconds).padStart(8)}  ${name}`),
    '',
  ]
}

function describeParts({ parts, wallSeconds, processorSeconds, isFull }: TestRun): string[] {
  const rows = parts.map((run) => [
    PART_NAMES[run.part],
    ...spent(run.wallSeconds, isFull ? null : BUDGETS[run.part].wallSeconds),
    ...spent(run.processorSeconds, isFull ? null : BUDGETS[run.part].processorSeconds),
    describeTests(run),
    describeWorlds(run.worlds),
  ])
  const all = [
    'all',
    ...spent(wallSeconds, isFull ? null : WALL_BUDGET_SECONDS),
    ...spent(processorSeconds, isFull ? null : PROCESSOR_BUDGET_SECONDS),
    '',
    describeWorlds(addWorlds(parts)),
  ]
  const head = ['Part', 'wall', 'share', 'processor', 'share', 'inside tests', 'worlds made']
  const lines = alignColumns([head, ...rows, all])
  return [...lines, MEASURE, '']
}

const MEASURE =
  'Processor: seconds of both cores together, of the tests and all programs that they started (Linux only).'

function spent(seconds: number | null, share: number | null): string[] {
  return [formatSeconds(seconds), share === null ? '' : formatSeconds(share)]
}

function describeTests({ tally: { tests } }: PartRun): string {
  const seconds = tests.reduce((sum, one) => sum + one.seconds, 0)
  return tests.length === 0 ? '' : `${formatSeconds(seconds)} in ${tests.length}`
}

export function addWorlds(parts: Pick<PartRun, 'worlds'>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const { worlds } of parts) {
    for (const [kind, count] of Object.entries(worlds)) sum[kind] = (sum[kind] ?? 0) + count
  }
  return sum
}

function describeWorlds(worlds: Record<string, number>): string {
  return Object.entries(worlds)
    .map(([kind, count]) =>
      count === 1 ? `1 ${kind}` : `${count} ${kind === 'sandbox' ? 'sandboxes' : `${kind}s`}`,
    )
    .join(', ')
}

function formatSeconds(seconds: number | null): string {
  if (seconds === null) return 'unknown'
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}

/** Aligns text to the left and figures to the right. */
function alignColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => align(cell, column, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function align(cell: string, column: number, width: number): string {
  return column >= 1 && column <= LAST_FIGURE ? cell.padStart(width) : cell.padEnd(width)
}
