import type { SentFile } from '#platform/contract/files.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { readChanges, type ChangeQuestion } from './measure-changes.ts'
import type { PerformanceServices } from './performance-services.ts'
import { listMeasures, MEASURES, writeCsvFile } from './write-csv.ts'

const WORDS = { published: 'Published', updated: 'Updated' } as const

/** All clusters that changed as CSV, the last change first, with the numbers of their page before and after it. */
export async function exportChanges(
  ctx: MemberContext,
  services: PerformanceServices,
  question: ChangeQuestion,
): Promise<SentFile> {
  const { rows } = await readChanges(ctx, services, question)
  const heads = ['Cluster', 'URL', 'Change', 'Day', 'Days before and after']
  const measures = ['before', 'after'].flatMap((when) => MEASURES.map((name) => `${name} ${when}`))
  return writeCsvFile('changed-clusters.csv', [
    [...heads, ...measures],
    ...rows.map(({ title, article_url: url, change, changed_on: day, days, before, after }) => [
      title,
      url,
      WORDS[change],
      day,
      days,
      ...listMeasures(before),
      ...listMeasures(after),
    ]),
  ])
}
