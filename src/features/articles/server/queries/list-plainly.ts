import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { matches, searchByPattern } from '#platform/server/database/search-by-pattern.ts'
import type { plainFilter } from '../../contract.ts'
import { FINAL_STATUSES } from '../../rules.ts'
import { is } from './article-conditions.ts'
import { kind, readArticleRows, type ArticleRow } from './article-rows.ts'

type Asked = z.output<typeof plainFilter> & { plan: Plan }

/** The clusters of a plan that a plain filter leaves (C-035), in the order of their ids. */
export async function listPlainly(ctx: Reads, { plan, ...filter }: Asked): Promise<ArticleRow[]> {
  const { filter_contentplanId: named = plan.id, filterTitle: pattern = '' } = filter
  if (named !== plan.id)
    throw new Invalid('filter_contentplanId: this is another plan than that of the path.')
  await joinWhole(ctx.database)
  const isOfPlan = sql`a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}`
  const read = () =>
    readArticleRows(ctx, {
      where: sql.join([isOfPlan, ...conditionsOf(filter)], sql` and `),
      rest: sql`order by a.id`,
    })
  return pattern === ''
    ? read()
    : searchByPattern({ database: ctx.database, workspaceId: plan.workspaceId, field: 'filterTitle' }, read)
}

function conditionsOf(filter: z.output<typeof plainFilter>): RawBuilder<unknown>[] {
  const { filterTitle: pattern = '', articleId } = filter
  return [
    ...is(sql`${kind.funnel} is not null`, filter.filterHasFunnel),
    ...is(sql`a.show_in_map`, filter.filterIsMapped),
    ...is(sql`a.topic_id is not null`, filter.filterHasTopic),
    ...is(sql`a.status <> 'no status'`, filter.filterHasStatus),
    ...is(sql`a.status = any (${[...FINAL_STATUSES]}::text[])`, filter.filterHasFinal),
    ...(pattern === '' ? [] : [matches(sql`a.title`, { field: 'filterTitle', pattern })]),
    ...(articleId === undefined ? [] : [sql`a.id = ${articleId}`]),
  ]
}
