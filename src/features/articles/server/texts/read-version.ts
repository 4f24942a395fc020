import { sql } from 'kysely'
import { z } from 'zod'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { articleText } from '../../contract.ts'
import type { OfText } from './lock-text.ts'
import { applyPatches, type Patch } from './patch.ts'
import { savedColumns } from './read-states.ts'
import { emptyText } from './read-text.ts'

const storedVersion = articleText
  .omit({ section: true })
  .extend({ keptStart: z.number().nullable(), keptEnd: z.number().nullable() })

/** A text as it was in one version; throws NotFound for a version that was never saved. */
export async function readVersion(
  { database }: Reads,
  { plan, articleId, section, version }: OfText & { version: number },
): Promise<z.infer<typeof articleText>> {
  if (version === 0) return emptyText(section)
  const ofText = (alias: 'r' | 'earlier') => sql`
    ${sql.ref(`${alias}.workspace_id`)} = ${plan.workspaceId} and ${sql.ref(`${alias}.contentplan_id`)} = ${plan.id}
    and ${sql.ref(`${alias}.article_id`)} = ${articleId} and ${sql.ref(`${alias}.section`)} = ${section}
    and ${sql.ref(`${alias}.version`)} <= ${version}
  `
  const [full, ...rest] = await listRows(database, storedVersion)`
    select ${savedColumns}, r.kept_start as "keptStart", r.kept_end as "keptEnd", r.text from article_text_revisions r
    where ${ofText('r')} and r.version >= (
      select max(earlier.version) from article_text_revisions earlier
      where ${ofText('earlier')} and earlier.kept_start is null
    )
    order by r.version
  `
  const last = rest.at(-1) ?? full
  if (full === undefined || last?.version !== version)
    throw new NotFound('There is no such version of this text.')
  const { saved_at, saved_by, size } = last
  return { section, version, saved_at, saved_by, size, text: applyPatches(full.text, rest.map(toPatch)) }
}

function toPatch({ keptStart, keptEnd, text }: z.infer<typeof storedVersion>): Patch {
  return { keptStart: keptStart ?? 0, keptEnd: keptEnd ?? 0, text }
}
