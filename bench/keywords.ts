import { measureLists } from './keywords/lists.ts'
import { measureRun } from './keywords/run.ts'
import { measureScores } from './keywords/scores.ts'
import { readNumbers, readWords, type Options } from './options.ts'
import type { Report } from './report.ts'

/** The size that the goals are about. */
const MEANT = 100_000

/**
 * The cost of a plan with very many keywords, with row-level security, and how it grows tenfold. Its parts: `lists` and
 * `saves` beside plain SQL, `scores` with its overlap scores, and `run`, a clustering of all its keywords by the whole
 * program while people go on working.
 * --only lists,saves,scores,run (or names of lists, such as "filter: word")
 * --sizes 100000,1000000 (for scores and runs 10000,100000: a million takes a quarter of an hour to fill)
 * --runs 15 (of each list; a third of that above 100,000)  --rate 10 (requests a second beside the run)
 * --answer 3 (seconds that the model takes for 25 titles; 0: only without a model)
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const only = readWords(options, 'only', ['lists', 'saves', 'scores', 'run'])
  const [runs = 15] = readNumbers(options, 'runs', [15])
  const [rate = 10] = readNumbers(options, 'rate', [10])
  const [answerSeconds = 3] = readNumbers(options, 'answer', [3])
  if (only.some((word) => word !== 'run' && word !== 'scores'))
    for (const size of readNumbers(options, 'sizes', [MEANT, 10 * MEANT])) {
      const few = size > MEANT ? Math.ceil(runs / 3) : runs
      await measureLists({ report, size, isMeant: size === MEANT, only, runs: few })
    }
  const filled = readNumbers(options, 'sizes', [MEANT / 10, MEANT])
  if (only.includes('scores'))
    for (const size of filled) await measureScores({ report, size, isMeant: size === MEANT, runs })
  if (only.includes('run'))
    for (const size of filled)
      await measureRun({ report, size, isMeant: size === MEANT, rate, answerSeconds })
}
