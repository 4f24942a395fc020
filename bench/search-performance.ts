import { readNumbers, readWords, type Options } from './options.ts'
import type { Report } from './report.ts'
import { KINDS } from './search-performance/facts-place.ts'
import { measureFacts } from './search-performance/measure-facts.ts'
import { measureHome } from './search-performance/measure-home.ts'
import { measureImport } from './search-performance/measure-import.ts'

/** The rows, and the keywords, that the goals are about. */
const MEANT = 10_000_000
const MEANT_KEYWORDS = 100_000

/**
 * `facts`: questions to the search facts of a plan, in turns with the same rows in a plain PostgreSQL table with indexes; and a
 * large day that is imported again. How cost grows: a tenth of the rows first. `home`: the first screen of a plan, and its report, with row-level security. `import`: 16 months read from
 * the sandbox.
 * --only facts,home,import  --sizes 1000000,10000000 (rows of day, page and query)  --keywords 10000,100000 (twenty times as many rows)
 * --runs 9  --peers all|none  --stores duckdb|duckdb,postgres (also the store that several processes share)
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const only = readWords(options, 'only', ['facts', 'home', 'import'])
  const [runs = 9] = readNumbers(options, 'runs', [9])
  const hasPeer = !readWords(options, 'peers', ['all']).includes('none')
  const stores = readWords(options, 'stores', ['duckdb'])
  const kinds = KINDS.filter((kind) => stores.includes(kind))
  if (only.includes('facts'))
    for (const size of readNumbers(options, 'sizes', [MEANT / 10, MEANT]))
      await measureFacts({ report, size, isMeant: size === MEANT, runs, hasPeer, kinds })
  if (only.includes('home'))
    for (const keywords of readNumbers(options, 'keywords', [MEANT_KEYWORDS / 10, MEANT_KEYWORDS]))
      await measureHome({ report, keywords, isMeant: keywords === MEANT_KEYWORDS, runs, kinds })
  if (only.includes('import')) await measureImport(report)
}
