import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import { publication } from '../../contract.ts'
import type { PublishTarget } from '../../rules.ts'

export interface OfPublication {
  plan: Plan
  articleId: number
  platform: PublishTarget
}

const publicationRow = z.object({
  place: z.string(),
  marker: z.string(),
  state: publication.shape.state,
  slug: z.string(),
  remoteId: z.string().nullable(),
  url: z.string().nullable(),
  askedAt: z.date().nullable(),
  publishedAt: z.date().nullable(),
  updatedAt: z.date(),
  /** The version of the text that is there; null before anything is. */
  textVersion: z.number().nullable(),
})
export type PublicationRow = z.infer<typeof publicationRow>

/** What is known of an article at a publishing system; null when it never went there. */
export async function findPublication(
  { database }: Reads,
  { plan, articleId, platform }: OfPublication,
): Promise<PublicationRow | null> {
  return findRow(database, publicationRow)`
    select place, marker, state, slug, remote_id as "remoteId", url, asked_at as "askedAt", published_at as "publishedAt",
      updated_at as "updatedAt", text_version as "textVersion"
    from publications
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
      and target = ${platform}
  `
}

const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Everywhere where an article was published, in the order of the systems' names. */
export async function listPublications(
  { database }: Reads,
  { plan, articleId }: Pick<OfPublication, 'plan' | 'articleId'>,
): Promise<z.infer<typeof publication>[]> {
  return listRows(database, publication)`
    select p.target as platform, p.state, p.slug, p.url, ${moment('p.published_at')} as published_at,
      ${moment('p.updated_at')} as updated_at, coalesce(t.version > p.text_version, false) as is_outdated, p.error
    from publications p
    left join article_texts t on t.workspace_id = p.workspace_id and t.article_id = p.article_id and t.section = 'final'
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.article_id = ${articleId}
    order by p.target
  `
}
