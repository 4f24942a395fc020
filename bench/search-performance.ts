import { readNumbers, readWords, type Options } from './options.ts'
import type { Report } from './report.ts'
import { measureFacts } from './search-performance/measure-facts.ts'

/** The rows that the goals are about. */
const MEANT = 10_000_000

/**
 * Questions to the search facts of a plan, beside the same rows in a plain PostgreSQL table with indexes, in turns; and a
 * large day that is imported again. How cost grows: a tenth of the rows first.
 * --sizes 1000000,10000000 (rows of day, page and query)  --runs 9  --peers all|none
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const [runs = 9] = readNumbers(options, 'runs', [9])
  const hasPeer = !readWords(options, 'peers', ['all']).includes('none')
  for (const size of readNumbers(options, 'sizes', [MEANT / 10, MEANT]))
    await measureFacts({ report, size, isMeant: size === MEANT, runs, hasPeer })
}
