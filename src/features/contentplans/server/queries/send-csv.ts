import type { SentFile } from '#platform/contract/files.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'
import { streamParts } from '#platform/server/stream-parts.ts'
import { enterAgain } from './enter-again.ts'
import type { Plan } from './open-plan.ts'

const ROWS_AT_ONCE = 2_000

type Entered = Pick<MemberContext, 'database' | 'workspaceId'>

interface CsvFile {
  fileName: string
  head: string
  /** Rows of the plan in their order; their ids are known, the rows are read while the file is sent. */
  ids: readonly number[]
  /** The lines of some of the rows. */
  writeRows: (ctx: Entered, plan: Plan, ids: readonly number[]) => Promise<string>
}

/** Sends rows of a plan as a file, 2,000 at a time; access to the plan is checked each time. */
export function sendCsv(
  { credential }: Pick<MemberContext, 'credential'>,
  services: { database: () => Database },
  { plan, ...file }: CsvFile & { plan: Plan },
): () => Promise<SentFile> {
  const place = { credential, contentplanId: plan.id }
  return async () => ({
    fileName: file.fileName,
    contentType: 'text/csv; charset=utf-8',
    body: streamParts(writeParts(services, place, file)),
  })
}

async function* writeParts(
  services: { database: () => Database },
  place: { credential: MemberContext['credential']; contentplanId: number },
  { head, ids, writeRows }: CsvFile,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(head)
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const lines = await enterAgain(services, place, (ctx, plan) =>
      writeRows(ctx, plan, ids.slice(at, at + ROWS_AT_ONCE)),
    )
    yield encoder.encode(lines)
  }
}
