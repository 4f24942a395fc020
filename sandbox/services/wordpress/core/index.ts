import { readJson, replyJson, type Call, type Reply } from '../../service.ts'
import { slugOf, type Site } from '../site.ts'
import { replyBadParameter, replyCoreError } from './errors.ts'
import { addMedia, listMedia } from './media.ts'
import type { Passwords } from './passwords.ts'
import { changePost, listPosts, makePost, pickFields, replyPart, showPost, trashPost } from './posts.ts'
import { listShopPages } from './shop-pages.ts'

const ROUTE = /^\/wp\/v2\/([a-z]{1,20})(?:\/(\d{1,15}|me))?$/

interface CoreInput {
  /** Such as /wp/v2/posts. */
  route: string
  passwords: Passwords
}

/** Answers the calls of WordPress's own REST API that publish articles: posts, media and categories. */
export function answerCore(site: Site, call: Call, { route, passwords }: CoreInput): Reply {
  if (route === '/') return call.method === 'GET' ? showIndex(site, call) : replyCoreError('rest_no_route')
  const [, kind = '', id = ''] = ROUTE.exec(route.replace(/\/$/, '')) ?? []
  const refusal = passwords.areIn(call) ? null : refuseVisitor(call, kind, id)
  if (refusal !== null) return refusal
  switch (`${call.method} ${kind}${id === '' ? '' : id === 'me' ? '/me' : '/id'}`) {
    case 'GET users/me':
      return replyJson(200, pickFields(describeUser(), call.url.searchParams))
    case 'GET posts':
      return listPosts(site, call)
    case 'POST posts':
      return makePost(site, call)
    case 'GET posts/id':
      return showPost(site, call, Number(id))
    case 'POST posts/id':
    case 'PUT posts/id':
      return changePost(site, call, Number(id))
    case 'DELETE posts/id':
      return trashPost(site, call, Number(id))
    case 'GET pages':
      return listPages(site, call)
    case 'GET media':
      return listMedia(site, call)
    case 'POST media':
      return addMedia(site, call)
    case 'GET categories':
      return listCategories(site, call)
    case 'POST categories':
      return makeCategory(site, call)
    default:
      return replyCoreError('rest_no_route')
  }
}

/** What WordPress says to callers without a user; null for what visitors may do. */
function refuseVisitor({ method, url: { searchParams } }: Call, kind: string, id: string): Reply | null {
  if (kind === 'users') return replyCoreError('rest_not_logged_in')
  if (method === 'DELETE') return replyCoreError('rest_cannot_delete')
  if (method !== 'GET') return replyCoreError(id === '' ? 'rest_cannot_create' : 'rest_cannot_edit')
  if ((searchParams.get('status') ?? 'publish') !== 'publish')
    return replyBadParameter('status', 'Status is forbidden.')
  return searchParams.get('context') === 'edit' ? replyCoreError('rest_forbidden_context') : null
}

function showIndex({ host }: Site, { url: { searchParams } }: Call): Reply {
  const url = `https://${host}`
  const index = {
    name: host,
    description: '',
    url,
    home: url,
    gmt_offset: '0',
    timezone_string: '',
    namespaces: ['oembed/1.0', 'keyloom/v1', 'wp/v2', 'wp-site-health/v1'],
    authentication: {
      'application-passwords': {
        endpoints: { authorization: `${url}/wp-admin/authorize-application.php` },
      },
    },
    routes: {},
  }
  const link = `<${url}/wp-json/>; rel="https://api.w.org/"`
  return replyJson(200, pickFields(index, searchParams), { link })
}

/** Has the rights of an editor in a network of sites, where only its administrators may write any HTML. */
function describeUser() {
  const rights = [
    'read',
    'edit_posts',
    'edit_others_posts',
    'publish_posts',
    'upload_files',
    'manage_categories',
  ]
  const capabilities = Object.fromEntries(rights.map((right) => [right, true]))
  return { id: 2, username: 'editor', name: 'Ed Itor', slug: 'editor', roles: ['editor'], capabilities }
}

function listPages(site: Site, { url: { searchParams } }: Call): Reply {
  const slug = searchParams.get('slug')
  const found = listShopPages(site, 'page').filter((row) => slug === null || row.slug === slug)
  return replyPart(
    found.map((row) => pickFields(row, searchParams)),
    searchParams,
  )
}

/** The categories, which the made-up website shows on no page. */
function listCategories({ posts, host }: Site, { url: { searchParams } }: Call): Reply {
  const wanted = (searchParams.get('search') ?? '').toLowerCase()
  const rows = posts.categories().map((name, place) => {
    const slug = slugOf(name)
    const link = `https://${host}/category/${slug}/`
    return { id: place + 1, name, slug, count: 0, link, parent: 0, taxonomy: 'category' }
  })
  const found = rows.filter(({ name }) => name.toLowerCase().includes(wanted))
  return replyPart(
    found.map((row) => pickFields(row, searchParams)),
    searchParams,
  )
}

function makeCategory({ posts }: Site, call: Call): Reply {
  const body = readJson(call)
  const name = typeof body === 'object' && body !== null && 'name' in body ? String(body.name).trim() : ''
  if (name === '') return replyBadParameter('name', 'Missing parameter(s): name')
  if (posts.categories().includes(name)) return replyCoreError('term_exists')
  posts.addCategories([name])
  return replyJson(201, { id: posts.categories().length, name, parent: 0, taxonomy: 'category' })
}
