import { chooseFilter } from '#features/performance/server/search-filters/choose-filter.ts'
import { deleteFilter } from '#features/performance/server/search-filters/delete-filter.ts'
import { listFilters } from '#features/performance/server/search-filters/list-filters.ts'
import { showFilter } from '#features/performance/server/search-filters/show-filter.ts'
import { findAvailableDays } from '#features/performance/server/importing/import-days.ts'
import { describeSearchData } from '#features/performance/server/queries/describe-search-data.ts'
import { addDays } from '#platform/days.ts'
import { makeImportWorld } from './import-world.ts'

export const PROPERTY = 'sc-domain:trailhouse.example'
export const TENTS = '/tents'
const NOW = new Date()
/** The last day that Google can give. */
export const LAST = findAvailableDays(NOW).to
/** The settings with which the world's plan is connected. */
export const OWN = { urlInclude: TENTS }

/** A connected plan, and functions that choose other settings for it as a member does. */
export async function makeFiltersWorld() {
  const world = await makeImportWorld()
  const { ask, own, facts, look } = world
  const [{ id } = {}] = await look('select access_user_id as id from integrations')
  const userId = Number(id)
  const asMember = { ...own, userId, actor: { kind: 'user', userId } as const }
  const choose = (filter: {
    property?: string
    country?: string
    urlInclude?: string
    urlExclude?: string
  }) =>
    ask((ctx, plan) =>
      chooseFilter(
        { ...asMember, ...ctx },
        {
          plan,
          property: PROPERTY,
          accessUser: userId,
          isSandbox: true,
          readBy: 'person',
          opens: false,
          ...filter,
        },
      ),
    )
  return {
    ...world,
    choose,
    list: () => ask((ctx, plan) => listFilters({ ...ctx, now: NOW }, facts, { plan })),
    describe: () => ask((ctx, plan) => describeSearchData(ctx, { facts: () => facts }, { plan })),
    show: (filterId: number, isSandbox = true) =>
      ask((ctx, plan) => showFilter({ ...asMember, ...ctx }, facts, { plan, filterId, isSandbox })),
    remove: (filterId: number) =>
      ask((ctx, plan) => deleteFilter({ ...asMember, ...ctx }, facts, { plan, filterId })),
    /** Stores days up to the last one, all with the same clicks, under the settings that are in use. */
    store: (count: number, clicks: number) =>
      ask(async (ctx, plan) => {
        const totals = { clicks, impressions: 100, position: 2 }
        for (let back = 0; back < count; back++)
          await facts.replaceDay(ctx, {
            plan,
            day: addDays(LAST, -back),
            totals,
            pages: [],
            queries: [],
            pageQueries: [],
          })
      }),
    sumClicks: async () => {
      const range = { from: addDays(LAST, -9), to: LAST }
      return (await ask((ctx, plan) => facts.readTotals(ctx, { plan, range }))).range.clicks
    },
    /** The run of an import that the last choice started. */
    findImport: async () =>
      Number((await look(`select max(id) as id from runs where name = 'search-import'`))[0]?.['id']),
    countMeasured: async () =>
      (await look('select from keyword_metrics where impressions_last is not null')).length,
  }
}
