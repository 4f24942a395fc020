import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  captureArticle,
  isPaid,
  releaseArticle,
  reserveArticle,
} from '#features/writing/server/spending/article-credit.ts'
import { CreditsNotHeld } from '#features/billing/server/commands/capture-credits.ts'
import { grantCredits } from '#features/billing/server/index.ts'
import { LimitReached } from '#platform/errors.ts'
import {
  makeJobWorld,
  makeWorkspace,
  type JobWorkspace,
  type PlanContext,
} from '#tests/support/jobs/job-world.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { query } from '#tests/support/database/test-database.ts'

const NO_CREDIT = 'You have no article credits remaining. Upgrade your plan to produce more articles.'

const ACTS = { reserve: reserveArticle, capture: captureArticle, release: releaseArticle }
type Act = keyof typeof ACTS

type Context = Pick<PlanContext, 'database'>

/** Workspaces with credits, in which clusters are written. */
async function makeCreditWorld() {
  const jobs = await makeJobWorld()
  async function open(credits: number) {
    const workspace = await makeWorkspace(jobs.url, 'credits')
    const { workspaceId } = workspace
    const inPlan = <Result>(work: (ctx: Context, plan: Plan) => Promise<Result>) =>
      jobs.as(workspace, async (ctx) => work(ctx, await openPlan(ctx, workspace.contentplanId)))
    if (credits > 0)
      await inPlan((ctx) =>
        grantCredits(ctx, { workspaceId, ledger: 'articles', amount: credits, reference: 'founding' }),
      )
    return {
      inPlan,
      act: (act: Act, articleId: number) => inPlan((ctx, plan) => ACTS[act](ctx, { plan, articleId })),
      isPaid: (articleId: number) => inPlan((ctx, plan) => isPaid(ctx, { plan, articleId })),
      read: () => readLedger(jobs.url, workspace),
      /** How many transactions wait for another one that changes the credits. */
      countWaiting: async () =>
        (
          await query(
            jobs.url,
            `select from pg_locks where locktype = 'advisory' and not granted and objid = ${workspaceId}`,
          )
        ).length,
    }
  }
  return { open }
}

async function readLedger(url: string, { workspaceId }: JobWorkspace) {
  const [row] = await query(
    url,
    `select coalesce((select balance from credit_balances where workspace_id = ${workspaceId}), 0) as balance,
       coalesce(sum(amount), 0)::int as sum,
       coalesce(json_agg(kind || ' ' || reference || ' ' || attempt order by id) filter (where kind <> 'grant'), '[]') as entries
     from credit_entries where workspace_id = ${workspaceId}`,
  )
  return { balance: row?.['balance'], sum: row?.['sum'], entries: row?.['entries'] }
}

test('a credit is taken at the start and spent at the first edited text, however often the steps run', async () => {
  const { act, isPaid: paid, read } = await (await makeCreditWorld()).open(2)
  for (let i = 0; i < 3; i++) await act('reserve', 12)
  expect(await read()).toMatchObject({ balance: 1, sum: 1 })
  expect(await paid(12)).toBe(false)
  for (let i = 0; i < 3; i++) await act('capture', 12)
  expect(await paid(12)).toBe(true)
  expect(await paid(13)).toBe(false)
  await act('release', 12)
  expect(await read()).toEqual({
    balance: 1,
    sum: 1,
    entries: ['reserve article 12 1', 'capture article 12 1'],
  })
})

test('a cluster whose credit is spent is written again without another one, also when none is left', async () => {
  const { act, read } = await (await makeCreditWorld()).open(1)
  for (const one of ['reserve', 'capture', 'reserve', 'capture', 'release', 'reserve', 'release'] as const)
    await act(one, 12)
  expect(await read()).toMatchObject({ balance: 0, sum: 0 })
  await expect(act('reserve', 13)).rejects.toThrow(new LimitReached(NO_CREDIT))
})

test('a credit that was given back can be taken again for the same cluster, and is given back once', async () => {
  const { act, read } = await (await makeCreditWorld()).open(1)
  await act('release', 12)
  for (let i = 0; i < 2; i++) {
    await act('reserve', 12)
    await expect(act('reserve', 13)).rejects.toThrow(NO_CREDIT)
    for (let j = 0; j < 2; j++) await act('release', 12)
    expect(await read()).toMatchObject({ balance: 1, sum: 1 })
  }
  await act('reserve', 12)
  await act('capture', 12)
  expect(await read()).toMatchObject({ balance: 0, sum: 0 })
})

test('a text is not kept when its credit was given back meanwhile, or was never taken', async () => {
  const { act, read } = await (await makeCreditWorld()).open(1)
  await expect(act('capture', 12)).rejects.toThrow(CreditsNotHeld)
  await act('reserve', 12)
  await act('release', 12)
  await expect(act('capture', 12)).rejects.toThrow(
    'The credit for this was given back meanwhile. Please start it again.',
  )
  expect(await read()).toMatchObject({ balance: 1, sum: 1 })
})

test('of many clusters that one request starts, as many begin as there are credits, and the request goes on', async () => {
  const { inPlan, read } = await (await makeCreditWorld()).open(2)
  const refusals = await inPlan(async (ctx, plan) => {
    const answers: unknown[] = []
    for (const articleId of [1, 2, 3, 4])
      answers.push(await reserveArticle(ctx, { plan, articleId }).catch((error: unknown) => error))
    return answers
  })
  expect(refusals).toEqual([undefined, undefined, new LimitReached(NO_CREDIT), new LimitReached(NO_CREDIT)])
  expect(await read()).toMatchObject({ balance: 0, sum: 0 })
})

test('999 credits are unlimited: writing takes none of them, and 1,000 are not', async () => {
  const world = await makeCreditWorld()
  const unlimited = await world.open(999)
  for (const one of ['reserve', 'capture'] as const) await unlimited.act(one, 1)
  await unlimited.act('reserve', 2)
  await unlimited.act('release', 2)
  expect(await unlimited.read()).toMatchObject({ balance: 999, sum: 999 })
  const limited = await world.open(1_000)
  for (const article of [1, 2]) await limited.act('reserve', article)
  expect(await limited.read()).toMatchObject({ balance: 998, sum: 998 })
})

test('a start waits until a release of the same cluster has ended, and then takes a new credit', async () => {
  const { act, inPlan, read, countWaiting } = await (await makeCreditWorld()).open(1)
  await act('reserve', 12)
  const begun: string[] = []
  let starting = Promise.resolve()
  await inPlan(async (ctx, plan) => {
    await releaseArticle(ctx, { plan, articleId: 12 })
    starting = act('reserve', 12).then(() => void begun.push('begun'))
    await expect.poll(async () => begun.length + (await countWaiting())).toBe(1)
    expect(begun).toEqual([])
  })
  await starting
  expect(await read()).toEqual({
    balance: 0,
    sum: 0,
    entries: ['reserve article 12 1', 'release article 12 1', 'reserve article 12 2'],
  })
})

test('a workspace that was never granted a credit has none', async () => {
  const { act } = await (await makeCreditWorld()).open(0)
  await expect(act('reserve', 1)).rejects.toThrow(NO_CREDIT)
})

type State = 'none' | 'held' | 'captured' | 'released'
type Answer = 'done' | 'no credit' | 'not held' | 'killed'
interface Move {
  act: Act
  article: number
  /** Its process is killed before the commit. */
  isKilled: boolean
}
interface Model {
  balance: number
  states: Readonly<Record<number, State>>
}

const move = fc.record({
  act: fc.constantFrom<Act>('reserve', 'capture', 'release'),
  article: fc.integer({ min: 1, max: 3 }),
  isKilled: fc.boolean(),
})
/** Moves of a round are made at the same time. */
const rounds = fc.array(fc.array(move, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })

function step({ balance, states }: Model, { act, article }: Move): { model: Model; answer: Answer } {
  const state = states[article] ?? 'none'
  const to = (next: State, change: number) =>
    ({
      model: { balance: balance + change, states: { ...states, [article]: next } },
      answer: 'done',
    }) as const
  const stay = (answer: Answer) => ({ model: { balance, states }, answer })
  if (act === 'capture') {
    if (state === 'held') return to('captured', 0)
    return stay(state === 'captured' ? 'done' : 'not held')
  }
  if (act === 'release') return state === 'held' ? to('released', 1) : stay('done')
  if (state === 'held' || state === 'captured') return stay('done')
  return balance > 0 ? to('held', -1) : stay('no credit')
}

/** All orders of some moves, without those that were killed. */
function listOrders(moves: readonly Move[]): Move[][] {
  if (moves.length === 0) return [[]]
  return moves.flatMap((one) =>
    listOrders(moves.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  )
}

/** What the round may have led to: the model after each order of its moves that explains all answers. */
function explain(model: Model, moves: readonly Move[], answers: readonly Answer[]): Model[] {
  const committed = moves.filter(({ isKilled }) => !isKilled)
  return listOrders(committed).flatMap((order) => {
    let now = model
    for (const one of order) {
      const { model: next, answer } = step(now, one)
      if (answer !== answers[moves.indexOf(one)]) return []
      now = next
    }
    return [now]
  })
}

const KILLED = new Error('killed')

test('whatever is started, captured, released and killed at the same time, each cluster is charged once at most', async () => {
  const world = await makeCreditWorld()
  await fc.assert(
    fc.asyncProperty(rounds, async (played) => {
      const { inPlan, read } = await world.open(2)
      const make = ({ act, article, isKilled }: Move): Promise<Answer> =>
        inPlan(async (ctx, plan) => {
          await ACTS[act](ctx, { plan, articleId: article })
          if (isKilled) throw KILLED
          return 'done' as const
        }).catch((error: unknown) => {
          if (error === KILLED) return 'killed'
          if (error instanceof LimitReached) return 'no credit'
          if (error instanceof CreditsNotHeld) return 'not held'
          throw error
        })
      let model: Model = { balance: 2, states: {} }
      for (const moves of played) {
        const answers = await Promise.all(moves.map(make))
        const { balance, sum, entries } = await read()
        expect(balance).toBe(sum)
        const found = explain(model, moves, answers).find(
          (one) => one.balance === balance && sameEntries(one, entries),
        )
        if (found === undefined)
          throw new Error(`No order explains ${JSON.stringify({ moves, answers, balance, entries })}`)
        model = found
      }
    }),
    { numRuns: 25 },
  )
})

const STATES = new Map<string, State>([
  ['reserve', 'held'],
  ['capture', 'captured'],
  ['release', 'released'],
])

/** Whether the newest entry of each cluster is what the model says, and none is captured twice. */
function sameEntries({ states }: Model, entries: unknown): boolean {
  const list = Array.isArray(entries) ? entries.map(String) : []
  const found = new Map<string, State>()
  for (const entry of list) {
    const [kind = '', , article = ''] = entry.split(' ')
    found.set(article, STATES.get(kind) ?? 'none')
  }
  const captured = list.filter((entry) => entry.startsWith('capture')).map((entry) => entry.split(' ')[2])
  return (
    new Set(captured).size === captured.length &&
    [1, 2, 3].every((article) => (found.get(String(article)) ?? 'none') === (states[article] ?? 'none'))
  )
}
