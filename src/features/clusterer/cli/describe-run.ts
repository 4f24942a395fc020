import type { DiffSummary } from '#engine/index.ts'
import type { ClusteringSummary } from '../contract.ts'
import { formatCount } from './format-count.ts'

/** What a run has done, as one line. */
export function describeSummary(
  summary: ClusteringSummary,
  { targets, isContinued }: { targets: string[]; isContinued: boolean },
): string {
  const { keywords, clusters, singles, duplicates, skipped, withoutSerp } = summary
  const [first] = summary.skippedRows
  const notes = [
    duplicates > 0 &&
      (isContinued
        ? `${count(duplicates, 'row')} known already`
        : `${count(duplicates, 'duplicate')} joined`),
    skipped > 0 &&
      `${count(skipped, 'row')} skipped${first ? ` (the first is ${first.line}: ${first.reason})` : ''}`,
    withoutSerp > 0 && `${count(withoutSerp, 'keyword')} without search results`,
  ].filter((note) => note !== false)
  const result = `${count(keywords, 'keyword')} in ${count(clusters, 'cluster')} (${formatCount(singles)} of one keyword)`
  const written = targets.filter((path) => path !== '-')
  return `${[result, ...notes].join('; ')}${written.length === 0 ? '' : ` -> ${written.join(', ')}`}\n`
}

/** What a run has changed in an existing plan, as one line. */
export function describeChanges({ clusters, rows }: DiffSummary, locked: number): string {
  const parts = [
    `${count(clusters.kept, 'cluster')} kept as ${clusters.kept === 1 ? 'it was' : 'they were'}`,
    clusters.joined > 0 && `${formatCount(clusters.joined)} joined by keywords`,
    clusters.left > 0 && `${formatCount(clusters.left)} left by keywords`,
    clusters.merged > 0 && `${formatCount(clusters.merged)} merged into others`,
    clusters.split > 0 && `${formatCount(clusters.split)} split`,
    clusters.new > 0 && `${formatCount(clusters.new)} new`,
    clusters.gone > 0 && `${formatCount(clusters.gone)} gone`,
    locked > 0 && `${formatCount(locked)} locked`,
  ]
  const moves = [
    rows.added > 0 && `${count(rows.added, 'keyword')} added`,
    rows.moved > 0 && `${count(rows.moved, 'keyword')} moved`,
  ]
  return `${[list(parts), list(moves)].filter((text) => text !== '').join('; ')}\n`
}

function list(notes: (string | false)[]): string {
  return notes.filter((note) => note !== false).join(', ')
}

function count(value: number, noun: string): string {
  return `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`
}
