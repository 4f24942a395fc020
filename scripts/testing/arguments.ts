export interface TestArguments {
  /** Parts of test file names; none means everything. */
  filters: string[]
  isFull: boolean
  /** Where the times are written as JSON, from the project's root; null for nowhere. */
  timesFile: string | null
}

const DEFAULT_TIMES_FILE = 'dist/test-times.json'

/** The arguments of `npm test`, or the sentence that says what is wrong with them. */
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
