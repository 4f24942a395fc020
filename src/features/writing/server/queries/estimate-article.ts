import type { z } from 'zod'
import { readText } from '#features/articles/server/index.ts'
import type { Agent } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { writingEstimate } from '../../contract.ts'
import { describeEstimate, estimateWriting, type ArticleToWrite } from '../../estimating/index.ts'
import { readBrief } from '../../evidence/index.ts'
import {
  firstStep,
  STEP_OF_AGENT,
  stepsOf,
  type RewriteStatus,
  type WritingEngine,
  type WritingStep,
} from '../../rules.ts'
import type { WritingServices } from '../jobs/writing-services.ts'
import { readSubject } from '../material/read-subject.ts'
import { findResearch } from '../material/research-rows.ts'
import { readSources } from '../sources/read-sources.ts'
import { isPaid } from '../spending/index.ts'
import { engineOf } from './choose-engine.ts'
import { pricesOf } from './prices-of.ts'

interface Estimating {
  plan: Plan
  articleId: number
  status?: RewriteStatus | undefined
  /** The agent that is called alone. */
  agent?: Agent | undefined
}

/** What writing a cluster on from a status will cost, or what one agent alone will cost. */
export async function estimateArticle(
  ctx: Reads,
  { providers }: WritingServices,
  { plan, articleId, status, agent }: Estimating,
): Promise<z.infer<typeof writingEstimate>> {
  const { modelOf } = await providers.forWorkspace(ctx, plan.workspaceId)
  const engine = engineOf({ modelOf })
  const prices = pricesOf(modelOf)
  const article = await describeArticle(ctx, { plan, articleId, status, agent, engine })
  const estimate = estimateWriting({ engine, language: plan.language, prices }, [article])
  const { tokens, cost, credits } = estimate
  return { tokens, cost, credits, text: describeEstimate(estimate) }
}

async function describeArticle(
  ctx: Reads,
  { plan, articleId, status, agent, engine }: Estimating & { engine: WritingEngine },
): Promise<ArticleToWrite> {
  const subject = await readSubject(ctx, { plan, articleId })
  const { text } = await readText(ctx, { plan, articleId, section: 'description' })
  const from = status ?? subject.status
  const brief = from === 'no status' ? null : readBrief(text)
  const row = await findResearch(ctx, { plan, articleId })
  const pages = row === null ? [] : await readSources(ctx, { plan, urls: row.sources })
  return {
    steps: listSteps(engine, agent === undefined ? firstStep(from) : STEP_OF_AGENT[agent]).slice(
      0,
      agent === undefined ? undefined : 1,
    ),
    isPaid: await isPaid(ctx, { plan, articleId }),
    words: brief?.words ?? null,
    sections: brief?.outline.length ?? null,
    type: subject.type,
    sources: pages.length === 0 ? null : pages.map(({ wordCount }) => wordCount),
    hasImages: subject.imageSource !== 'none',
  }
}

/** The steps from one on. The extracts have none after the draft. */
function listSteps(engine: WritingEngine, first: WritingStep | null): readonly WritingStep[] {
  const steps = stepsOf(engine)
  return first !== null && steps.includes(first) ? steps.slice(steps.indexOf(first)) : []
}
