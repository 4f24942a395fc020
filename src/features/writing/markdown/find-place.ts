import type { Block } from './block.ts'

/** Where a part of a block's text stands in the markdown, from its first to its last character. */
export function findPlace({ runs, start, end }: Block, part: { start: number; end: number }) {
  const first = locate(runs, part.start)
  const last = locate(runs, Math.max(part.start, part.end - 1))
  return first && last ? { start: first.start, end: last.end } : { start, end }
}

function locate(runs: Block['runs'], at: number): { start: number; end: number } | null {
  let low = 0
  let high = runs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle]?.text ?? 0) <= at) low = middle + 1
    else high = middle
  }
  const run = runs[low - 1]
  if (!run) return null
  if (run.width !== null) return { start: run.at, end: run.at + run.width }
  const start = run.at + at - run.text
  return { start, end: start + 1 }
}
