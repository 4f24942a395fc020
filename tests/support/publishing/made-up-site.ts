import type {
  KnownPost,
  OutgoingArticle,
  OutgoingImage,
  Publisher,
  RemotePost,
} from '#integrations/publisher/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

interface Post extends OutgoingArticle {
  id: string
}

/** What happens to a call: it fails before it has an effect, or after it, as when its answer is lost. */
type Fault = { on: 'create' | 'update' | 'find' | 'addImage'; when: 'before' | 'after'; error: AdapterError }

/** A publishing system in memory that, like most, makes a second post when it is asked to create one twice. */
export function makeSite() {
  const posts = new Map<string, Post>()
  const images: OutgoingImage[] = []
  const faults: Fault[] = []
  /** Whether it shows later what it has accepted. */
  const shows = { isLate: false }
  let created = 0

  function run<Result>(on: Fault['on'], work: () => Result): Result {
    const place = faults.findIndex((fault) => fault.on === on)
    const [fault] = place === -1 ? [] : faults.splice(place, 1)
    if (fault?.when === 'before') throw fault.error
    const result = work()
    if (fault !== undefined) throw fault.error
    return result
  }
  const describe = ({ id, slug, state }: Post): RemotePost => ({
    id,
    slug,
    state: shows.isLate && state === 'live' ? 'pending' : state,
    url: `https://shop.example/blog/${slug}/`,
  })
  const bySlug = (slug: string) => [...posts.values()].find((post) => post.slug === slug)
  const publisher: Publisher = {
    label: 'Made-up site',
    isSandbox: true,
    find: async ({ remoteId, marker }: KnownPost) =>
      run('find', () => {
        const byId = remoteId === null ? undefined : posts.get(remoteId)
        const found = byId ?? [...posts.values()].find((post) => post.marker === marker)
        return found === undefined ? null : describe(found)
      }),
    create: async (article) =>
      run('create', () => {
        const taken = bySlug(article.slug)
        if (taken !== undefined && taken.marker !== article.marker)
          throw new AdapterError('conflict', `Made-up site has another page at /${article.slug}.`)
        const post = { ...article, id: String(++created) }
        posts.set(post.id, post)
        return describe(post)
      }),
    update: async (remoteId, article) =>
      run('update', () => {
        if (!posts.has(remoteId)) throw new AdapterError('not_found', 'There is no such post.')
        const post = { ...article, id: remoteId }
        posts.set(remoteId, post)
        return describe(post)
      }),
    unpublish: async (remoteId) => {
      const post = posts.get(remoteId)
      if (post !== undefined) posts.set(remoteId, { ...post, state: 'draft' })
    },
    addImage: async (image) =>
      run('addImage', () => {
        images.push(image)
        return { url: `https://shop.example/media/${image.fileName}` }
      }),
  }
  return {
    publisher,
    images,
    faults,
    shows,
    list: () => [...posts.values()],
    single: () => {
      const [post, ...more] = posts.values()
      if (post === undefined || more.length > 0) throw new Error(`There are ${posts.size} posts.`)
      return post
    },
    /** As an editor of the site does it. */
    remove: (id: string) => posts.delete(id),
    add: (post: Post) => posts.set(post.id, post),
  }
}
