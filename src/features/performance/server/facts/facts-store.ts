import { type DayRange, numberOfDay } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { takeTurn } from '#platform/server/database/search-by-pattern.ts'
import { type Bucket } from './days.ts'
import { encodeDay, type DayFacts } from './encode-day.ts'
import type { FactsContext, FactsEngine } from './engine.ts'
import type { Grain, TextFilter } from './filters.ts'
import { countFilterDays } from './questions/filter-days.ts'
import { readAroundDays, type PageWindows } from './questions/around-days.ts'
import { findImported, listImportedDays } from './questions/imported.ts'
import { countPagesLeft } from './questions/pages-left.ts'
import { readAnonymisedShare, readPairs } from './questions/pairs.ts'
import { readRanking, type RankingQuestion } from './questions/ranking.ts'
import { countSeen, countSeenByDay } from './questions/seen.ts'
import { readSeries, readTotals, type TotalsQuestion } from './questions/totals.ts'

/**
 * The search facts of plans, in either engine; each question is one query about the filter that the plan uses. Must be
 * closed at the end.
 */
export type FactsStore = ReturnType<typeof createFactsStore>

export function createFactsStore(kept: FactsEngine) {
  const engine = inTurns(kept)
  return {
    /** Replaces the facts of a day with those that were read from Search Console, all or nothing. */
    async replaceDay(ctx: FactsContext, { plan, ...day }: DayFacts & { plan: Plan }): Promise<void> {
      await engine.replaceDay(ctx, plan, encodeDay(day, 'search-console'))
    },
    /**
     * Replaces the facts of a day with those of a file; false when the stored ones are from Search Console and stay.
     */
    replaceFileDay: (ctx: FactsContext, { plan, ...day }: DayFacts & { plan: Plan }): Promise<boolean> =>
      engine.replaceDay(ctx, plan, encodeDay(day, 'file')),
    /** Deletes all facts of the plan's filter, or those from a day on. */
    async deleteFacts(ctx: FactsContext, { plan, from }: { plan: Plan; from?: string }): Promise<void> {
      if (from !== undefined) numberOfDay(from)
      await engine.deleteFacts(ctx, plan, from ?? null)
    },
    /** Deletes all facts of any filter of the plan. */
    deleteFilter: (ctx: FactsContext, { plan, filterId }: { plan: Plan; filterId: number }): Promise<void> =>
      engine.deleteFacts(ctx, { ...plan, searchFilterId: filterId }, null),

    readSeries: (ctx: FactsContext, asked: TotalsQuestion & { plan: Plan; bucket: Bucket }) =>
      readSeries(engine, ctx, asked),
    readTotals: (ctx: FactsContext, asked: TotalsQuestion & { plan: Plan; comparison?: DayRange | null }) =>
      readTotals(engine, ctx, asked),
    /** For the pages of one query, use the query as filter. */
    rankPages: (ctx: FactsContext, asked: RankingQuestion & { plan: Plan }) =>
      readRanking(engine, ctx, { ...asked, kind: 'page' }),
    /** For the queries of one page, use the page as filter. */
    rankQueries: (ctx: FactsContext, asked: RankingQuestion & { plan: Plan }) =>
      readRanking(engine, ctx, { ...asked, kind: 'query' }),
    countSeen: (
      ctx: FactsContext,
      asked: { plan: Plan; kind: 'page' | 'query'; range: DayRange; comparison: DayRange },
    ) => countSeen(engine, ctx, asked),
    countSeenByDay: (ctx: FactsContext, asked: { plan: Plan; kind: 'page' | 'query'; range: DayRange }) =>
      countSeenByDay(engine, ctx, asked),
    readPairs: (
      ctx: FactsContext,
      asked: { plan: Plan; queries: readonly string[]; range: DayRange; comparison: DayRange },
    ) => readPairs(engine, ctx, asked),
    readAnonymisedShare: (ctx: FactsContext, asked: { plan: Plan; range: DayRange }) =>
      readAnonymisedShare(engine, ctx, asked),
    readAroundDays: (ctx: FactsContext, asked: { plan: Plan; windows: readonly PageWindows[] }) =>
      readAroundDays(engine, ctx, asked),
    findImported: (ctx: FactsContext, asked: { plan: Plan; grain?: Grain }) =>
      findImported(engine, ctx, asked),
    listImportedDays: (ctx: FactsContext, asked: { plan: Plan; range: DayRange }) =>
      listImportedDays(engine, ctx, asked),

    countFilterDays: (
      ctx: FactsContext,
      asked: { plan: Plan; filterIds: readonly number[]; since: string },
    ) => countFilterDays(engine, ctx, asked),
    countPagesLeft: (ctx: FactsContext, asked: { plan: Plan; range: DayRange; pages: TextFilter }) =>
      countPagesLeft(engine, ctx, asked),

    close: (): Promise<void> => engine.close(),
  }
}

/** Questions with regular expressions wait for a turn: a workspace may run only a few of them at a time. */
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
