import { openBlogPublisher } from '#features/blog/server/index.ts'
import { PLAIN_ADDRESSES } from '#features/publishing/server/targets/target.ts'
import { connectCustomCms } from '#integrations/publisher/custom-cms.ts'
import type { Publisher } from '#integrations/publisher/index.ts'
import type { Wordpress } from '#integrations/publisher/wordpress.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { noSearchEngines } from '#tests/support/fakes/search-engines.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import type { Life } from '#tests/support/jobs/mortal-worker.ts'
import { askMortally, type KillableSite, type OpenForWorker } from './kill-publishers.ts'
import type { PublishingWorld } from './publishing-world.ts'
import { makeSite } from './made-up-site.ts'
import { serveJsonServer } from './serve-json-server.ts'

const options = { signal: new AbortController().signal }
const PLACE = 'https://shop.example'

/** A site in memory, which makes a second post when it is asked for one twice. */
export async function openMemorySite(): Promise<KillableSite> {
  const site = makeSite()
  return {
    open: (_ctx, _of, life) => ({
      publisher: mortalPublisher(site.publisher, life),
      place: PLACE,
      ...PLAIN_ADDRESSES,
    }),
    listTitles: async () => site.list().map(({ title }) => title),
  }
}

function mortalPublisher(publisher: Publisher, life: Life): Publisher {
  const { addImage } = publisher
  return {
    ...publisher,
    find: (known, waiting) => askMortally(life, () => publisher.find(known, waiting)),
    create: (article, waiting) => askMortally(life, () => publisher.create(article, waiting)),
    update: (id, article, waiting) => askMortally(life, () => publisher.update(id, article, waiting)),
    addImage: addImage && ((image, waiting) => askMortally(life, () => addImage(image, waiting))),
  }
}

/** The blog of the plan, whose calls are transactions of the worker. */
export async function openMortalBlog({ own, look }: PublishingWorld): Promise<KillableSite> {
  await look(`insert into blogs (workspace_id, contentplan_id, settings, staging_key)
    values (${own.workspaceId}, ${own.contentplanId}, '{}', 'a-staging-key-of-32-characters-x')`)
  return {
    open: ({ database }, { plan }) => ({
      publisher: openBlogPublisher(
        { database, blogUrl: 'http://127.0.0.1:4311', searchEngines: noSearchEngines },
        { plan },
      ),
      place: 'autoblog',
      ...PLAIN_ADDRESSES,
    }),
    async listTitles() {
      // Drafts and live articles are on staging, both.
      const rows = await look(
        `select title from blog_articles where contentplan_id = ${own.contentplanId} and branch = 'staging'`,
      )
      return rows.map((row) => String(row['title']))
    },
  }
}

/** Opens a system whose adapter is killed at each call that it sends. */
export function openMortally(
  request: SendRequest,
  connect: (request: SendRequest) => Publisher,
): OpenForWorker {
  return (_ctx, _of, life) => ({
    publisher: connect((asked) => askMortally(life, () => request(asked))),
    place: PLACE,
    ...PLAIN_ADDRESSES,
  })
}

/** A website with WordPress, to which one of both ways of access leads. */
export function openMortalWordpress(
  peer: { request: SendRequest; connect: (by?: SendRequest) => Wordpress },
  connect: (by: SendRequest) => Publisher = peer.connect,
): KillableSite {
  return {
    open: openMortally(peer.request, connect),
    listTitles: async () =>
      (await Array.fromAsync(peer.connect().listPages(options))).flat().map(({ title }) => title),
  }
}

/** A json-server as the CMS of a user's own. */
export async function openMortalCms(): Promise<KillableSite> {
  const server = await serveJsonServer()
  const { baseUrl } = server
  const endpoints = { post: '/posts', put: '/posts', get: '/posts' }
  return {
    open: openMortally(openOutboundTo(baseUrl).request, (request) =>
      connectCustomCms({ baseUrl, endpoints, apiKey: 'key', fields: null, request, isSandbox: false }),
    ),
    listTitles: async () => server.posts.map((post) => String(post['title'])),
  }
}
