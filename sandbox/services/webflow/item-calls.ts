import { z } from 'zod'
import type { Stage } from '../../stage/stage.ts'
import { readJson, replyJson, type Call, type Reply } from '../service.ts'
import { findKeywords } from '../wordpress/find-keywords.ts'
import { replyError } from './answers.ts'
import { itemSchema, writeData, type Item, type Items } from './items.ts'
import { SITES, type Collection, type Site } from './sites.ts'

const MOST_ROWS = 100

export interface Desk {
  stage: Stage
  items: Items
}

const publishSchema = z.object({ itemIds: z.array(z.string()).min(1).max(MOST_ROWS) })

/** Answers the calls about the items of a collection: `rest` is what follows `items` in the path. */
export function answerItems(desk: Desk, collection: Collection, call: Call, rest: readonly string[]): Reply {
  const [id = '', end = ''] = rest
  const shape =
    rest.length === 0 ? '' : id === 'live' || id === 'publish' ? `/${id}` : `/id${end && `/${end}`}`
  const isLive = shape.endsWith('/live')
  const item = desk.items.find(collection.id, id)
  switch (`${call.method} items${shape}`) {
    case 'GET items':
    case 'GET items/live':
      return listItems(desk, collection, call.url.searchParams, isLive)
    case 'POST items':
    case 'POST items/live':
      return createItem(desk, collection, call, isLive)
    case 'POST items/publish':
      return publishItems(desk, collection, call)
    case 'GET items/id':
      return item === null ? replyError('resource_not_found') : replyJson(200, describe(item))
    case 'GET items/id/live':
      return item?.live ? replyJson(200, describe(item, true)) : replyError('resource_not_found')
    case 'PATCH items/id':
    case 'PATCH items/id/live':
      return item === null
        ? replyError('resource_not_found')
        : changeItem(desk, collection, call, { item, isLive })
    case 'DELETE items/id':
      if (item === null) return replyError('resource_not_found')
      desk.items.delete(id)
      return { status: 204 }
    case 'DELETE items/id/live':
      if (!item?.live) return replyError('resource_not_found')
      desk.items.save({ ...item, live: null, isDraft: true })
      return { status: 204 }
    default:
      return replyError('route_not_found')
  }
}

function listItems({ items }: Desk, { id }: Collection, query: URLSearchParams, isLive: boolean): Reply {
  const read = (name: string, usual: number) => {
    const number = Number(query.get(name) ?? usual)
    return Number.isInteger(number) && number >= 0 ? number : null
  }
  const [offset, limit] = [read('offset', 0), read('limit', MOST_ROWS)]
  if (offset === null || limit === null || limit > MOST_ROWS)
    return replyError('validation_error', { of: 'Provided pagination is invalid' })
  const rows = items
    .list(id)
    .filter(({ live }) => !isLive || live !== null)
    .filter(({ staged, live }) =>
      ['name', 'slug'].every((name) => {
        const wanted = query.get(name)
        return wanted === null || (isLive ? live : staged)?.[name] === wanted
      }),
    )
  const page = rows.slice(offset, offset + limit).map((item) => describe(item, isLive))
  return replyJson(200, { items: page, pagination: { limit, offset, total: rows.length } })
}

function createItem(desk: Desk, collection: Collection, call: Call, isLive: boolean): Reply {
  const parsed = itemSchema.safeParse(readJson(call))
  if (!parsed.success) return replyError('bad_request')
  if (isLive && hostOf(collection) === null) return replyError('conflict')
  const { isDraft = false, isArchived = false, fieldData } = parsed.data
  const { items, stage } = desk
  const written = writeData(collection, fieldData, { before: {}, others: items.list(collection.id) })
  if ('problems' in written) return replyError('validation_error', { details: written.problems })
  const now = stage.clock.now()
  const item: Item = {
    id: items.nextId(),
    collectionId: collection.id,
    staged: written.data,
    live: null,
    isDraft: isLive ? false : isDraft,
    isArchived,
    createdOn: now,
    lastUpdated: now,
    lastPublished: null,
  }
  items.save(item)
  return replyJson(202, describe(isLive ? goLive(desk, collection, item) : item))
}

function changeItem(
  desk: Desk,
  collection: Collection,
  call: Call,
  { item, isLive }: { item: Item; isLive: boolean },
): Reply {
  const parsed = itemSchema.safeParse(readJson(call))
  if (!parsed.success) return replyError('bad_request')
  if (isLive && item.live === null) return replyError('conflict', { of: 'The item was never published' })
  const { isDraft = item.isDraft, isArchived = item.isArchived, fieldData } = parsed.data
  const { items, stage } = desk
  const others = items.list(collection.id).filter(({ id }) => id !== item.id)
  const written = writeData(collection, fieldData, { before: item.staged, others })
  if ('problems' in written) return replyError('validation_error', { details: written.problems })
  const changed = { ...item, staged: written.data, isDraft, isArchived, lastUpdated: stage.clock.now() }
  items.save(changed)
  return replyJson(200, describe(isLive ? goLive(desk, collection, changed) : changed))
}

function publishItems(desk: Desk, collection: Collection, call: Call): Reply {
  const parsed = publishSchema.safeParse(readJson(call))
  if (!parsed.success) return replyError('bad_request')
  if (hostOf(collection) === null) return replyError('conflict')
  const found = parsed.data.itemIds.flatMap((id) => desk.items.find(collection.id, id) ?? [])
  if (found.length < parsed.data.itemIds.length) return replyError('resource_not_found')
  const shown = found.filter(({ isArchived }) => !isArchived)
  for (const item of shown) goLive(desk, collection, item)
  const errors = found.filter(({ isArchived }) => isArchived).map(({ id }) => `Item ${id} is archived`)
  return replyJson(202, { publishedItemIds: shown.map(({ id }) => id), errors })
}

/** Shows what is staged to readers; later days have search data about the page. */
function goLive({ items, stage }: Desk, collection: Collection, item: Item): Item {
  const live = { ...item, live: item.staged, isDraft: false, lastPublished: stage.clock.now() }
  items.save(live)
  const { name, slug } = live.live
  const [title, path] = [String(name), String(slug)]
  const url = `https://${hostOf(collection) ?? ''}/${collection.slug}/${path}`
  const world = stage.world()
  const day = world.published.find((one) => one.url === url)?.day ?? stage.today()
  stage.publish({ url, keywords: findKeywords(world, { title, slug: path }), day })
  return live
}

function hostOf({ siteId }: Collection): Site['host'] {
  return SITES.find(({ id }) => id === siteId)?.host ?? null
}

function describe(item: Item, isLive = false) {
  const { id, staged, live, isDraft, isArchived, createdOn, lastUpdated, lastPublished } = item
  return {
    id,
    cmsLocaleId: null,
    lastPublished: lastPublished === null ? null : new Date(lastPublished).toISOString(),
    lastUpdated: new Date(lastUpdated).toISOString(),
    createdOn: new Date(createdOn).toISOString(),
    isArchived,
    isDraft,
    fieldData: isLive ? live : staged,
  }
}
