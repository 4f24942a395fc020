import { enterAgain, type Plan } from '#features/contentplans/server/index.ts'
import type { SentFile } from '#platform/contract/files.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { findPage } from './find-page.ts'
import type { KeywordFilter } from './keyword-filter.ts'
import { CSV_HEAD, writeCsvRow } from './keyword-csv.ts'
import { readKeywordRows } from './keyword-rows.ts'
import type { KeywordServices } from '../research/keyword-services.ts'

const ROWS_AT_ONCE = 2_000

/**
 * All keywords that a filter leaves, as CSV in the order of the list. Their ids are read at once; their rows are read
 * while the file is sent, 2,000 at a time, and access to the plan is checked each time.
 */
export async function exportKeywords(
  ctx: MemberContext,
  services: Pick<KeywordServices, 'database'>,
  { plan, filter }: { plan: Plan; filter: KeywordFilter },
): Promise<() => Promise<SentFile>> {
  const { ids } = await findPage(ctx, { plan, filter, limit: null, offset: 0 })
  const place = { credential: ctx.credential, contentplanId: plan.id }
  return async () => ({
    fileName: 'keywords.csv',
    contentType: 'text/csv; charset=utf-8',
    body: streamParts(writeParts(services, place, ids)),
  })
}

function streamParts(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await parts.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    cancel: async () => void (await parts.return(undefined)),
  })
}

async function* writeParts(
  services: Pick<KeywordServices, 'database'>,
  place: { credential: MemberContext['credential']; contentplanId: number },
  ids: readonly number[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(CSV_HEAD)
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const rows = await enterAgain(services, place, (ctx, plan) =>
      readKeywordRows(ctx, { plan, ids: ids.slice(at, at + ROWS_AT_ONCE) }),
    )
    yield encoder.encode(rows.map(writeCsvRow).join(''))
  }
}
