import { sql } from 'kysely'
import { setInMap } from '#features/articles/server/index.ts'
import type { Action } from '#features/advice/rules.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { FAVORITE_NEEDS_KEYWORD, NO_TYPE_OF_EXCLUDED, type PageType } from '../../rules.ts'
import { countLinks } from '../crawling/count-links.ts'
import type { Changed, OfPages } from './changed.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'

const CHOSEN = 'Somebody chose it.'

/**
 * Makes pages, with their clusters, favorites or not; by default favorites, or none of them if all were. Throws Invalid when one to be made has
 * no cluster (V-45).
 */
export async function toggleFavorite(
  ctx: MemberContext,
  { plan, pages, isOn }: OfPages & { isOn: boolean | undefined },
): Promise<Changed> {
  const isFavorite = isOn ?? !pages.every((page) => page.isFavorite)
  if (isFavorite && pages.some(({ articleId }) => articleId === null))
    throw new Invalid(FAVORITE_NEEDS_KEYWORD)
  const changing = pages.filter((page) => page.isFavorite !== isFavorite && page.articleId !== null)
  const articleIds = changing.flatMap(({ articleId }) => articleId ?? [])
  const changeId = await setInMap(ctx, { plan, articleIds, isInMap: isFavorite })
  return { changed: changeId === null ? 0 : changing.length, changeId }
}

/**
 * Sets the type of pages, which crawls then keep; null gives them the types that crawls have found. Excluded pages keep
 * theirs; throws Invalid if all are (V-47).
 */
export async function setPageType(
  { database }: MemberContext,
  { plan, pages, pageType }: OfPages & { pageType: PageType | null },
): Promise<Changed> {
  const ids = pages.filter(({ isExcluded }) => !isExcluded).map(({ id }) => id)
  if (ids.length === 0) throw new Invalid(NO_TYPE_OF_EXCLUDED)
  const set =
    pageType === null
      ? sql`
          type = coalesce(found_type, type), type_reason = found_type_reason, is_type_chosen = false,
          found_type = null, found_type_reason = null
        where is_type_chosen`
      : sql`
          type = ${pageType}, type_reason = ${CHOSEN}, is_type_chosen = true,
          found_type = case when is_type_chosen then found_type else type end,
          found_type_reason = case when is_type_chosen then found_type_reason else type_reason end
        where (type <> ${pageType} or not is_type_chosen)`
  const rows = await listRows(database, idRow)`
    update pages set ${set} and id = any (${ids}::integer[]) returning id
  `
  await countLinks(database, { plan, linkedFrom: rows.map(({ id }) => id) })
  return { changed: rows.length, changeId: null }
}

/** Sets what a user wants to do with pages; null removes the choice. */
export async function setPageAction(
  { database }: MemberContext,
  { pages, pageAction }: OfPages & { pageAction: Action | null },
): Promise<Changed> {
  const { rows } = await sql`
    update pages set action = ${pageAction}
    where id = any (${pages.map(({ id }) => id)}::integer[]) and action is distinct from ${pageAction}::text
    returning id
  `.execute(database)
  return { changed: rows.length, changeId: null }
}
