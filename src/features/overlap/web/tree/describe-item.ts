import { formatNoun, formatScore } from '#ui/numbers.ts'
import type { Side, TreeItem } from './layout-tree.ts'

/** The text of an item: its keyword, or which branches meet there and how much they share. */
export function describeItem({ keywordId, main, sides, overlap }: TreeItem): string {
  if (keywordId !== null) return main.name
  const names = sides.slice(0, 2).map(nameSide)
  const others = sides.length - names.length
  if (others > 0) names.push(formatNoun(others, 'other branch', 'other branches'))
  return `${join(names)} meet: ${formatScore(overlap)} of 10 results shared.`
}

function nameSide({ main, count }: Side): string {
  return count === 1 ? `“${main.name}”` : `“${main.name}” with ${count - 1} more`
}

function join(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
