import { expect } from 'vitest'
import { changeQueue } from '#features/writing/server/commands/change-queue.ts'
import { readQueue } from '#features/writing/server/queries/read-queue.ts'
import type { Sandbox } from '../../../sandbox/start-sandbox.ts'
import { makeFailureWorld } from './failure-world.ts'

/** Whole runs take long on a busy machine. */
export const WAIT = { timeout: 60_000, interval: 50 }

type Change = Parameters<typeof changeQueue>[1]['change']

/** A plan with favorites that have a draft, so that writing one takes a credit; or whose text is done, so that it takes no time. */
export async function makeQueueWorld({
  sandbox,
  count,
  credits,
  status = 'drafted',
}: {
  sandbox: Sandbox
  count: number
  credits: number
  status?: 'drafted' | 'edited'
}) {
  const world = await makeFailureWorld({ sandbox, status: 'drafted', credits })
  const ids = [world.articleId]
  for (let at = 1; at < count; at++) {
    const id = await world.addArticle(`Favorite ${at}`, [`favorite ${at}`])
    await world.prepare(id, 'drafted')
    ids.push(id)
  }
  if (status === 'edited')
    await world.look(`update articles set status = 'edited' where id in (${ids.join()})`)
  const read = () => world.inPlan((ctx, plan) => readQueue(ctx, { plan }))
  return {
    ...world,
    ids,
    idAt: (at: number) => Number(ids[at]),
    read,
    change: (change: Change) => world.inPlan((ctx, plan) => changeQueue(ctx, { plan, change })),
    /** The articles of a state in the order of the queue. */
    list: async (state: string) => {
      const { articles } = await read()
      return articles.filter((one) => one.state === state).map(({ articleId }) => articleId)
    },
    untilAllDone: async (articles: number) => {
      await expect
        .poll(async () => (await read()).articles.filter(({ state }) => state === 'done').length, WAIT)
        .toBe(articles)
    },
    /** The articles in the order in which they were begun. */
    listBegun: async () => {
      const rows = await world.look(
        `select (about ->> 'clusterId')::integer as id from runs where started_at is not null order by started_at`,
      )
      return rows.map(({ id }) => id)
    },
  }
}
