import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { alertCounts } from '../../contract.ts'
import { isOfPlan } from './read-impressions.ts'

/** How many clusters of a plan that are not dismissed have each alert. */
export async function countAlerts({ database }: Reads, plan: Plan): Promise<z.infer<typeof alertCounts>> {
  return oneRow(database, alertCounts)`
    select count(*) filter (where al.cannibalization) as cannibalization,
      count(*) filter (where al.url_conflict) as url_conflict,
      count(*) filter (where al.no_keywords_mentioned) as no_keywords_mentioned
    from article_alerts al join articles a on a.id = al.article_id
    where ${isOfPlan('al', plan)} and a.priority <> 'low'
  `
}
