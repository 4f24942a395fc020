import { z } from 'zod'
import type { RunningSandbox } from '../sandbox.ts'
import type { Call } from './browser.ts'

const FAVORITES = 4
/** The largest page of the list of clusters. */
const CLUSTERS_AT_ONCE = 500

const matched = z.object({
  pages: z.array(
    z.object({
      page_id: z.number(),
      url: z.string(),
      article_id: z.number().nullable(),
      favorite_product: z.boolean(),
    }),
  ),
})
const clusterPage = z.object({
  articles: z.array(
    z.object({
      article_id: z.number(),
      topic_id: z.number().nullable(),
      main_keyword: z.string().nullable(),
    }),
  ),
  total: z.number(),
})
type Clusters = z.infer<typeof clusterPage>['articles']
const hubs = z.array(z.object({ id: z.number(), name: z.string() }))

/** Makes the category pages of the shop favorites, unless there is a favorite. */
export async function markFavorites(call: Call, planId: number): Promise<void> {
  const path = `/contentplan/${planId}/page`
  const { pages } = matched.parse(await call('GET', `${path}?limit=1000`))
  if (pages.some((page) => page.favorite_product)) return
  const pageIds = pages
    .filter((page) => page.article_id !== null && isCategory(page.url))
    .map((page) => page.page_id)
  if (pageIds.length > 0)
    await call('PUT', path, { pageIds: pageIds.slice(0, FAVORITES), action: 'toggleFavorite' })
}

/** Whether the address is a page at the top of the shop, but not its home page. */
function isCategory(url: string): boolean {
  return new URL(url).pathname.split('/').length === 2 && !url.endsWith('/')
}

type Topics = RunningSandbox['shop']['topics']

/** Makes a hub of each of the shop's subjects, and moves the clusters there; unless some cluster has a hub. */
export async function sortIntoHubs(call: Call, planId: number, topics: Topics): Promise<void> {
  const isSorted = (await listClusters(call, planId)).some((cluster) => cluster.topic_id !== null)
  if (isSorted) return
  await makeHubs(call, planId, topics)
  await moveToHubs(call, planId, topics)
}

/** Makes a hub of each of the shop's subjects that has none. */
async function makeHubs(call: Call, planId: number, topics: Topics): Promise<void> {
  const path = `/contentplan/${planId}/topic`
  const known = hubs.parse(await call('GET', path))
  for (const { name, description } of topics)
    if (findHub(known, name) === undefined) await call('POST', path, { name, description, tags: [name] })
}

/** Moves the clusters without a hub to the hub that their main keyword names. */
export async function moveToHubs(call: Call, planId: number, topics: Topics): Promise<void> {
  const known = hubs.parse(await call('GET', `/contentplan/${planId}/topic`))
  const free = (await listClusters(call, planId)).filter((cluster) => cluster.topic_id === null)
  for (const { name, singular } of topics) {
    const hub = findHub(known, name)
    const articleIds = free
      .filter((cluster) => cluster.main_keyword?.includes(singular))
      .map((cluster) => cluster.article_id)
    if (hub !== undefined && articleIds.length > 0)
      await call('PUT', `/contentplan/${planId}/article`, {
        action: 'updateTopic',
        articleIds,
        topicId: hub.id,
      })
  }
}

/** The hub of a name, whose upper and lower case do not count: the product refuses a second hub of such a name. */
function findHub(known: z.infer<typeof hubs>, name: string) {
  return known.find((hub) => hub.name.toLowerCase() === name.toLowerCase())
}

async function listClusters(call: Call, planId: number): Promise<Clusters> {
  const found: Clusters = []
  for (;;) {
    const path = `/contentplan/${planId}/article/advanced?limit=${CLUSTERS_AT_ONCE}&offset=${found.length}`
    const { articles, total } = clusterPage.parse(await call('GET', path))
    found.push(...articles)
    if (articles.length === 0 || found.length >= total) return found
  }
}
