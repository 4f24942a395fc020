import type { Notes } from '../../stage/notes.ts'
import { createRateLimit } from '../../stage/rate-limit.ts'
import type { Stage } from '../../stage/stage.ts'
import { escapeHtml, readBearer, replyHtml, replyJson, type Call, type Reply } from '../service.ts'
import { replyError, replyFault } from './answers.ts'
import { answerItems, type Desk } from './item-calls.ts'
import { createItems } from './items.ts'
import { drawItem } from './draw-item.ts'
import { createKeys, type Scope } from './keys.ts'
import { COLLECTIONS, JOURNAL_HOST, SITES, type Collection, type Site } from './sites.ts'

export { SCOPES } from './keys.ts'

const VERSION = '/v2/'
const CALLS_A_MINUTE = 60
const MADE_ON = '2026-01-05T09:00:00.000Z'

/** A made-up Webflow: the Data API, version 2, and the published site with its live items. */
export function createWebflow(stage: Stage, notes: Notes) {
  const keys = createKeys(notes)
  const items = createItems()
  const desk: Desk = { stage, items }
  const countCalls = () => createRateLimit(() => stage.clock.now(), CALLS_A_MINUTE)
  let waitFor = countCalls()
  return {
    keys,
    /** Answers a call of the API. */
    answer(call: Call): Reply {
      if (call.fault !== null) return replyFault(call.fault)
      const scopes = keys.scopesOf(call)
      if (scopes === null) return replyError('not_authorized')
      const wait = waitFor(readBearer(call) ?? '')
      if (stage.faults.quotas.areKept && wait > 0)
        return replyError('too_many_requests', { headers: { 'retry-after': String(wait) } })
      return answerApi(desk, call, scopes)
    },
    /** Shows a page of the published site; null for all other hosts. */
    visit(call: Call): Reply | null {
      const { hostname, pathname } = call.url
      if (hostname !== JOURNAL_HOST || call.fault !== null) return null
      if (call.method !== 'GET' && call.method !== 'HEAD') return null
      return showPage(desk, pathname)
    },
    /** Does what the people of the website do: deletes an item, also from the live site. */
    remove: (itemId: string): unknown => items.delete(itemId),
    countItems: (): number => items.list().length,
    reset(): void {
      items.reset()
      keys.reset()
      waitFor = countCalls()
    },
  }
}
export type Webflow = ReturnType<typeof createWebflow>

function answerApi(desk: Desk, call: Call, scopes: readonly Scope[]): Reply {
  const { pathname } = call.url
  if (!pathname.startsWith(VERSION)) return replyError('route_not_found')
  const [root, id = '', part, ...rest] = pathname.slice(VERSION.length).replace(/\/$/, '').split('/')
  const kind = root === 'sites' && part === undefined ? 'sites' : 'cms'
  const needed: Scope = `${kind}:read` as const
  const scope = kind === 'cms' && call.method !== 'GET' ? 'cms:write' : needed
  if (!scopes.includes(scope)) return replyError('missing_scopes', { of: scope })
  if (root === 'sites' && call.method === 'GET') return answerSites(id, part)
  if (root !== 'collections' || id === '') return replyError('route_not_found')
  const collection = COLLECTIONS.find((one) => one.id === id)
  if (collection === undefined) return replyError('resource_not_found')
  if (part === undefined && call.method === 'GET') return replyJson(200, describeCollection(collection, true))
  return part === 'items' ? answerItems(desk, collection, call, rest) : replyError('route_not_found')
}

function answerSites(id: string, part: string | undefined): Reply {
  if (id === '') return replyJson(200, { sites: SITES.map(describeSite) })
  const site = SITES.find((one) => one.id === id)
  if (site === undefined) return replyError('resource_not_found')
  if (part === undefined) return replyJson(200, describeSite(site))
  if (part !== 'collections') return replyError('route_not_found')
  const collections = COLLECTIONS.filter(({ siteId }) => siteId === id)
  return replyJson(200, { collections: collections.map((one) => describeCollection(one, false)) })
}

function describeSite({ id, displayName, shortName, host }: Site) {
  const lastPublished = host === null ? null : MADE_ON
  return {
    id,
    workspaceId: '0123456789abcdef01234567',
    createdOn: MADE_ON,
    displayName,
    shortName,
    lastPublished,
    lastUpdated: MADE_ON,
    previewUrl: null,
    timeZone: 'America/Los_Angeles',
    parentFolderId: null,
    customDomains: host === null ? [] : [{ id: `${id.slice(0, 20)}cafe`, url: host, lastPublished }],
    locales: null,
    dataCollectionEnabled: false,
    dataCollectionType: 'optOut',
  }
}

function describeCollection({ id, displayName, singularName, slug, fields }: Collection, hasFields: boolean) {
  const head = { id, displayName, singularName, slug, createdOn: MADE_ON, lastUpdated: MADE_ON }
  return hasFields ? { ...head, fields } : head
}

function showPage({ items }: Desk, pathname: string): Reply {
  const [folder = '', slug = ''] = pathname
    .replaceAll(/^\/|\/$/g, '')
    .split('/')
    .map(decodePart)
  const collection = COLLECTIONS.find((one) => one.slug === folder && hasHost(one))
  const live = collection === undefined ? [] : items.list(collection.id).filter((item) => item.live !== null)
  const item = live.find((one) => one.live?.['slug'] === slug)
  if (collection !== undefined && item !== undefined) return replyHtml(200, drawItem(collection, item))
  if (pathname === '/')
    return replyHtml(200, '<!doctype html><title>Journal</title><h1>Trailhouse Journal</h1>')
  return replyHtml(
    404,
    `<!doctype html><title>Not Found</title><h1>${escapeHtml(slug || folder)} is not here</h1>`,
  )
}

function hasHost({ siteId }: Collection): boolean {
  return SITES.some(({ id, host }) => id === siteId && host === JOURNAL_HOST)
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
