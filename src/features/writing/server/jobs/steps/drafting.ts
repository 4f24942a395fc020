import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import { step } from '#platform/server/jobs/pipeline.ts'
import { composeDraft, extractDraft } from '../../composing/index.ts'
import type { WritingPayload } from '../writing-payload.ts'
import type { WritingServices } from '../writing-services.ts'
import { describeDraft, outcomeOf } from './describe-outcome.ts'
import { finishStep } from './finish-step.ts'
import { openWriting } from './open-writing.ts'
import { readPlannedArticle } from './read-planned-article.ts'

interface Drafted {
  plan: Plan
  text: string
  baseVersion: number
  note: string
}

/** The writer writes the sections, each from its evidence. */
export const drafting = step<WritingPayload, WritingServices, Drafted>({
  name: 'Drafting',
  backOffSeconds: 10,
  limitSeconds: 3_600,
  async work(ctx, payload) {
    const writing = await openWriting(ctx, payload, 'draft')
    const { plan, composer, baseVersion } = writing
    const { brief, research } = await readPlannedArticle(ctx, writing)
    if (research.cards.length === 0)
      throw new Invalid(
        'The research has no evidence left to write from. Start the writing again from the research.',
      )
    if (payload.engine === 'extracts') {
      const text = extractDraft({ brief, research, language: plan.language })
      return { plan, text, baseVersion, note: EXTRACTS_NOTE }
    }
    const draft = await composeDraft(composer, { brief, research })
    await writing.endStreams()
    return { plan, text: draft.markdown, baseVersion, note: describeDraft(draft) }
  },
  async keep(ctx, { note, ...drafted }, payload) {
    const kept = await finishStep(ctx, payload, { agent: 'draft', ...drafted })
    return outcomeOf(payload, { note, kept })
  },
})

const EXTRACTS_NOTE =
  'This is a research draft of extracts, made without a language model. Rewrite it in your own words before you publish it.'
