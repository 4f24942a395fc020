import { type DayRange, numberOfDay } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { takeTurn } from '#platform/server/database/search-by-pattern.ts'
import { type Bucket } from './days.ts'
import { encodeDay, type DayFacts } from './encode-day.ts'
import type { FactsContext, FactsEngine } from './engine.ts'
import type { Grain } from './filters.ts'
import { findImported, listImportedDays } from './questions/imported.ts'
import { readAnonymisedShare, readPairs } from './questions/pairs.ts'
import { readRanking, type RankingQuestion } from './questions/ranking.ts'
import { countSeen } from './questions/seen.ts'
import { readSeries, readTotals, type TotalsQuestion } from './questions/totals.ts'

/** The search facts of plans: each question is one query, whichever engine keeps them. Close it at the end. */
export type FactsStore = ReturnType<typeof createFactsStore>

export function createFactsStore(kept: FactsEngine) {
  const engine = inTurns(kept)
  return {
    /** Puts a day as Search Console tells it in the place of what is known of it: all that was read, or nothing. */
    async replaceDay(ctx: FactsContext, { plan, ...day }: DayFacts & { plan: Plan }): Promise<void> {
      await engine.replaceDay(ctx, plan, encodeDay(day, 'search-console'))
    },
    /** The same with what a file tells; false: Search Console has told of the day, which stays as it is. */
    replaceFileDay: (ctx: FactsContext, { plan, ...day }: DayFacts & { plan: Plan }): Promise<boolean> =>
      engine.replaceDay(ctx, plan, encodeDay(day, 'file')),
    /** Everything of the plan, or what there is from a day on. */
    async deleteFacts(ctx: FactsContext, { plan, from }: { plan: Plan; from?: string }): Promise<void> {
      if (from !== undefined) numberOfDay(from)
      await engine.deleteFacts(ctx, plan, from ?? null)
    },

    readSeries: (ctx: FactsContext, asked: TotalsQuestion & { plan: Plan; bucket: Bucket }) =>
      readSeries(engine, ctx, asked),
    readTotals: (ctx: FactsContext, asked: TotalsQuestion & { plan: Plan; comparison?: DayRange | null }) =>
      readTotals(engine, ctx, asked),
    /** Pages of a query: with that query as filter. */
    rankPages: (ctx: FactsContext, asked: RankingQuestion & { plan: Plan }) =>
      readRanking(engine, ctx, { ...asked, kind: 'page' }),
    /** Queries of a page: with that page as filter. */
    rankQueries: (ctx: FactsContext, asked: RankingQuestion & { plan: Plan }) =>
      readRanking(engine, ctx, { ...asked, kind: 'query' }),
    countSeen: (
      ctx: FactsContext,
      asked: { plan: Plan; kind: 'page' | 'query'; range: DayRange; comparison: DayRange },
    ) => countSeen(engine, ctx, asked),
    readPairs: (
      ctx: FactsContext,
      asked: { plan: Plan; queries: readonly string[]; range: DayRange; comparison: DayRange },
    ) => readPairs(engine, ctx, asked),
    readAnonymisedShare: (ctx: FactsContext, asked: { plan: Plan; range: DayRange }) =>
      readAnonymisedShare(engine, ctx, asked),
    findImported: (ctx: FactsContext, asked: { plan: Plan; grain?: Grain }) =>
      findImported(engine, ctx, asked),
    listImportedDays: (ctx: FactsContext, asked: { plan: Plan; range: DayRange }) =>
      listImportedDays(engine, ctx, asked),

    close: (): Promise<void> => engine.close(),
  }
}

/** Questions with regular expressions count as searches by pattern, of which a workspace has a few at a time. */
function inTurns(engine: FactsEngine): FactsEngine {
  return {
    ...engine,
    async ask(ctx, plan, statement) {
      if (statement.patterns.length > 0)
        await takeTurn({ database: ctx.database, workspaceId: plan.workspaceId })
      return engine.ask(ctx, plan, statement)
    },
  }
}
