import { z } from 'zod'
import { ARTICLE_TYPES } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { writing } from '../../contract.ts'
import { describeEstimate, estimateWriting, type ArticleToWrite } from '../../estimating/index.ts'
import { readBrief } from '../../evidence/index.ts'
import {
  firstStep,
  IN_QUEUE,
  MOST_WRITTEN_AT_ONCE,
  stepsOf,
  TOO_MANY_AT_ONCE,
  type WritingEngine,
} from '../../rules.ts'
import type { WritingServices } from '../jobs/writing-services.ts'
import { countUnpromised, listHolders } from '../spending/index.ts'
import { engineOf } from './choose-engine.ts'
import { pricesOf } from './prices-of.ts'
import { judgeCandidate } from './judge-candidate.ts'
import { listCandidates, type Candidate } from './list-candidates.ts'

type EstimateOfMany = z.input<NonNullable<(typeof writing.estimateMany)['~orpc']['outputSchema']>>

/** What writing clusters together will cost, each and in total, and which of them cannot be written. */
export async function estimateMany(
  ctx: Reads,
  { providers }: WritingServices,
  { plan, articleIds }: { plan: Plan; articleIds?: readonly number[] | undefined },
): Promise<EstimateOfMany> {
  const { modelOf } = await providers.forWorkspace(ctx, plan.workspaceId)
  const engine = engineOf({ modelOf })
  const { wanted, refused } = sortOut(await listCandidates(ctx, { plan, articleIds }), engine)
  const articles = await describeArticles(ctx, { plan, engine, wanted })
  const setting = { engine, language: plan.language, prices: pricesOf(modelOf) }
  const total = estimateWriting(setting, articles)
  const left = await countUnpromised(ctx, { plan })
  return {
    engine,
    credits_left: Number.isFinite(left) ? left : null,
    articles: wanted.map(({ id: articleId }, at) => ({ articleId, ...pickPrice(total.each[at]) })),
    total: { ...pickPrice(total), text: describeEstimate(total) },
    refused,
  }
}

/** Those that can be written, in their order, and why the others cannot. */
function sortOut(candidates: readonly Candidate[], engine: WritingEngine) {
  const wanted: Candidate[] = []
  const refused: EstimateOfMany['refused'] = []
  for (const article of candidates) {
    const reason =
      article.activeRun !== null
        ? IN_QUEUE
        : (judgeCandidate(article, engine) ??
          (wanted.length < MOST_WRITTEN_AT_ONCE ? null : TOO_MANY_AT_ONCE))
    if (reason === null) wanted.push(article)
    else refused.push({ articleId: article.id, reason })
  }
  return { wanted, refused }
}

/** Longer briefs are read up to here. */
const LONGEST_BRIEF = 50_000

const materialRow = z.object({
  id: z.number(),
  type: z.enum(ARTICLE_TYPES).nullable(),
  brief: z.string().nullable(),
  /** Words of each page that it is written from. */
  sources: z.array(z.number()).nullable(),
  hasImages: z.boolean(),
})

/** What the estimate needs to know of each, read at once for all. */
async function describeArticles(
  ctx: Reads,
  { plan, engine, wanted }: { plan: Plan; engine: WritingEngine; wanted: readonly Candidate[] },
): Promise<ArticleToWrite[]> {
  const articleIds = wanted.map(({ id }) => id)
  const rows = await listRows(ctx.database, materialRow)`
    select a.id, coalesce(a.type, f.type) as type,
      case when a.status <> 'no status' then left(t.text, ${LONGEST_BRIEF}) end as brief,
      (select array_agg(s.word_count) from source_pages s
        where s.workspace_id = a.workspace_id and s.url = any (r.sources) and s.read_at is not null) as sources,
      p.image_source <> 'none' as "hasImages"
    from articles a
    join contentplans p on p.workspace_id = a.workspace_id and p.id = a.contentplan_id
    left join article_kinds f on f.article_id = a.id
    left join article_texts t on t.article_id = a.id and t.section = 'description'
    left join article_research r on r.article_id = a.id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
      and a.id = any (${articleIds}::integer[])
  `
  const byId = new Map(rows.map((row) => [row.id, row]))
  const holders = await listHolders(ctx, { plan, articleIds })
  const all = stepsOf(engine)
  return wanted.map(({ id, status }) => {
    const row = byId.get(id)
    const brief = row?.brief ? readBrief(row.brief) : null
    const first = firstStep(status)
    return {
      steps: first === null ? [] : all.slice(all.indexOf(first)),
      isPaid: holders.has(id),
      words: brief?.words ?? null,
      sections: brief?.outline.length ?? null,
      type: row?.type ?? null,
      sources: row?.sources ?? null,
      hasImages: row?.hasImages ?? false,
    }
  })
}

type Priced = Pick<EstimateOfMany['articles'][number], 'tokens' | 'cost' | 'credits'>

const NOTHING: Priced = { tokens: { least: 0, most: 0 }, cost: null, credits: 0 }

function pickPrice({ tokens, cost, credits }: Priced = NOTHING): Priced {
  return { tokens, cost, credits }
}
