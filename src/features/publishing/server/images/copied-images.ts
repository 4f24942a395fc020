import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { PublishTarget } from '../../rules.ts'

interface AtPlace {
  plan: Plan
  platform: PublishTarget
  place: string
}

const copiedImage = z.object({
  sourceUrl: z.string(),
  /** Where it is now; null for what is no image. */
  url: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})
export type CopiedImage = z.infer<typeof copiedImage>

/** Those of the images that were copied to a place before. */
export async function listCopied(
  { database }: Reads,
  { plan, platform, place, urls }: AtPlace & { urls: readonly string[] },
): Promise<CopiedImage[]> {
  return listRows(database, copiedImage)`
    select source_url as "sourceUrl", url, width, height from publication_images
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and target = ${platform}
      and place = ${place} and source_url = any (${[...urls]}::text[])
  `
}

export async function keepCopied(
  { database }: Reads,
  { plan, platform, place, sourceUrl, url, width, height }: AtPlace & CopiedImage,
): Promise<void> {
  await sql`
    insert into publication_images (workspace_id, contentplan_id, target, place, source_url, url, width, height)
    values (${plan.workspaceId}, ${plan.id}, ${platform}, ${place}, ${sourceUrl}, ${url}, ${width}, ${height})
    on conflict (contentplan_id, target, source_url) do update set place = excluded.place, url = excluded.url,
      width = excluded.width, height = excluded.height, copied_at = clock_timestamp()
  `.execute(database)
}
