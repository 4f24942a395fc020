import { advanceStatus, readText } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { step } from '#platform/server/jobs/pipeline.ts'
import type { Brief, Research, SourcePage } from '../../../contract.ts'
import { listStruck, readBrief, renderBrief, renderResearch } from '../../../evidence/index.ts'
import { composeResearch, extractResearch } from '../../composing/index.ts'
import { STATUS_AROUND } from '../../../rules.ts'
import { findResearch, keepResearch } from '../../material/research-rows.ts'
import { lockWritten } from '../../queries/open-subject.ts'
import { keepText } from '../../texts/keep-text.ts'
import type { WritingPayload } from '../writing-payload.ts'
import type { WritingServices } from '../writing-services.ts'
import { makeBrief } from './briefing.ts'
import { outcomeOf } from './describe-outcome.ts'
import { finishStep } from './finish-step.ts'
import { gatherSources } from './gather-sources.ts'
import { openWriting, type Writing, type WritingContext } from './open-writing.ts'

interface Researched {
  plan: Plan
  research: Research
  text: string
  baseVersion: number
  /** The brief, when the article had none that can be read; its text was this version. */
  newBrief: { text: string; baseVersion: number } | null
  /** Whether the run had no step that briefs the article, as one with a prompt. */
  isUnbriefed: boolean
}

/** The researcher looks up in the sources what the brief asks for. */
export const researching = step<WritingPayload, WritingServices, Researched>({
  name: 'Researching',
  backOffSeconds: 10,
  limitSeconds: 3_600,
  async work(ctx, payload) {
    const writing = await openWriting(ctx, payload, 'research')
    const { plan, composer, baseVersion } = writing
    const pages = await gatherSources(ctx, writing, { looksAgain: false })
    const { brief, newBrief } = await openBrief(ctx, { writing, payload, pages })
    const research =
      payload.engine === 'model'
        ? (await composeResearch(composer, { brief, pages })).research
        : extractResearch({ brief, pages, language: plan.language })
    return {
      plan,
      research,
      text: renderResearch(
        await leaveOutStruck(ctx, { writing, research }),
        pages,
        brief.outline.map(({ heading }) => heading),
      ),
      baseVersion,
      newBrief,
      isUnbriefed: newBrief !== null || (writing.subject.prompt !== null && !payload.isSingle),
    }
  },
  async keep(ctx, { plan, research, newBrief, isUnbriefed, ...found }, payload) {
    const { articleId } = payload
    await lockWritten(ctx, { plan, articleId })
    if (newBrief !== null) await keepText(ctx, { plan, articleId, agent: 'brief', ...newBrief })
    if (isUnbriefed) await advanceStatus(ctx, { plan, articleId, ...STATUS_AROUND.Briefing })
    await keepResearch(ctx, { plan, articleId, found: research })
    const kept = await finishStep(ctx, payload, { plan, agent: 'research', ...found })
    return outcomeOf(payload, { note: 'The research is done.', kept })
  },
})

interface Opening {
  writing: Writing
  payload: WritingPayload
  pages: readonly SourcePage[]
}

/** The brief as it stands, with what people have changed; of an article without one a new brief. */
async function openBrief(
  { database }: WritingContext,
  { writing, payload, pages }: Opening,
): Promise<{ brief: Brief; newBrief: Researched['newBrief'] }> {
  const { plan, articleId } = writing
  const { text, version } = await database
    .transaction()
    .execute((open) => readText({ database: open }, { plan, articleId, section: 'description' }))
  const known = readBrief(text)
  if (known !== null) return { brief: known, newBrief: null }
  const brief = await makeBrief(writing, payload, pages)
  return { brief, newBrief: { text: renderBrief(brief), baseVersion: version } }
}

/** The research for its text, whose cards the writer takes: without those that a person has struck out before. */
async function leaveOutStruck(
  { database }: WritingContext,
  { writing: { plan, articleId }, research }: { writing: Writing; research: Research },
): Promise<Research> {
  const row = await database
    .transaction()
    .execute((open) => findResearch({ database: open }, { plan, articleId }))
  const struck = new Set(listStruck(research.cards, row?.struck ?? []))
  return { ...research, cards: research.cards.filter(({ id }) => !struck.has(id)) }
}
