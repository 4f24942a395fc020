export interface TestArguments {
  /** Parts of test file names; empty for all tests. */
  filters: string[]
  isFull: boolean
  /** JSON file for the times, relative to the project's root, or null. */
  timesFile: string | null
}

const DEFAULT_TIMES_FILE = 'dist/test-times.json'

/** The parsed arguments of `npm test`, or a sentence about what is wrong with them. */
export function parseArguments(args: readonly string[]): TestArguments | string {
  const parsed: TestArguments = { filters: [], isFull: false, timesFile: null }
  for (const arg of args) {
    if (arg === '--full') parsed.isFull = true
    else if (arg === '--times') parsed.timesFile = DEFAULT_TIMES_FILE
    else if (arg.startsWith('--times=')) parsed.timesFile = arg.slice('--times='.length)
    else if (arg.startsWith('-'))
      return `npm test takes --full, --times, --times=<file> and parts of test file names, not ${arg}.`
    else parsed.filters.push(arg)
  }
  return parsed
}
