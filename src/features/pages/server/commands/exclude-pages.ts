import { sql } from 'kysely'
import { unmatchPages } from '#features/articles/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Changed, OfPages } from './changed.ts'

/** Excludes pages of a plan; their clusters have no page then. */
export async function excludePages(ctx: MemberContext, { plan, pages }: OfPages): Promise<Changed> {
  const ids = pages.filter(({ isExcluded }) => !isExcluded).map(({ id }) => id)
  if (ids.length === 0) return { changed: 0, changeId: null }
  await sql`update pages set is_excluded = true where id = any (${ids}::integer[])`.execute(ctx.database)
  const changeId = await unmatchPages(ctx, { plan, pageIds: ids, kind: 'exclude pages' })
  return { changed: ids.length, changeId }
}

/** Brings excluded pages back, without the clusters that they had. */
export async function includePages(ctx: MemberContext, { pages }: OfPages): Promise<Changed> {
  const ids = pages.filter(({ isExcluded }) => isExcluded).map(({ id }) => id)
  await sql`update pages set is_excluded = false where id = any (${ids}::integer[])`.execute(ctx.database)
  return { changed: ids.length, changeId: null }
}
