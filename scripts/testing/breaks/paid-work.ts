import type { Break } from './break.ts'

export const paidWork: Break[] = [
  {
    name: 'Search results of other customers are counted as known.',
    file: 'migrations/0043-search-circles.sql',
    find: 'select case when i.shares_results then 0',
    replace: 'select case when true then 0',
    run: ['server/serps/apart-results'],
  },
  {
    name: 'A call that failed stays booked.',
    file: 'src/features/billing/server/commands/pay-for.ts',
    find: 'await booking.fail(error)\n',
    replace: '\n',
    run: ['billing/paid-calls', 'billing/costs'],
  },
  {
    name: 'The monthly cap of a workspace stops no call.',
    file: 'src/features/billing/server/commands/spend.ts',
    find: 'if (cap !== null && spent > cap)',
    replace: 'if (cap !== null && spent < 0)',
    run: ['billing/costs'],
  },
  {
    name: 'A paid run starts without a confirmation.',
    file: 'src/features/billing/server/paying/require-confirmation.ts',
    find: 'if (estimate.needsConfirmation && estimate.cost > confirmedCost)',
    replace: 'if (estimate.needsConfirmation && estimate.cost > confirmedCost + estimate.cost)',
    run: ['require-confirmation'],
  },
  {
    name: 'Search results that are known are paid for again.',
    file: 'src/features/serps/server/cache/cache.ts',
    find: 'cache)} on ${isYoung(now, CACHE_DAYS)}',
    replace: 'cache)} on ${isYoung(now, 0)}',
    run: ['serps/collect-serps', 'serps/cache'],
  },
  {
    name: 'A workspace gets more plans than it has paid for.',
    file: 'src/features/contentplans/rules.ts',
    find: 'return paidPlans - plans + 1',
    replace: 'return paidPlans - plans + 2',
    run: ['contentplans/rules'],
  },
  {
    name: 'More keywords become active than the plan allows.',
    file: 'src/features/articles/server/changing/count-room.ts',
    find: 'return Math.max(0, plan.keywordLimit - active)',
    replace: 'return Math.max(0, plan.keywordLimit)',
    run: ['keywords/change-keywords', 'articles/change-articles'],
  },
]
