import { measureLists } from './keywords/lists.ts'
import { measureRun } from './keywords/run.ts'
import { readNumbers, readWords, type Options } from './options.ts'
import type { Report } from './report.ts'

/** The size that the goals are about, and how it grows. */
const MEANT = 100_000
const TENFOLD = 10 * MEANT

/**
 * What a plan with very many keywords takes, through all walls. Its parts: `lists` and `saves` beside plain SQL, and
 * `run`, a clustering of all its keywords by the whole program while people go on working.
 * --only lists,saves,run (or names of lists, such as "filter: word")  --sizes 100000,1000000
 * --runs 15 (of each list; a third of that for the tenfold)  --rate 10 (requests a second beside the run)
 * --answer 3 (seconds that the model takes for 25 titles)
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const sizes = readNumbers(options, 'sizes', [MEANT, TENFOLD])
  const only = readWords(options, 'only', ['lists', 'saves', 'run'])
  const [runs = 15] = readNumbers(options, 'runs', [15])
  const [rate = 10] = readNumbers(options, 'rate', [10])
  const [answerSeconds = 3] = readNumbers(options, 'answer', [3])
  for (const size of sizes) {
    const isMeant = size === MEANT
    const few = size > MEANT ? Math.ceil(runs / 3) : runs
    if (only.some((word) => word !== 'run')) await measureLists({ report, size, isMeant, only, runs: few })
    if (only.includes('run')) await measureRun({ report, size, isMeant, rate, answerSeconds })
  }
}
