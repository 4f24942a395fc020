import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { KnownPost, OutgoingArticle, Publisher, RemotePost } from './index.ts'
import { callWebflow, LABEL, nothing, type WebflowApi } from './webflow-call.ts'
import { nameItem, requireFillable, writeWebflowFields, type WebflowFieldNames } from './webflow-fields.ts'
import {
  webflowItem,
  webflowItems,
  webflowPublished,
  type WebflowCollection,
  type WebflowItem,
} from './webflow-shapes.ts'
import { readWebflowCollection, readWebflowSite } from './webflow-sites.ts'

/** How far the clock of this machine may be ahead of Webflow's. */
const SKEW_MS = 60 * 60 * 1_000

interface WebflowInput extends WebflowApi {
  siteId: string
  collectionId: string
  fields: WebflowFieldNames
  isSandbox: boolean
}

interface Waiting {
  signal: AbortSignal
}

/** A collection that articles go to. */
interface Target {
  api: WebflowApi
  collectionId: string
  fields: WebflowFieldNames
  /** The collection with its fields, asked for once. */
  readCollection(options: Waiting): Promise<WebflowCollection>
  /** What the addresses of its items begin with; null when Webflow does not say it. */
  readPlace(options: Waiting): Promise<string | null>
}

/** A collection of a site in Webflow. Its items have no field for our marker, so the system cannot prevent doubles. */
export function connectWebflow(input: WebflowInput): Publisher {
  const target = openTarget(input)
  return {
    label: LABEL,
    isSandbox: input.isSandbox,
    find: (known, { signal }) => findPost(target, known, { signal }),
    create: (article, { signal }) => createPost(target, article, { signal }),
    update: (remoteId, article, { signal }) => updatePost(target, { remoteId, article }, { signal }),
    unpublish: (remoteId, { signal }) => takeAway(target, remoteId, { signal }),
    addImage: null,
  }
}

function openTarget({ siteId, collectionId, fields, baseUrl, apiKey, request }: WebflowInput): Target {
  const api = { baseUrl, apiKey, request }
  const readCollection = once((options) => readWebflowCollection(api, collectionId, options))
  const readSite = once((options) => readWebflowSite(api, siteId, options))
  const readPlace = async (options: Waiting) => {
    const [{ host }, { slug }] = [await readSite(options), await readCollection(options)]
    return host === null || !slug ? null : `https://${host}/${encodeURIComponent(slug)}`
  }
  return { api, collectionId, fields, readCollection, readPlace }
}

/** Keeps the first answer; a failure is not kept. */
function once<Value>(ask: (options: Waiting) => Promise<Value>): (options: Waiting) => Promise<Value> {
  let kept: { value: Value } | null = null
  return async (options) => {
    kept ??= { value: await ask(options) }
    return kept.value
  }
}

async function findPost(target: Target, known: KnownPost, { signal }: Waiting): Promise<RemotePost | null> {
  const item =
    known.remoteId === null
      ? await findAsked(target, known, { signal })
      : await readItem(target, known.remoteId, { signal })
  return item === null ? null : describeItem(target, item, { signal })
}

/**
 * The item that we have asked for, when its id is not known: it has the slug and the name of the article, and was made
 * after we asked. Any other item is a foreign one.
 */
async function findAsked(
  { api, collectionId }: Target,
  { slug, title, askedAt }: KnownPost,
  { signal }: Waiting,
): Promise<WebflowItem | null> {
  if (askedAt === null) return null
  const path = ['collections', collectionId, 'items']
  const query = { slug, limit: '100' }
  const { items } = await callWebflow(api, { path, query, shape: webflowItems, absent: 'collection', signal })
  const isOurs = ({ fieldData, createdOn }: WebflowItem) =>
    fieldData.slug === slug &&
    fieldData.name.trim() === nameItem(title) &&
    !(createdOn && Date.parse(createdOn) + SKEW_MS < askedAt.getTime())
  return items.find(isOurs) ?? null
}

/** null when it was deleted. */
async function readItem(target: Target, id: string, { signal }: Waiting): Promise<WebflowItem | null> {
  return unlessAbsent(
    callWebflow(target.api, { path: pathOf(target, id), shape: webflowItem, absent: 'item', signal }),
  )
}

async function unlessAbsent<Value>(call: Promise<Value>): Promise<Value | null> {
  return call.catch((error: unknown) => {
    if (error instanceof AdapterError && error.kind === 'not_found') return null
    throw error
  })
}

/** Creates a live item with one call, so that a lost answer leaves no item that is half done. */
async function createPost(
  target: Target,
  article: OutgoingArticle,
  { signal }: Waiting,
): Promise<RemotePost> {
  const { api, collectionId, fields } = target
  const collection = await target.readCollection({ signal })
  requireFillable(collection, fields)
  const isDraft = article.state === 'draft'
  const path = ['collections', collectionId, 'items', ...(isDraft ? [] : ['live'])]
  const body = { isDraft, isArchived: false, fieldData: writeWebflowFields(collection, fields, article) }
  const made = await callWebflow(api, {
    method: 'POST',
    path,
    body,
    shape: webflowItem,
    absent: 'collection',
    signal,
  })
  // Accepted is not yet live: the item itself says so.
  const item = isDraft || made.lastPublished ? made : await readItem(target, made.id, { signal })
  return describeItem(target, item ?? made, { signal })
}

/** Changes the staged item, and then brings the change to the live site. */
async function updatePost(
  target: Target,
  { remoteId, article }: { remoteId: string; article: OutgoingArticle },
  { signal }: Waiting,
): Promise<RemotePost> {
  const { api, collectionId, fields } = target
  const isDraft = article.state === 'draft'
  const fieldData = writeWebflowFields(await target.readCollection({ signal }), fields, article)
  const changed = await callWebflow(api, {
    method: 'PATCH',
    path: pathOf(target, remoteId),
    body: { isDraft, isArchived: false, fieldData },
    shape: webflowItem,
    absent: 'item',
    signal,
  })
  if (isDraft) {
    if (changed.lastPublished) await takeAway(target, remoteId, { signal })
    return describeItem(target, { ...changed, isDraft, lastPublished: null }, { signal })
  }
  const { publishedItemIds } = await callWebflow(api, {
    method: 'POST',
    path: ['collections', collectionId, 'items', 'publish'],
    body: { itemIds: [remoteId] },
    shape: webflowPublished,
    absent: 'item',
    signal,
  })
  if (publishedItemIds?.includes(remoteId) !== true)
    throw new AdapterError(
      'invalid',
      'Webflow has stored the article but does not publish it. Please look at the item there, publish the site, and send the article again.',
      { reason: 'not_published' },
    )
  return describeItem(target, (await readItem(target, remoteId, { signal })) ?? changed, { signal })
}

/** Takes an item off the live site; its draft stays in the collection. */
async function takeAway(target: Target, id: string, { signal }: Waiting): Promise<void> {
  const { api } = target
  const ending = callWebflow(api, {
    method: 'DELETE',
    path: [...pathOf(target, id), 'live'],
    shape: nothing,
    absent: 'item',
    signal,
  })
  await unlessAbsent(ending).catch(async (error: unknown) => {
    // Webflow may also refuse because the item is not live.
    const isRefused = error instanceof AdapterError && error.kind === 'invalid'
    if (!isRefused || (await isLive(target, id, { signal }))) throw error
  })
}

async function isLive(target: Target, id: string, { signal }: Waiting): Promise<boolean> {
  const path = [...pathOf(target, id), 'live']
  const found = await unlessAbsent(
    callWebflow(target.api, { path, shape: webflowItem, absent: 'item', signal }),
  )
  return found !== null
}

async function describeItem(target: Target, item: WebflowItem, { signal }: Waiting): Promise<RemotePost> {
  const { slug } = item.fieldData
  const state = await readState(target, item, { signal })
  const place = state === 'draft' ? null : await target.readPlace({ signal })
  return { id: item.id, url: place === null ? null : `${place}/${encodeURIComponent(slug)}`, slug, state }
}

/** A draft that was published before may still be live, with its changes held back. */
async function readState(
  target: Target,
  item: WebflowItem,
  { signal }: Waiting,
): Promise<RemotePost['state']> {
  const { id, isDraft, isArchived, lastPublished } = item
  if (isArchived) return 'draft'
  if (!isDraft) return lastPublished ? 'live' : 'pending'
  return lastPublished && (await isLive(target, id, { signal })) ? 'live' : 'draft'
}

function pathOf({ collectionId }: Pick<Target, 'collectionId'>, itemId: string): string[] {
  return ['collections', collectionId, 'items', itemId]
}
