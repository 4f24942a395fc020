import { Invalid, InvalidField } from '#platform/errors.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import {
  explainPlatform,
  findPlatform,
  hasDrafts,
  isSlug,
  type PublishPlatform,
  type PublishState,
} from '../../rules.ts'
import type { UploadServices } from '../jobs/publishing-services.ts'
import { startPublishing, type Uploaded } from './start-publishing.ts'

interface Upload {
  plan: Plan
  clusterId: number
  platform: string
  publishTo?: string | null | undefined
  state?: PublishState | undefined
  slug?: string | undefined
  isUnreviewed: boolean
}

/** The system that a request names (V-53). */
function readPlatform({ platform, publishTo }: Pick<Upload, 'platform' | 'publishTo'>): PublishPlatform {
  const named = publishTo ?? platform
  const found = findPlatform(named)
  if (found === null) throw new Invalid(explainPlatform(named))
  if (findPlatform(platform) === null) throw new Invalid(explainPlatform(platform))
  if (named !== platform) throw new InvalidField('publishTo', `the path says ${platform}`)
  return found
}

/**
 * Starts the run that brings the final draft of a cluster to a publishing system (C-094), and returns what waits for its
 * end. Throws NotConnected without the system, and what requireStatus throws for a text that may not be published.
 */
export async function uploadArticle(
  ctx: MemberContext,
  services: UploadServices,
  { plan, clusterId: articleId, slug, isUnreviewed, ...named }: Upload,
): Promise<() => Promise<Uploaded>> {
  const platform = readPlatform(named)
  const state = named.state ?? (hasDrafts(platform) ? 'draft' : 'live')
  if (slug !== undefined && !isSlug(slug))
    throw new InvalidField(
      'slug',
      'write letters and digits in lower case, with single hyphens between words',
    )
  return startPublishing(ctx, services, {
    plan,
    articleId,
    platform,
    state,
    slug: slug ?? null,
    isUnreviewed,
  })
}
