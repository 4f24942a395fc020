import { readNumbers, readWords, type Options } from './options.ts'
import { measureQuestions } from './planning/measure-questions.ts'
import { measureMap } from './planning/measure-map.ts'
import { measureScreen } from './planning/measure-screen.ts'
import type { Report } from './report.ts'
import { KINDS } from './search-performance/facts-place.ts'

/** The clusters that the goals are about; they have ten times as many keywords. */
const MEANT = 10_000

/**
 * What the Clusters screen asks for: every list, filter, count and order of a plan of 10,000 clusters, 100,000 keywords,
 * 5,000 pages and 50 hubs, through the program's whole server with row-level security, in turns with plain SQL; and how
 * each question's cost grows tenfold.
 * `screen`: how long the table takes to mount in a browser and to sum up 500 selected clusters, and its nodes.
 * `map`: how long the map of 1,000 favorites in 50 hubs takes to mount and to take a drop, and its nodes.
 * --parts questions,screen,map  --sizes 1000,10000 (clusters)  --runs 9  --peers all|none  --stores duckdb|duckdb,postgres (where search data is)
 * --only 'order by title,counts' (names of questions)
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const [runs = 9] = readNumbers(options, 'runs', [9])
  const stores = readWords(options, 'stores', ['duckdb', 'postgres'])
  const hasPeer = !readWords(options, 'peers', ['all']).includes('none')
  const only = readWords(options, 'only', [])
  const kinds = KINDS.filter((kind) => stores.includes(kind))
  const parts = readWords(options, 'parts', ['questions', 'screen', 'map'])
  if (parts.includes('screen')) await measureScreen({ report, clusters: MEANT, runs })
  if (parts.includes('map')) await measureMap({ report, runs })
  if (!parts.includes('questions')) return
  const costs = new Map<string, number>()
  for (const clusters of readNumbers(options, 'sizes', [MEANT / 10, MEANT]))
    await measureQuestions({
      report,
      clusters,
      isMeant: clusters === MEANT,
      runs,
      hasPeer,
      kinds,
      only,
      costs,
    })
}
