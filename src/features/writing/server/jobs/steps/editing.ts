import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid, NotConnected } from '#platform/errors.ts'
import { step } from '#platform/server/jobs/pipeline.ts'
import { composeFinal } from '../../composing/index.ts'
import { keepMeta } from '../../material/research-rows.ts'
import { captureArticle } from '../../spending/index.ts'
import type { WritingPayload } from '../writing-payload.ts'
import type { WritingServices } from '../writing-services.ts'
import { describeFinal, outcomeOf } from './describe-outcome.ts'
import { finishStep } from './finish-step.ts'
import { openWriting } from './open-writing.ts'
import { readPlannedArticle } from './read-planned-article.ts'

interface Edited {
  plan: Plan
  text: string
  baseVersion: number
  meta: { title: string; description: string; slug: string }
  note: string
}

/** The editor mends what rules have found, and writes lead, answers and title. The article is paid for then. */
export const editing = step<WritingPayload, WritingServices, Edited>({
  name: 'Editing',
  backOffSeconds: 10,
  limitSeconds: 3_600,
  async work(ctx, payload) {
    if (payload.engine === 'extracts') throw new NotConnected('The editor needs a language model.')
    const writing = await openWriting(ctx, payload, 'editor')
    const { plan, composer, baseVersion } = writing
    const { draft, ...planned } = await readPlannedArticle(ctx, writing)
    if (draft.trim() === '')
      throw new Invalid('There is no draft to edit. Start the writing again from the draft.')
    const final = await composeFinal(composer, { ...planned, markdown: draft })
    await writing.endStreams()
    const meta = { title: final.title, description: final.description, slug: planned.brief.slug }
    return { plan, text: final.markdown, baseVersion, meta, note: describeFinal(final) }
  },
  async keep(ctx, { meta, note, ...edited }, payload) {
    const { articleId } = payload
    const kept = await finishStep(ctx, payload, { agent: 'editor', ...edited })
    await keepMeta(ctx, { plan: edited.plan, articleId, meta })
    await captureArticle(ctx, { plan: edited.plan, articleId })
    return outcomeOf(payload, { note, kept })
  },
})
