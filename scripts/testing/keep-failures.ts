import { withoutColours } from './tally.ts'

const MOST_LINES = 300

/** Where vitest and Playwright begin to tell what failed, after a line or a dot for each test. */
const BEGINNING = /^⎯+ (Failed|Unhandled)|^ {2}1\) /

/** Of the output of a test runner what tells why tests failed: a log that is cut must not lose it to dots. */
export function keepFailures(output: string): string {
  const lines = withoutColours(output).trimEnd().split('\n')
  const begin = lines.findIndex((line) => BEGINNING.test(line))
  if (begin < 0) return lines.slice(-MOST_LINES).join('\n')
  const told = lines.slice(begin, begin + MOST_LINES)
  const left = lines.length - begin - told.length
  return [...told, ...(left > 0 ? [`(${left} more lines)`] : [])].join('\n')
}
