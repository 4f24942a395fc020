import { z } from 'zod'
import { queueTexts } from '#features/articles/server/index.ts'
import { paidKeywordData, paidModel } from '#features/billing/server/index.ts'
import { foldKeyword } from '#features/contentplans/rules.ts'
import { lockPlan } from '#features/contentplans/server/index.ts'
import { askIdeas, askRelated, askVolumes, saveList } from '#features/keywords/server/index.ts'
import type { KeywordData, KeywordVolume } from '#integrations/keyword-data/index.ts'
import type { Model } from '#integrations/model/index.ts'
import { Explained } from '#platform/errors.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { step, type Run, type StepContext } from '#platform/server/jobs/pipeline.ts'
import { IDEA_SOURCES } from '../../../rules.ts'
import { listIdeas } from '../../queries/list-ideas.ts'
import type { BuildPayload } from '../build-payload.ts'
import { chooseSeeds, IMPORT_KIND_OF, MOST_FOUND, MOST_PLAN_KEYWORDS } from '../build-rules.ts'
import type { BuildServices } from '../hub-services.ts'
import { describeTask } from '../describe-task.ts'
import { openHub, type BuiltHub } from './open-hub.ts'

const volume = z.number().nullable()
const foundKeyword = z.object({
  keyword: z.string(),
  source: z.enum(IDEA_SOURCES),
  searchVolume: volume,
  cpc: volume,
  competition: volume,
})
type FoundKeyword = z.infer<typeof foundKeyword>

const found = z.object({
  /** Kept in the plan, so the record of the step goes without them. */
  keywords: z.array(foundKeyword).transform((): FoundKeyword[] => []),
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
    const { hub, ports, ideas } = await open(ctx, payload)
    const notices: string[] = []
    const ask = <Answer>(call: Promise<Answer>) => answerOf(ctx, { call, notices })
    const { keywordData, model } = ports
    const seeds = chooseSeeds(hub)
    const related =
      keywordData && (await ask(askRelated(keywordData, { ...hub.plan.market, keywords: seeds })))
    if (related?.notice) notices.push(related.notice)
    const ownTexts = ideas.flatMap(({ keyword, source }) => (source === 'plan' ? [keyword] : []))
    const ruled = ideas.flatMap(({ keyword, source }) => (source === 'rules' ? [keyword] : []))
    const thought = model && (await ask(askIdeas(model, describeTask(hub, ownTexts))))
    const withoutVolume = model === null ? ruled : (thought ?? [])
    const asked = [...hub.tags, ...withoutVolume.slice(0, MOST_FOUND)]
    const measured =
      keywordData && (await ask(askVolumes(keywordData, { ...hub.plan.market, keywords: asked })))
    if (measured?.notice) notices.push(measured.notice)
    const numbersOf = new Map(measured?.found.map((one) => [foldKeyword(one.keyword), one]))
    const withNumbers = (keyword: string) => numbersOf.get(foldKeyword(keyword)) ?? unknownVolume(keyword)
    return {
      keywords: chooseFound([
        ...hub.tags.map((keyword) => ({ ...withNumbers(keyword), source: 'plan' as const })),
        ...ownTexts
          .slice(0, MOST_PLAN_KEYWORDS)
          .map((keyword) => ({ ...unknownVolume(keyword), source: 'plan' as const })),
        ...(related?.found ?? []).slice(0, MOST_FOUND).map((one) => ({ ...one, source: 'related' as const })),
        ...withoutVolume.slice(0, MOST_FOUND).map((keyword) => ({
          ...withNumbers(keyword),
          source: model ? ('model' as const) : ('rules' as const),
        })),
      ]),
      notices,
    }
  },
  keep: ({ database, run }, { keywords }, payload) => keepFound(database, { run, payload, keywords }),
})

async function open(ctx: StepContext<BuildServices>, payload: BuildPayload) {
  const { run, services } = ctx
  return ctx.database.transaction().execute(async (database) => {
    const hub = await openHub(database, { run, ...payload })
    const { keywordData, model, serps } = await services.providers.forWorkspace({ database }, run.workspaceId)
    const payer = {
      workspaceId: run.workspaceId,
      purpose: `run ${run.id} ideas`,
      database: ctx.database,
      costs: services.costs,
    }
    const [own] = await listIdeas(
      { database },
      { providers: { forWorkspace: async () => ({ serps }) } },
      { plan: hub.plan, topicIds: [hub.topicId], limit: MOST_FOUND },
    )
    return {
      hub,
      ideas: own?.ideas ?? [],
      ports: {
        keywordData: keywordData && paidKeywordData(payer, keywordData),
        model: model && paidModel(payer, model),
      } satisfies { keywordData: KeywordData | null; model: Model | null },
    }
  })
}

/** The answer of a service, or null with a notice: without one service, the others still find keywords. */
async function answerOf<Answer>(
  { signal, log }: StepContext<BuildServices>,
  { call, notices }: { call: Promise<Answer>; notices: string[] },
): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof Explained)) throw error
    log.warn({ err: error }, 'a service finds no keywords for a hub')
    notices.push(error.message)
    return null
  }
}

function unknownVolume(keyword: string): KeywordVolume {
  return { keyword, searchVolume: null, cpc: null, competition: null }
}

/** Each keyword once, under the first source that has it. */
function chooseFound(keywords: readonly FoundKeyword[]): FoundKeyword[] {
  const known = new Set<string>()
  return keywords.filter(({ keyword }) => {
    const folded = foldKeyword(keyword)
    if (known.has(folded)) return false
    known.add(folded)
    return true
  })
}

async function keepFound(
  database: Transaction,
  { run, payload, keywords }: { run: Run; payload: BuildPayload; keywords: readonly FoundKeyword[] },
): Promise<void> {
  const hub = await openHub(database, { run, ...payload })
  await lockPlan({ database }, hub)
  const known = await listKnown(database, { hub, keywords })
  for (const source of IDEA_SOURCES) {
    const ofSource = keywords.filter((one) => one.source === source && !known.has(foldKeyword(one.keyword)))
    // oxlint-disable-next-line no-await-in-loop -- one transaction, and four sources
    await saveFound(database, { run, hub, source, keywords: ofSource })
  }
  await queueTexts({ database }, { plan: hub.plan, texts: keywords.map(({ keyword }) => keyword) })
}

const knownKeyword = z.object({ folded: z.string() })

/** The keywords that the plan has already: they stay as they are, with the import that added them. */
async function listKnown(
  database: Transaction,
  { hub: { plan }, keywords }: { hub: BuiltHub; keywords: readonly FoundKeyword[] },
): Promise<Set<string>> {
  const rows = await listRows(database, knownKeyword)`
    select folded from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and folded = any (${keywords.map(({ keyword }) => foldKeyword(keyword))}::text[])
  `
  return new Set(rows.map(({ folded }) => folded))
}

async function saveFound(
  database: Transaction,
  {
    run,
    hub,
    source,
    keywords,
  }: { run: Run; hub: BuiltHub; source: FoundKeyword['source']; keywords: readonly FoundKeyword[] },
): Promise<void> {
  if (keywords.length === 0) return
  const keywordsObject = keywords.map(({ keyword, searchVolume, cpc, competition }) => ({
    keyword,
    estimated_search_volume: searchVolume,
    cpc,
    competition,
  }))
  const ctx = { database, userId: run.userId }
  const kind = IMPORT_KIND_OF[source]
  await saveList(ctx, {
    plan: hub.plan,
    keywordsObject,
    source: 'related',
    kind,
    label: hub.name,
    runId: run.id,
  })
}
