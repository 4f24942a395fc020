import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers, MemberContext } from '#platform/server/api/handlers.ts'
import type { blog } from '../contract.ts'
import type { BlogServices } from './jobs/blog-services.ts'
import { saveSettings } from './commands/save-settings.ts'
import { startBuild } from './commands/start-build.ts'
import { exportBlog } from './export/export-blog.ts'
import { readBlogState } from './queries/read-blog-state.ts'

export function blogHandlers(services: BlogServices): Handlers<typeof blog> {
  return {
    getSettings: ofPlan((ctx: MemberContext, input) => readBlogState(ctx, services, input)),
    saveSettings: ofPlan(async (ctx: MemberContext, input) => {
      await saveSettings(ctx, input)
      return readBlogState(ctx, services, input)
    }),
    update: ofPlan((ctx: MemberContext, input) => startBuild(ctx, input)),
    export: ofPlan((ctx: MemberContext, input) => exportBlog(ctx, services, input)),
  }
}
