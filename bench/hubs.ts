import { measureAnswerTimes } from './hubs/answer-times.ts'
import { reportCost } from './hubs/cost.ts'
import { reportQuality } from './hubs/quality.ts'
import { readNumbers, readWords, type Options } from './options.ts'
import type { Report } from './report.ts'

/**
 * How well the groups of clusters are the planted topics, what grouping costs, and how long the screens of hubs wait.
 * --seeds 1,2,3  --presets realistic,hard,easy  --keywords 20000  --min-overlap 3  --cost-keywords 100000 (0: no cost)  --answers 9 (runs; 0: none)
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const [minimumScore = 3] = readNumbers(options, 'min-overlap', [3])
  const [keywords = 20_000] = readNumbers(options, 'keywords', [20_000])
  const [costKeywords = 100_000] = readNumbers(options, 'cost-keywords', [100_000])
  const seeds = readNumbers(options, 'seeds', [1, 2, 3])
  const presets = readWords(options, 'presets', ['realistic'])
  reportQuality(report, { presets, seeds, keywords, minimumScore })
  if (costKeywords > 0) reportCost(report, { keywords: costKeywords, minimumScore })
  const [runs = 9] = readNumbers(options, 'answers', [9])
  if (runs > 0) await measureAnswerTimes(report, runs)
}
