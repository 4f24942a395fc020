import {
  composeBrief,
  composeDraft,
  composeFinal,
  composeResearch,
  type Composer,
} from '#features/writing/server/composing/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { Case } from '../reading/case.ts'
import { askAgain } from './ask-again.ts'
import { describeCase } from './describe-case.ts'
import { meterModel } from './meter-model.ts'
import type { Written } from './written.ts'

const LONGEST_MS = 30 * 60_000

/** Writes the article of a case as the program does: with its agents, its checks and a model. */
export async function writeWithModel(one: Case, given: Model): Promise<Written> {
  const began = performance.now()
  const { model, usage } = meterModel(given)
  const { pages } = one
  const composer = composeWith(model, one)
  const brief = await composeBrief(composer, describeCase(one))
  const { research } = await composeResearch(composer, { brief, pages })
  const draft = await composeDraft(composer, { brief, research })
  const final = await composeFinal(composer, { brief, research, pages, markdown: draft.markdown })
  const { title, description, markdown } = final
  return {
    brief,
    cards: research.cards,
    title,
    description,
    slug: brief.slug,
    markdown,
    statements: null,
    usage,
    milliseconds: performance.now() - began,
  }
}

/** Nothing is remembered of earlier evaluations, and no budget ends the work. */
function composeWith(model: Model, { mainKeyword, language, ownDomain }: Case): Composer {
  const guide = { mainKeyword, about: '', styleGuide: '', hub: '' }
  const signal = AbortSignal.timeout(LONGEST_MS)
  return {
    language,
    ownDomain: ownDomain === '' ? null : ownDomain,
    recall: (_, make) => askAgain(make),
    ask: () => ({ model, language, signal, nonce: '7c41d09a5be2', guide }),
    isNearlySpent: () => false,
  }
}
