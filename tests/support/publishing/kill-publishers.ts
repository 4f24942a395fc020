import { randomUUID } from 'node:crypto'
import { publishArticle } from '#features/publishing/server/index.ts'
import type { PublishState } from '#features/publishing/rules.ts'
import type { PublishingServices } from '#features/publishing/server/jobs/publishing-services.ts'
import type { OfTarget, Target, TargetContext } from '#features/publishing/server/targets/target.ts'
import { query } from '#tests/support/database/connections.ts'
import { startMortalWorker, type Life } from '#tests/support/jobs/mortal-worker.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'
import { makePublishingWorld, PNG, type PublishingWorld } from './publishing-world.ts'

/** More than there are places in a run, so that the last worker lives. */
const MOST_PLACES = 200

/** A publishing system that workers are killed at. */
export interface KillableSite {
  open: OpenForWorker
  /** The titles of all its posts, of whatever state. */
  listTitles(): Promise<string[]>
  /** Is called before each publication. */
  refresh?(): Promise<unknown>
}

/** Opens the system for a worker that can be killed at each of its calls. */
export type OpenForWorker = (ctx: TargetContext, of: OfTarget, life: Life) => Target | Promise<Target>

interface Killed {
  kills: number
  /** How many posts each article has after its publication. */
  posts: number[]
  /** What they became that were not what was asked for. */
  wrongStates: (string | undefined)[]
}

/**
 * Publishes articles by workers of which the first is killed: at its first place, at its second, and so on, until one
 * comes to the end without. With more than one state, the same articles are published again in that state, in the same way.
 */
export async function killPublishers(
  openSite: (world: PublishingWorld) => Promise<KillableSite>,
  states: readonly PublishState[] = ['live'],
): Promise<Killed> {
  const world = await makePublishingWorld()
  const { open, listTitles, refresh } = await openSite(world)
  world.files.set('https://photos.example/wax.png', { status: 200, body: PNG })
  const articles = new Map<number, { id: number; title: string }>()
  const end: Killed = { kills: 0, posts: [], wrongStates: [] }
  for (const [round, state] of states.entries()) {
    for (let place = 1; ; place++) {
      if (place > MOST_PLACES) throw new Error('No worker came to the end.')
      const article = articles.get(place) ?? (await addArticle(world, place))
      articles.set(place, article)
      if (round > 0) await world.save(article.id, `# ${article.title}\n\nText of round ${round}.\n`)
      await refresh?.()
      const wasKilled = await publishMortally(world, { open, articleId: article.id, state, place })
      const titles = await listTitles()
      end.posts.push(titles.filter((title) => title === article.title).length)
      const became = (await world.readPublication(article.id))?.state
      if (became !== state) end.wrongStates.push(became)
      if (!wasKilled) break
      end.kills++
    }
  }
  return end
}

async function addArticle(world: PublishingWorld, place: number): Promise<{ id: number; title: string }> {
  const title = `Boots ${place}`
  const text = `# ${title}\n\nText.\n\n![Wax](https://photos.example/wax.png)\n`
  return { id: await world.addArticle(title, text), title }
}

interface Mortal {
  open: OpenForWorker
  articleId: number
  state: PublishState
  place: number
}

async function publishMortally(
  world: PublishingWorld,
  { open, articleId, state, place }: Mortal,
): Promise<boolean> {
  const death = Promise.withResolvers<void>()
  let isDead = false
  const launch = (diesAt: number | null) =>
    startMortalWorker({
      id: randomUUID(),
      url: world.url,
      database: world.database,
      pipelines: [publishArticle],
      services: (life) => mortalServices(world.services, { open, life }),
      times: quickTimes,
      slots: 1,
      diesAt: ({ total }) => total === diesAt,
      onDeath: () => {
        isDead = true
        death.resolve()
      },
    })
  const { runId } = await world.start({ id: articleId, state })
  const stopFirst = await launch(place)
  const ended = world.untilEnd(runId)
  await Promise.race([death.promise, ended])
  if (!isDead) {
    await stopFirst()
    return false
  }
  await freeRuns(world)
  const stopSecond = await launch(null)
  await ended
  await Promise.all([stopFirst(), stopSecond()])
  return true
}

/** What the queue does when the heartbeats of a killed worker stop, which takes some seconds. */
function freeRuns({ url, own }: PublishingWorld): Promise<unknown> {
  return query(
    url,
    `update pgboss.job set state = 'retry', start_after = now(), retry_count = retry_count + 1
     where state = 'active' and id in (select job_id from runs where workspace_id = ${own.workspaceId})`,
  )
}

/** The services of a worker whose calls outside go on without it, and whose answers are lost then. */
function mortalServices(
  { publishing }: PublishingServices,
  { open, life }: Pick<Mortal, 'open'> & { life: Life },
): PublishingServices {
  return {
    publishing: {
      sites: { request: (asked) => askMortally(life, () => publishing.sites.request(asked)) },
      openTarget: async (ctx, of) => open(ctx, of, life),
    },
  }
}

/** A call of a worker that can be killed before it and after it. */
export async function askMortally<Result>(
  { pass, live }: Life,
  call: () => Promise<Result>,
): Promise<Result> {
  await pass('ask')
  const result = await live(call())
  await pass('answer')
  return result
}
