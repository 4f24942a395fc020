import { ofArticle } from '#features/articles/server/index.ts'
import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers, MemberContext } from '#platform/server/api/handlers.ts'
import type { publishing } from '../contract.ts'
import { sendToNotion } from './commands/send-to-notion.ts'
import { unpublishArticle } from './commands/unpublish-article.ts'
import { uploadArticle } from './commands/upload-article.ts'
import type { UploadServices } from './jobs/publishing-services.ts'
import { listTargets } from './queries/list-targets.ts'
import { readPublishing } from './queries/read-publishing.ts'

export function publishingHandlers(services: UploadServices): Handlers<typeof publishing> {
  return {
    upload: ofPlan((ctx: MemberContext, input) => uploadArticle(ctx, services, input)),
    sendToNotion: ofPlan((ctx: MemberContext, input) => sendToNotion(ctx, services, input)),
    unpublish: ofPlan((ctx: MemberContext, input) => unpublishArticle(ctx, services, input)),
    listTargets: ofPlan((ctx, input) => listTargets(ctx, input)),
    get: ofArticle((ctx, input) => readPublishing(ctx, input)),
  }
}
