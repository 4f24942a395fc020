import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { UploadServices } from '../jobs/publishing-services.ts'
import { startPublishing, type Uploaded } from './start-publishing.ts'

/** Starts the run that makes a page of Notion of the final draft of a cluster, or changes the page that it has there. */
export async function sendToNotion(
  ctx: MemberContext,
  services: UploadServices,
  input: { plan: Plan; articleId: number; isUnreviewed: boolean },
): Promise<() => Promise<Uploaded>> {
  return startPublishing(ctx, services, { ...input, platform: 'notion', state: 'draft', slug: null })
}
