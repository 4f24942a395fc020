import { readNumbers, readWords, type Options } from './options.ts'
import type { Report } from './report.ts'
import { KINDS } from './search-performance/facts-place.ts'
import { measureFacts } from './search-performance/measure-facts.ts'
import { measureImport } from './search-performance/measure-import.ts'
import { listHomeAnswers, listReportAnswers } from './search-performance/answers.ts'
import { measureScreens } from './search-performance/measure-screens.ts'

/** The rows, and the keywords, that the goals are about. */
const MEANT = 10_000_000
const MEANT_KEYWORDS = 100_000
/** Rows of day, page and query for each keyword, where a screen of a plan is measured. */
const ROWS_EACH = 20

/**
 * `facts`: questions to the search facts of a plan, in turns with the same rows in a plain PostgreSQL table with indexes; and a
 * large day that is imported again. How cost grows: a tenth of the rows first. `home`: what Home and Pages ask for, with 5,000 pages.
 * `report`: what Report asks for. Both through the whole server with row-level security. `import`: 16 months read from the sandbox.
 * --only facts,home,report,import  --sizes 1000000,10000000 (rows of day, page and query)  --keywords 10000,100000 (home: twenty times as many rows)
 * --runs 9  --peers all|none  --stores duckdb|duckdb,postgres (also the store that several processes share)
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const only = readWords(options, 'only', ['facts', 'home', 'report', 'import'])
  const [runs = 9] = readNumbers(options, 'runs', [9])
  const hasPeer = !readWords(options, 'peers', ['all']).includes('none')
  const stores = readWords(options, 'stores', ['duckdb'])
  const kinds = KINDS.filter((kind) => stores.includes(kind))
  const sizes = readNumbers(options, 'sizes', [MEANT / 10, MEANT])
  const same = { report, runs, hasPeer, kinds }
  if (only.includes('facts'))
    for (const size of sizes) await measureFacts({ ...same, size, isMeant: size === MEANT })
  if (only.includes('home'))
    for (const keywords of readNumbers(options, 'keywords', [MEANT_KEYWORDS / 10, MEANT_KEYWORDS]))
      await measureScreens({
        ...same,
        keywords,
        rows: keywords * ROWS_EACH,
        isMeant: keywords === MEANT_KEYWORDS,
        listAnswers: listHomeAnswers,
      })
  if (only.includes('report'))
    for (const rows of sizes)
      await measureScreens({
        ...same,
        keywords: rows / 100,
        rows,
        isMeant: rows === MEANT,
        listAnswers: listReportAnswers,
      })
  if (only.includes('import')) await measureImport(report)
}
