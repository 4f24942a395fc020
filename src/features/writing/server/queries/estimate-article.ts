import type { z } from 'zod'
import { readText } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { writingEstimate } from '../../contract.ts'
import { describeEstimate, estimateWriting, type ArticleToWrite } from '../../estimating/index.ts'
import { readBrief } from '../../evidence/index.ts'
import { firstStep, stepsOf, type RewriteStatus, type WritingEngine } from '../../rules.ts'
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
}

/** What writing a cluster on from a status will cost. */
export async function estimateArticle(
  ctx: Reads,
  { providers }: WritingServices,
  { plan, articleId, status }: Estimating,
): Promise<z.infer<typeof writingEstimate>> {
  const { modelOf } = await providers.forWorkspace(ctx, plan.workspaceId)
  const engine = engineOf({ modelOf })
  const prices = pricesOf(modelOf)
  const article = await describeArticle(ctx, { plan, articleId, status, engine })
  const estimate = estimateWriting({ engine, language: plan.language, prices }, [article])
  const { tokens, cost, credits } = estimate
  return { tokens, cost, credits, text: describeEstimate(estimate) }
}

async function describeArticle(
  ctx: Reads,
  { plan, articleId, status, engine }: Estimating & { engine: WritingEngine },
): Promise<ArticleToWrite> {
  const subject = await readSubject(ctx, { plan, articleId })
  const { text } = await readText(ctx, { plan, articleId, section: 'description' })
  const from = status ?? subject.status
  const brief = from === 'no status' ? null : readBrief(text)
  const row = await findResearch(ctx, { plan, articleId })
  const pages = row === null ? [] : await readSources(ctx, { plan, urls: row.sources })
  const steps = stepsOf(engine)
  const first = firstStep(from)
  return {
    // The extracts have no step after the draft.
    steps: first !== null && steps.includes(first) ? steps.slice(steps.indexOf(first)) : [],
    isPaid: await isPaid(ctx, { plan, articleId }),
    words: brief?.words ?? null,
    sections: brief?.outline.length ?? null,
    type: subject.type,
    sources: pages.length === 0 ? null : pages.map(({ wordCount }) => wordCount),
    hasImages: subject.imageSource !== 'none',
  }
}
