import { randomUUID } from 'node:crypto'
import { publishArticle } from '#features/publishing/server/index.ts'
import type { PublishingServices } from '#features/publishing/server/jobs/publishing-services.ts'
import type { Publisher } from '#integrations/publisher/index.ts'
import { query } from '#tests/support/database/connections.ts'
import { startMortalWorker, type Life } from '#tests/support/jobs/mortal-worker.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'
import { makePublishingWorld, PNG, type PublishingWorld } from './publishing-world.ts'

/** More than there are places in a run, so that the last worker lives. */
const MOST_PLACES = 200

/**
 * Publishes articles by workers of which the first is killed: at its first place, at its second, and so on, until one
 * comes to the end without. Returns how many were killed, and how many posts and which state each article has.
 */
export async function killPublishers() {
  const world = await makePublishingWorld()
  world.files.set('https://photos.example/wax.png', { status: 200, body: PNG })
  const posts: number[] = []
  const states: (string | undefined)[] = []
  let kills = 0
  for (let place = 1; place <= MOST_PLACES; place++) {
    const title = `Boots ${place}`
    const articleId = await world.addArticle(
      title,
      `# ${title}\n\nText.\n\n![Wax](https://photos.example/wax.png)\n`,
    )
    const wasKilled = await publishMortally(world, articleId, place)
    posts.push(world.site.list().filter(({ marker }) => marker.startsWith(`keyloom-${articleId}-`)).length)
    states.push((await world.readPublication(articleId))?.state)
    if (!wasKilled) return { kills, posts, states }
    kills++
  }
  throw new Error('No worker came to the end.')
}

async function publishMortally(world: PublishingWorld, articleId: number, place: number): Promise<boolean> {
  const death = Promise.withResolvers<void>()
  let isDead = false
  const launch = (diesAt: number | null) =>
    startMortalWorker({
      id: randomUUID(),
      url: world.url,
      database: world.database,
      pipelines: [publishArticle],
      services: (life) => mortalServices(world.services, life),
      times: quickTimes,
      slots: 1,
      diesAt: ({ total }) => total === diesAt,
      onDeath: () => {
        isDead = true
        death.resolve()
      },
    })
  const { runId } = await world.start({ id: articleId })
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
function mortalServices({ publishing }: PublishingServices, life: Life): PublishingServices {
  return {
    publishing: {
      sites: { request: (asked) => ask(life, () => publishing.sites.request(asked)) },
      openTarget: async (ctx, of) => {
        const target = await publishing.openTarget(ctx, of)
        return { ...target, publisher: mortalPublisher(target.publisher, life) }
      },
    },
  }
}

function mortalPublisher(publisher: Publisher, life: Life): Publisher {
  const { addImage } = publisher
  return {
    ...publisher,
    find: (known, options) => ask(life, () => publisher.find(known, options)),
    create: (article, options) => ask(life, () => publisher.create(article, options)),
    update: (id, article, options) => ask(life, () => publisher.update(id, article, options)),
    addImage: addImage && ((image, options) => ask(life, () => addImage(image, options))),
  }
}

async function ask<Result>({ pass, live }: Life, call: () => Promise<Result>): Promise<Result> {
  await pass('ask')
  const result = await live(call())
  await pass('answer')
  return result
}
