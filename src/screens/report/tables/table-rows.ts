import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { SearchAnswer } from '#features/performance/web/index.ts'

export type ReportRow = SearchAnswer['rows'][number]

/** The texts of the cluster cell without a cluster (F-173). */
const WITHOUT_CLUSTER: Record<string, string> = {
  'page excluded': 'Page excluded',
  'keyword excluded': 'Keyword excluded',
  'keyword not analyzed': 'Keyword not analyzed',
  none: '-',
}

/** The cluster of a row with its link, or the words that say why the row has no cluster. */
export function clusterOf(row: ReportRow, place: PlanPlace): { text: string; href: string | null } {
  if (row.article_id !== null && row.title !== null)
    return { text: row.title, href: articlePath(place, row.article_id) }
  return { text: WITHOUT_CLUSTER[row.state ?? 'none'] ?? '-', href: null }
}
