import { z } from 'zod'
import { queueTexts } from '#features/articles/server/index.ts'
import { paidKeywordData, paidModel } from '#features/billing/server/index.ts'
import { foldKeyword } from '#features/contentplans/rules.ts'
import { lockPlan, openPlan } from '#features/contentplans/server/index.ts'
import { askVolumes, type KeywordProviders } from '#features/keywords/server/index.ts'
import { step, type StepContext } from '#platform/server/jobs/pipeline.ts'
import { IDEA_SOURCES, readTags } from '../../../rules.ts'
import { describeSearch } from '../../ideas/describe-search.ts'
import type { FoundKeyword } from '../../ideas/propose-ideas.ts'
import { readHub } from '../../ideas/read-hub.ts'
import { searchOutside } from '../../ideas/search-outside.ts'
import { listIdeas, type Idea } from '../../queries/list-ideas.ts'
import type { BuildPayload } from '../build-payload.ts'
import { MOST_NEW, MOST_OF_PLAN } from '../build-rules.ts'
import type { BuildServices } from '../hub-services.ts'
import { openHub } from './open-hub.ts'
import { saveFound, type SavedKeyword } from './save-found.ts'

type Context = StepContext<BuildServices>
type Providers = Pick<KeywordProviders, 'keywordData' | 'model'>

const known = z.number().nullable()
const keyword = z.object({
  keyword: z.string(),
  source: z.enum(IDEA_SOURCES),
  searchVolume: known,
  cpc: known,
  competition: known,
})

const found = z.object({
  /** They are kept in the plan, so the record of the step goes without them. */
  keywords: z.array(keyword).transform((): SavedKeyword[] => []),
  /** Why some are missing, as sentences for users. */
  notices: z.array(z.string()),
})

/**
 * Finds keywords for a hub: its seed keywords and what the plan has about them, related searches, and what a model
 * thinks of, or our rules without one. They become inactive keywords of the plan, in the queue for the next steps.
 */
export const findKeywords = step<BuildPayload, BuildServices, z.output<typeof found>>({
  name: 'Finding keywords',
  result: found,
  async work(ctx, payload) {
    const { search, tags, providers } = await open(ctx, payload)
    const outside = await searchOutside(providers, search)
    ctx.signal.throwIfAborted()
    const ideas = await listNew(ctx, { ...payload, found: outside.found, hasModel: providers.model !== null })
    const keywords = joinFound({ tags, ideas, found: outside.found })
    const measured = await measure(providers, { market: search.plan.market, keywords })
    const notices = [outside.notice, measured.notice].filter((notice) => notice !== null)
    return { keywords: measured.keywords, notices }
  },
  async keep({ database, run }, { keywords }, payload) {
    const hub = await openHub(database, { run, ...payload })
    await lockPlan({ database }, hub)
    await saveFound({ database, userId: run.userId }, { runId: run.id, hub, keywords })
    await queueTexts({ database }, { plan: hub.plan, texts: keywords.map((one) => one.keyword) })
  },
})

async function open(ctx: Context, { contentplanId, topicId }: BuildPayload) {
  const { id, workspaceId } = ctx.run
  const { costs } = ctx.services
  return ctx.database.transaction().execute(async (database) => {
    const plan = await openPlan({ database, workspaceId }, contentplanId)
    const hub = await readHub({ database }, { plan, topicId })
    const { keywordData, model } = await ctx.services.providers.forWorkspace({ database }, workspaceId)
    const payer = { workspaceId, purpose: `run ${id} ideas`, database: ctx.database, costs }
    return {
      search: describeSearch(plan, hub),
      tags: readTags(hub.tags),
      providers: {
        keywordData: keywordData && paidKeywordData(payer, keywordData),
        model: model && paidModel(payer, model),
      } satisfies Providers,
    }
  })
}

/** What the plan has no cluster for: keywords of the plan, those that were found, and what rules propose without a model. */
async function listNew(
  ctx: Context,
  {
    contentplanId,
    topicId,
    found: outside,
    hasModel,
  }: BuildPayload & { found: readonly FoundKeyword[]; hasModel: boolean },
): Promise<Idea[]> {
  const { workspaceId } = ctx.run
  return ctx.database.transaction().execute(async (database) => {
    const plan = await openPlan({ database, workspaceId }, contentplanId)
    const limit = MOST_OF_PLAN + MOST_NEW
    const listed = await listIdeas({ database }, ctx.services, {
      plan,
      topicIds: [topicId],
      found: outside,
      limit,
    })
    const ideas = listed.flatMap((hub) => hub.ideas).filter(({ articleId }) => articleId === null)
    const fresh = ideas.filter(
      ({ keywordId, source }) => keywordId === null && !(hasModel && source === 'rules'),
    )
    return [
      ...ideas.filter(({ keywordId }) => keywordId !== null).slice(0, MOST_OF_PLAN),
      ...fresh.slice(0, MOST_NEW),
    ]
  })
}

/** The seed keywords and the ideas, each once, with the numbers that came with them. */
function joinFound({
  tags,
  ideas,
  found: outside,
}: {
  tags: readonly string[]
  ideas: readonly Idea[]
  found: readonly FoundKeyword[]
}): SavedKeyword[] {
  const numbersOf = new Map(outside.map((one) => [foldKeyword(one.keyword), one]))
  const joined = new Map<string, SavedKeyword>()
  const add = (text: string, source: SavedKeyword['source']) => {
    const folded = foldKeyword(text)
    const { searchVolume = null, cpc = null, competition = null } = numbersOf.get(folded) ?? {}
    if (!joined.has(folded)) joined.set(folded, { keyword: text, source, searchVolume, cpc, competition })
  }
  for (const tag of tags) add(tag, 'plan')
  for (const idea of ideas) add(idea.keyword, idea.source)
  return [...joined.values()]
}

/** Adds the search volumes that are not known, where a service knows them. */
async function measure(
  { keywordData }: Providers,
  {
    market,
    keywords,
  }: { market: Parameters<typeof describeSearch>[0]['market']; keywords: readonly SavedKeyword[] },
): Promise<{ keywords: SavedKeyword[]; notice: string | null }> {
  const unknown = keywords.filter((one) => one.searchVolume === null).map((one) => one.keyword)
  if (keywordData === null || unknown.length === 0) return { keywords: [...keywords], notice: null }
  const asked = await askVolumes(keywordData, { ...market, keywords: unknown })
  const volumeOf = new Map(asked.found.map((one) => [foldKeyword(one.keyword), one]))
  return {
    notice: asked.notice,
    keywords: keywords.map((one) => ({
      ...one,
      ...volumeOf.get(foldKeyword(one.keyword)),
      keyword: one.keyword,
    })),
  }
}
