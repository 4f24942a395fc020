import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers, MemberContext } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { voice } from '../contract.ts'
import { makeAbout } from './commands/make-about.ts'
import { choosePreview, startPreview } from './commands/preview-guide.ts'
import { startGuide } from './commands/start-guide.ts'
import { readGuideState } from './queries/read-guide-state.ts'
import { readPreview } from './queries/read-preview.ts'
import { listEarlier } from './texts/list-earlier.ts'
import { resolveProposal } from './texts/resolve-proposal.ts'
import type { VoiceServices } from './jobs/voice-services.ts'

export function voiceHandlers(
  services: VoiceServices & { database: () => Database },
): Handlers<typeof voice> {
  return {
    getGuide: ofPlan((ctx: MemberContext, input) => readGuideState(ctx, services, input)),
    makeGuide: ofPlan((ctx: MemberContext, input) => startGuide(ctx, input)),
    resolveProposal: ofPlan((ctx: MemberContext, input) => resolveProposal(ctx, input)),
    listEarlier: ofPlan((ctx: MemberContext, input) => listEarlier(ctx, input)),
    makeAbout: ofPlan((ctx: MemberContext, input) => makeAbout(ctx, services, input)),
    getPreview: ofPlan((ctx: MemberContext, input) => readPreview(ctx, services, input)),
    choosePreview: ofPlan((ctx: MemberContext, input) => choosePreview(ctx, input)),
    startPreview: ofPlan((ctx: MemberContext, input) => startPreview(ctx, services, input)),
  }
}
