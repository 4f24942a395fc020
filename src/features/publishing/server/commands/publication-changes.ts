import { sql } from 'kysely'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { OfPublication } from '../queries/publication-rows.ts'

interface At extends OfPublication {
  place: string
  marker: string
}

/**
 * Notes that a system is about to be asked for a new post, which may be there from now on. At another place than before,
 * nothing of the former post is known any more.
 */
export async function noteAsked(
  { database }: Reads,
  { plan, articleId, platform, place, marker, slug }: At & { slug: string },
): Promise<void> {
  await sql`
    insert into publications (workspace_id, contentplan_id, article_id, target, place, marker, slug, asked_at)
    values (${plan.workspaceId}, ${plan.id}, ${articleId}, ${platform}, ${place}, ${marker}, ${slug}, clock_timestamp())
    on conflict (article_id, target) do update set place = excluded.place, marker = excluded.marker, slug = excluded.slug,
      asked_at = case when publications.place = excluded.place
        then coalesce(publications.asked_at, excluded.asked_at) else excluded.asked_at end,
      state = 'asked', remote_id = null, url = null, text_version = null, updated_at = clock_timestamp()
  `.execute(database)
}

/** Keeps the id of a post that was found by its marker, before the post and its marker are changed. */
export async function noteFound(
  { database }: Reads,
  { plan, articleId, platform, place, remoteId }: OfPublication & { place: string; remoteId: string },
): Promise<void> {
  await sql`
    update publications set remote_id = ${remoteId}
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
      and target = ${platform} and place = ${place} and remote_id is null
  `.execute(database)
}

interface Kept extends At {
  slug: string
  remoteId: string
  url: string | null
  state: 'pending' | 'draft' | 'live'
  textVersion: number | null
}

/** Keeps what a system has answered about the post of an article. */
export async function keepPublication(
  { database }: Reads,
  { plan, articleId, platform, ...kept }: Kept,
): Promise<void> {
  const { place, marker, state, slug, remoteId, url, textVersion } = kept
  await sql`
    insert into publications (workspace_id, contentplan_id, article_id, target, place, marker, state, slug, remote_id, url,
      asked_at, text_version, published_at)
    values (${plan.workspaceId}, ${plan.id}, ${articleId}, ${platform}, ${place}, ${marker}, ${state}, ${slug}, ${remoteId}, ${url},
      clock_timestamp(), ${textVersion}, case when ${state === 'draft'} then null else clock_timestamp() end)
    on conflict (article_id, target) do update set place = excluded.place, marker = excluded.marker, state = excluded.state, slug = excluded.slug,
      remote_id = excluded.remote_id, url = excluded.url, text_version = excluded.text_version,
      published_at = coalesce(publications.published_at, excluded.published_at), updated_at = clock_timestamp(),
      error = null, error_at = null
  `.execute(database)
}

/** Notes that the post is not shown to readers any more. */
export async function noteGone(
  { database }: Reads,
  { plan, articleId, platform }: OfPublication,
): Promise<void> {
  await sql`
    update publications set state = 'gone', error = null, error_at = null, updated_at = clock_timestamp()
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
      and target = ${platform}
  `.execute(database)
}

/** Keeps why an attempt has failed, beside what was there before. */
export async function noteFailure(
  { database }: Reads,
  { plan, articleId, platform, place, marker, slug, error }: At & { slug: string; error: string },
): Promise<void> {
  await sql`
    insert into publications (workspace_id, contentplan_id, article_id, target, place, marker, slug, error, error_at)
    values (${plan.workspaceId}, ${plan.id}, ${articleId}, ${platform}, ${place}, ${marker}, ${slug}, left(${error}, 2000),
      clock_timestamp())
    on conflict (article_id, target) do update set error = excluded.error, error_at = excluded.error_at
  `.execute(database)
}
