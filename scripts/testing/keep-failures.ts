import { withoutColours } from './tally.ts'

const MOST_LINES = 300

/** The line at which vitest or Playwright begins to list failures, after a line or dot for each test. */
const BEGINNING = /^⎯+ (Failed|Unhandled)|^ {2}1\) /

/** The part of a test runner's output that explains failures, so that a log that is cut still has it. */
export function keepFailures(output: string): string {
  const lines = withoutColours(output).trimEnd().split('\n')
  const begin = lines.findIndex((line) => BEGINNING.test(line))
  if (begin < 0) return lines.slice(-MOST_LINES).join('\n')
  const kept = lines.slice(begin, begin + MOST_LINES)
  const cut = lines.length - begin - kept.length
  return [...kept, ...(cut > 0 ? [`(${cut} more lines)`] : [])].join('\n')
}
