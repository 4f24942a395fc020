import type { Notes } from '../../stage/notes.ts'
import type { Stage } from '../../stage/stage.ts'
import { SHOP } from '../../world/index.ts'
import { readJson, replyHtml, replyJson, type Call, type Reply } from '../service.ts'
import { replyError, replyFault } from './answers.ts'
import { answerCore } from './core/index.ts'
import { replyCoreError } from './core/errors.ts'
import { createPasswords } from './core/passwords.ts'
import { cleanHtml } from './clean-html.ts'
import { drawPost } from './draw-post.ts'
import { LARGEST_IMAGE, putImage } from './images.ts'
import { createKeys } from './keys.ts'
import { listCategories, listPages, listProducts } from './lists.ts'
import { articleSchema, createPosts, keptOnly, markOf, type Post, type Posts } from './posts.ts'
import { addressOf, BLOG, giveSearchData, isTaken, slugOf, type Site } from './site.ts'

const ROUTE = /^\/keyloom\/v1\/([a-z]{1,20})(?:\/([A-Za-z0-9._-]{1,100}))?$/

/** Made-up WordPress websites, one for each host, with the connector plugin and a user with an application password. */
export function createWordpress(stage: Stage, notes: Notes) {
  const keys = createKeys(notes)
  const passwords = createPasswords(notes)
  const sites = new Map<string, Posts>()
  const siteOf = (host: string): Site => {
    const posts = sites.get(host) ?? createPosts()
    sites.set(host, posts)
    return { stage, host, posts }
  }
  return {
    keys,
    passwords,
    /** Answers a call of the REST API, or shows a post or an image; null for all other addresses. */
    answer(call: Call): Reply | null {
      const { hostname } = call.url
      const route = findRoute(call)
      if (route !== null) {
        const isOfPlugin = route.startsWith('/keyloom/')
        if (call.fault === 'unauthorized' && !isOfPlugin) return replyCoreError('rest_not_logged_in')
        if (call.fault !== null) return replyFault(call.fault)
        if (!isOfPlugin) return answerCore(siteOf(hostname), call, { route, passwords })
        return keys.areIn(call)
          ? answerPlugin(siteOf(hostname), call, route)
          : replyError('connector_unauthorized')
      }
      return sites.has(hostname) && call.fault === null ? visit(siteOf(hostname), call) : null
    },
    /** Does what the website's people do: puts a post into the trash, or deletes it for good. */
    remove(host: string, { externalId, isForGood }: { externalId: string; isForGood: boolean }): void {
      const { posts } = siteOf(host)
      const post = posts.find(externalId)
      if (post === null) return
      if (isForGood) posts.delete(post.id)
      else posts.save({ ...post, state: 'trash' })
    },
    countPosts: (host: string): number => sites.get(host)?.list().length ?? 0,
    reset(): void {
      sites.clear()
      keys.reset()
      passwords.reset()
    },
  }
}
export type Wordpress = ReturnType<typeof createWordpress>

/** The route of a call of the REST API, also without readable addresses; null for all other addresses. */
function findRoute({ url: { pathname, searchParams } }: Call): string | null {
  if (pathname === '/wp-json' || pathname.startsWith('/wp-json/'))
    return pathname.slice('/wp-json'.length) || '/'
  return pathname === '/index.php' ? searchParams.get('rest_route') : null
}

function answerPlugin(site: Site, call: Call, route: string): Reply {
  const { posts, host, stage } = site
  const [, kind = '', externalId = ''] = ROUTE.exec(route.replace(/\/$/, '')) ?? []
  const shelf = {
    world: stage.world(),
    posts: posts.list(),
    categories: posts.categories(),
    host,
    addressOf: (slug: string) => addressOf(host, slug),
  }
  switch (`${call.method} ${kind}${externalId === '' ? '' : '/id'}`) {
    case 'GET status':
      return replyJson(200, describeSite(host))
    case 'GET articles/id':
      return replyPost(site, keptOnly(posts.find(externalId)))
    case 'PUT articles/id':
      return putArticle(site, call, externalId)
    case 'DELETE articles/id':
      return unpublish(site, externalId)
    case 'PUT media/id':
      return putImage(posts, call, externalId)
    case 'GET pages':
      return listPages(shelf, call.url.searchParams)
    case 'GET categories':
      return listCategories(shelf, call.url.searchParams)
    case 'GET products':
      return listProducts(shelf, call.url.searchParams)
    default:
      return replyError('rest_no_route')
  }
}

function putArticle(site: Site, call: Call, externalId: string): Reply {
  const { posts, stage } = site
  const body = readJson(call)
  if (body === undefined) return replyError('invalid_json')
  const parsed = articleSchema.safeParse(body)
  if (!parsed.success) return replyError('invalid_field')
  const article = parsed.data
  const slug = slugOf(article.slug === '' ? article.title : article.slug)
  const html = cleanHtml(article.html)
  if (slug === '' || html === '') return replyError('invalid_field')
  const before = posts.find(externalId)
  const known = keptOnly(before)
  if (article.only_existing && known === null) return replyError('article_not_found')
  if (isTaken(site, slug, before?.id ?? null)) return replyError('slug_taken')
  if (article.translation_of !== '') return replyError('translations_unsupported')

  const post: Post = {
    ...article,
    slug,
    html: html.includes('</p>')
      ? html.replace('</p>', () => `${markOf(externalId)}</p>`)
      : `${markOf(externalId)}${html}`,
    id: before?.id ?? posts.nextId(),
    externalId,
    revision: (before?.revision ?? 0) + 1,
    state: article.status,
    modified: stage.clock.now(),
  }
  posts.save(post)
  posts.addCategories(post.categories)
  if (post.state === 'publish') giveSearchData(site, post)
  return replyPost(site, post, known === null ? 201 : 200)
}

function unpublish(site: Site, externalId: string): Reply {
  const post = keptOnly(site.posts.find(externalId))
  if (post === null) return replyJson(200, { external_id: externalId, status: 'absent' })
  const draft: Post = { ...post, state: 'draft' }
  site.posts.save(draft)
  return replyPost(site, draft)
}

function replyPost({ host }: Site, post: Post | null, status = 200): Reply {
  if (post === null) return replyError('article_not_found')
  const { id, externalId, slug, state, revision } = post
  const url = state === 'publish' ? addressOf(host, slug) : null
  return replyJson(status, { id, external_id: externalId, url, slug, status: state, revision })
}

function visit({ posts, host }: Site, { url, method }: Call): Reply | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const file = posts.findFile(url.pathname)
  if (file !== null) return { status: 200, headers: { 'content-type': file.type }, body: file.bytes }
  if (!url.pathname.startsWith(BLOG)) return null
  const slug = decodeSlug(url.pathname.slice(BLOG.length).replace(/\/$/, ''))
  const post = posts.findBySlug(slug)
  if (post === null) return null
  return post.state === 'publish'
    ? replyHtml(200, drawPost(post, addressOf(host, slug)))
    : replyHtml(404, '<!doctype html><title>Not found</title><h1>There is no such page</h1>')
}

function describeSite(host: string) {
  return {
    name: host === SHOP.host ? SHOP.name : host,
    url: `https://${host}/`,
    plugin: '1.1.0',
    wordpress: '6.8',
    php: '8.3.0',
    languages: ['en-US'],
    translation: null,
    seo: null,
    woocommerce: host === SHOP.host,
    max_upload: LARGEST_IMAGE,
    author: 'Editor',
  }
}

function decodeSlug(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
