import { step } from '#platform/server/jobs/pipeline.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { renderBrief } from '../../../evidence/index.ts'
import { composeBrief, makeExtractedBrief } from '../../composing/index.ts'
import type { Brief, SourcePage } from '../../../contract.ts'
import type { WritingPayload } from '../writing-payload.ts'
import type { WritingServices } from '../writing-services.ts'
import { outcomeOf } from './describe-outcome.ts'
import { finishStep } from './finish-step.ts'
import { gatherSources } from './gather-sources.ts'
import { openWriting, type Writing } from './open-writing.ts'

interface Briefed {
  plan: Plan
  text: string
  baseVersion: number
}

/** The SEO specialist plans the article from what ranks. */
export const briefing = step<WritingPayload, WritingServices, Briefed>({
  name: 'Briefing',
  backOffSeconds: 10,
  limitSeconds: 3_600,
  async work(ctx, payload) {
    const writing = await openWriting(ctx, payload, 'brief')
    const pages = await gatherSources(ctx, writing, { looksAgain: true })
    const brief = await makeBrief(writing, payload, pages)
    return { plan: writing.plan, text: renderBrief(brief), baseVersion: writing.baseVersion }
  },
  async keep(ctx, briefed, payload) {
    const kept = await finishStep(ctx, payload, { agent: 'brief', ...briefed })
    return outcomeOf(payload, { note: 'The brief is written.', kept })
  },
})

/** The brief of an article from the pages that rank for it. */
export async function makeBrief(
  { composer, subject }: Writing,
  { engine }: WritingPayload,
  pages: readonly SourcePage[],
): Promise<Brief> {
  const material = {
    title: subject.title,
    mainKeyword: subject.mainKeyword,
    keywords: subject.keywords,
    kind: { type: subject.type, intent: subject.intent, funnel: subject.funnel },
    pages,
    ownPages: subject.ownPages,
    rivals: subject.rivals,
    prompt: subject.prompt,
  }
  return engine === 'model' ? composeBrief(composer, material) : makeExtractedBrief(composer, material)
}
