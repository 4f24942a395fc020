import type { KnownPost, OutgoingArticle, RemotePost } from '#integrations/publisher/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { noteAsked, noteFound } from '../commands/publication-changes.ts'
import type { PublicationRow } from '../queries/publication-rows.ts'
import type { Publishing, PublishContext } from './open-publishing.ts'
import type { PublishPayload } from './publish-payload.ts'

interface Outcome {
  post: RemotePost
  /** Whether the post had been deleted there, so that there is a new one. */
  isNewAgain: boolean
}

/**
 * Brings an article to a system exactly once: finds the post that it has there, and changes it in place; only without
 * one it asks for a new post. What was asked for is noted before, so that after a crash the next attempt looks for it.
 */
export async function publishPost(
  ctx: PublishContext,
  { plan, target, known }: Pick<Publishing, 'plan' | 'target' | 'known'>,
  { article, payload }: { article: OutgoingArticle; payload: PublishPayload },
): Promise<Outcome> {
  const { publisher, place } = target
  const { signal } = ctx
  const there = await publisher.find(describeKnown(known, article), { signal })
  const { articleId, platform } = payload
  if (there !== null) {
    // Also keeps another worker that has taken the run over from being overwritten with an older text.
    await ctx.database
      .transaction()
      .execute((database) =>
        noteFound({ database }, { plan, articleId, platform, place, remoteId: there.id }),
      )
    const changed = await updateUnlessGone(ctx, { target, there, article })
    if (changed !== null) return { post: changed, isNewAgain: false }
  }
  const { slug, marker } = article
  // Throws RunLost when another worker has taken the run over: then that one asks.
  await ctx.database
    .transaction()
    .execute((database) => noteAsked({ database }, { plan, articleId, platform, place, marker, slug }))
  const post = await publisher.create(article, { signal })
  return { post, isNewAgain: known !== null && known.remoteId !== null }
}

function describeKnown(known: PublicationRow | null, { marker, slug, title }: OutgoingArticle): KnownPost {
  return {
    marker,
    remoteId: known?.remoteId ?? null,
    // Where it was asked for: the address may be another one now.
    slug: known?.slug ?? slug,
    title,
    askedAt: known?.askedAt ?? null,
  }
}

/** Null when the post was deleted since it was found. */
async function updateUnlessGone(
  ctx: PublishContext,
  { target, there, article }: Pick<Publishing, 'target'> & { there: RemotePost; article: OutgoingArticle },
): Promise<RemotePost | null> {
  try {
    return await target.publisher.update(there.id, article, { signal: ctx.signal })
  } catch (error) {
    if (error instanceof AdapterError && error.kind === 'not_found') return null
    throw error
  }
}
