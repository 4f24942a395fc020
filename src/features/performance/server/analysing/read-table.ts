import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import { pickMeasures, type AnswerRow, type Asked, type Question } from './answer.ts'
import { placePages, placeQueries } from './place-rows.ts'

/** One page of the sorted pages or queries of a range, each with its cluster. */
export async function readTable(
  ctx: MemberContext,
  facts: FactsStore,
  asked: Asked &
    Pick<Question, 'sortColumn' | 'sortDirection' | 'limit' | 'offset'> & { kind: 'page' | 'query' },
): Promise<{ rows: AnswerRow[]; total: number }> {
  const { plan, kind, range, previous, filter, sortColumn, sortDirection, limit, offset } = asked
  const rank = kind === 'page' ? facts.rankPages : facts.rankQueries
  const place = kind === 'page' ? placePages : placeQueries
  const by = sortColumn === 'key' ? 'text' : sortColumn
  const ranking = await rank(ctx, {
    plan,
    range,
    comparison: previous,
    filter,
    sort: { by, direction: sortDirection },
    limit,
    offset,
  })
  const placeOf = await place(ctx, { plan, texts: ranking.rows.map(({ text }) => text) })
  const rows = ranking.rows.map(({ text, range: measures, comparison }) => ({
    keys: [text],
    ...pickMeasures(measures),
    coverage: null,
    previous: previous && pickMeasures(comparison),
    ...placeOf(text),
  }))
  return { rows, total: ranking.total }
}
