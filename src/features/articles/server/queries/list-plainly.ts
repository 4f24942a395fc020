import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { matches, searchByPattern } from '#platform/server/database/search-by-pattern.ts'
import type { plainFilter } from '../../contract.ts'
import { FINAL_STATUSES } from '../../rules.ts'
import { is } from './article-conditions.ts'
import { fromArticles, kind, readArticleRows, type ArticleRow } from './article-rows.ts'

type Asked = z.output<typeof plainFilter> & { plan: Plan }

interface Listed {
  articles: ArticleRow[]
  total: number
}

/** The clusters of a plan that a plain filter leaves (C-035), in the order of their ids, and how many there are. */
export async function listPlainly(ctx: Reads, { plan, ...filter }: Asked): Promise<Listed> {
  const { filter_contentplanId: named = plan.id, filterTitle: pattern = '', offset, limit } = filter
  if (named !== plan.id)
    throw new Invalid('filter_contentplanId: this is another plan than that of the path.')
  await joinWhole(ctx.database)
  const isOfPlan = sql`a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}`
  const where = sql.join([isOfPlan, ...conditionsOf(filter)], sql` and `)
  const read = async () => {
    const articles = await readArticleRows(ctx, {
      where,
      rest: sql`order by a.id limit ${limit} offset ${offset}`,
    })
    const isWhole = offset === 0 && articles.length < limit
    return { articles, total: isWhole ? articles.length : await countArticles(ctx, where) }
  }
  return pattern === ''
    ? read()
    : searchByPattern({ database: ctx.database, workspaceId: plan.workspaceId, field: 'filterTitle' }, read)
}

const countRow = z.object({ count: z.number() })

async function countArticles({ database }: Reads, where: RawBuilder<unknown>): Promise<number> {
  const { count } = await oneRow(database, countRow)`select count(*) as count ${fromArticles} where ${where}`
  return count
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
