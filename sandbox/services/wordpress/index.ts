import type { Notes } from '../../stage/notes.ts'
import type { Stage } from '../../stage/stage.ts'
import { answerVisit, SHOP } from '../../world/index.ts'
import { readJson, replyHtml, replyJson, type Call, type Reply } from '../service.ts'
import { replyError, replyFault } from './answers.ts'
import { cleanHtml } from './clean-html.ts'
import { drawPost } from './draw-post.ts'
import { findKeywords } from './find-keywords.ts'
import { LARGEST_IMAGE, putImage } from './images.ts'
import { createKeys } from './keys.ts'
import { listCategories, listPages, listProducts } from './lists.ts'
import { articleSchema, createPosts, type Post, type Posts } from './posts.ts'

const REST = '/wp-json/'
const ROUTE = /^\/wp-json\/keyloom\/v1\/([a-z]{1,20})(?:\/([A-Za-z0-9._-]{1,100}))?$/
const BLOG = '/blog/'

interface Site {
  stage: Stage
  host: string
  posts: Posts
}

/** Made-up WordPress websites, one for each host, with the connector plugin. */
export function createWordpress(stage: Stage, notes: Notes) {
  const keys = createKeys(notes)
  const sites = new Map<string, Posts>()
  const siteOf = (host: string): Site => {
    const posts = sites.get(host) ?? createPosts()
    sites.set(host, posts)
    return { stage, host, posts }
  }
  return {
    keys,
    /** Answers a call of the REST API, or shows a post or an image; null for all other addresses. */
    answer(call: Call): Reply | null {
      const { hostname, pathname } = call.url
      if (pathname.startsWith(REST)) {
        if (call.fault !== null) return replyFault(call.fault)
        return keys.areIn(call) ? answerRest(siteOf(hostname), call) : replyError('connector_unauthorized')
      }
      return sites.has(hostname) && call.fault === null ? visit(siteOf(hostname), call) : null
    },
    /** Does what the website's people do: puts a post into the trash, or deletes it for good. */
    remove(host: string, { externalId, isForGood }: { externalId: string; isForGood: boolean }): void {
      const { posts } = siteOf(host)
      const post = posts.find(externalId)
      if (isForGood) posts.delete(externalId)
      else if (post !== null) posts.save({ ...post, state: 'trash' })
    },
    countPosts: (host: string): number => sites.get(host)?.list().length ?? 0,
    reset(): void {
      sites.clear()
      keys.reset()
    },
  }
}
export type Wordpress = ReturnType<typeof createWordpress>

function answerRest(site: Site, call: Call): Reply {
  const { posts, host, stage } = site
  const [, kind = '', externalId = ''] = ROUTE.exec(call.url.pathname.replace(/\/$/, '')) ?? []
  const shelf = {
    world: stage.world(),
    posts: posts.list(),
    host,
    addressOf: (slug: string) => addressOf(host, slug),
  }
  switch (`${call.method} ${kind}${externalId === '' ? '' : '/id'}`) {
    case 'GET status':
      return replyJson(200, describeSite(host))
    case 'GET articles/id':
      return replyPost(site, posts.findKept(externalId))
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
  const known = posts.findKept(externalId)
  if (article.only_existing && known === null) return replyError('article_not_found')
  if (isTaken(site, slug, externalId)) return replyError('slug_taken')
  if (article.translation_of !== '') return replyError('translations_unsupported')

  const before = posts.find(externalId)
  const post: Post = {
    ...article,
    slug,
    html,
    id: before?.id ?? posts.nextId(),
    externalId,
    revision: (before?.revision ?? 0) + 1,
    state: article.status,
    modified: stage.clock.now(),
  }
  posts.save(post)
  if (post.state === 'publish') giveSearchData(site, post)
  return replyPost(site, post, known === null ? 201 : 200)
}

/** Later days have search data about the page, from the day on which it was first there. */
function giveSearchData({ stage, host }: Site, post: Post): void {
  const url = addressOf(host, post.slug)
  const world = stage.world()
  const day = world.published.find((one) => one.url === url)?.day ?? stage.today()
  stage.publish({ url, keywords: findKeywords(world, post), day })
}

function unpublish(site: Site, externalId: string): Reply {
  const post = site.posts.findKept(externalId)
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

function isTaken({ posts, host, stage }: Site, slug: string, externalId: string): boolean {
  const other = posts.findBySlug(slug)
  if (other !== null && other.externalId !== externalId) return true
  return host === SHOP.host && answerVisit(stage.world(), `${BLOG}${slug}`).status !== 404
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

function addressOf(host: string, slug: string): string {
  return `https://${host}${BLOG}${encodeURIComponent(slug)}`
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 200)
}

function decodeSlug(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
