import { beforeEach, describe, expect, test } from 'vitest'
import type { Publisher } from '#integrations/publisher/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { findHostile, HOSTILE_HTML, HOSTILE_TEXT } from './hostile-article.ts'
import { describeUnknown, makeImage, writeArticle } from './sample-article.ts'

export interface PublisherPeer {
  request: SendRequest
  connect(request: SendRequest): Publisher
  /** With credentials that the system refuses, which contain `wrong-secret`. */
  connectWrongly(): Publisher
  /** Does what the people of the website do: deletes the post of an article. */
  deleteThere(marker: string): Promise<void>
  /** How many posts of the article there are, in whatever state. */
  countPosts(marker: string): Promise<number>
  /** What readers get. */
  read(url: string): Promise<{ status: number; type: string; html: string }>
}

const { signal } = new AbortController()
const options = { signal }

interface Shortcomings {
  /** The system makes two posts, or two posts with one slug, when it is asked at the same time. */
  isNotAtomic?: boolean
  /** It has no place for title and description of search engines and for structured data. */
  hasNoHead?: boolean
  /** It takes images of any size. */
  hasNoSizes?: boolean
  /** It takes no images: they stay where they are. */
  hasNoImages?: boolean
  /** It has no place for the marker, so a second post of an article is refused because of its slug. */
  hasNoMarker?: boolean
  /** It keeps documents and is no website: its posts are always drafts, and slugs mean nothing there. */
  isDocument?: boolean
  /** A second call to create makes a second post, although the first is there with its marker. */
  isDoubling?: boolean
}

/** What every publishing system has to do, as tests against one; what it cannot do is skipped. */
export function describePublisher(
  name: string,
  open: () => PublisherPeer,
  {
    isNotAtomic = false,
    hasNoHead = false,
    hasNoSizes = false,
    hasNoImages = false,
    hasNoMarker = false,
    isDocument = false,
    isDoubling = false,
  }: Shortcomings = {},
): void {
  let peer: PublisherPeer
  let publisher: Publisher
  beforeEach(() => {
    peer = open()
    publisher = peer.connect(peer.request)
  })

  /** Sends calls; the answer of the first one that changes something is lost on the way. */
  const loseAnswer = () =>
    peer.connect(async (asked) => {
      const answer = await peer.request(asked)
      if ((asked.method ?? 'GET') === 'GET') return answer
      throw new AdapterError('unavailable', 'The answer is lost.')
    })
  const readPost = async (url: string | null) => peer.read(url ?? 'no address')
  const shown = isDocument ? 'draft' : 'live'

  describe(`articles at ${name}`, () => {
    test('a new article is live at its address, and is found by its marker', async () => {
      const article = writeArticle()
      const known = describeUnknown(article)
      expect(await publisher.find(known, options)).toBeNull()
      const post = await publisher.create(article, options)
      expect(post).toMatchObject({ slug: article.slug, state: shown })
      expect(await publisher.find(known, options)).toEqual(post)
      const page = await readPost(post.url)
      expect(page.status).toBe(200)
      for (const part of [article.title, 'With water</h2>']) expect(page.html).toContain(part)
      if (hasNoHead) return
      for (const part of [article.metaTitle, article.metaDescription]) expect(page.html).toContain(part)
      expect(page.html).toContain(`"headline":"${String(article.jsonLd[0]?.['headline'])}"`)
    })

    test('an update changes the same post', async () => {
      const article = writeArticle()
      const post = await publisher.create(article, options)
      const newer = { ...article, title: 'Cleaner tents', html: '<p>With soap.</p>' }
      // The address of a document begins with its title.
      const { url: _, ...same } = post
      expect(await publisher.update(post.id, newer, options)).toMatchObject(isDocument ? same : post)
      const { html } = await readPost(post.url)
      // Some systems mark the post by a comment.
      expect(html).toMatch(/<p>With soap\.(?:<!-- [\w:-]{1,100} -->)?<\/p>/)
      expect(html).not.toContain('With water')
      expect(await peer.countPosts(article.marker)).toBe(1)
    })

    test('a new slug moves the post to its new address', async (context) => {
      context.skip(isDocument, 'slugs mean nothing there')
      const article = writeArticle()
      const post = await publisher.create(article, options)
      const moved = await publisher.update(post.id, { ...article, slug: `${article.slug}-well` }, options)
      expect(moved).toMatchObject({ id: post.id, slug: `${article.slug}-well` })
      expect(moved.url).not.toBe(post.url)
      expect((await readPost(moved.url)).status).toBe(200)
    })

    test('a draft is not shown to readers until it becomes live', async (context) => {
      context.skip(isDocument, 'its posts are always drafts')
      const article = writeArticle({ state: 'draft' })
      const post = await publisher.create(article, options)
      expect(post.state).toBe('draft')
      const live = await publisher.update(post.id, { ...article, state: 'live' }, options)
      expect(live).toMatchObject({ id: post.id, state: 'live' })
      expect((await readPost(live.url)).status).toBe(200)
    })

    test('an unpublished article is not shown, and can come back as the same post', async () => {
      const article = writeArticle()
      const post = await publisher.create(article, options)
      await publisher.unpublish(post.id, options)
      await publisher.unpublish(post.id, options)
      expect((await readPost(post.url)).status).toBe(404)
      const known = { ...describeUnknown(article), ...(isDocument && { remoteId: post.id }) }
      expect(await publisher.find(known, options)).toMatchObject({ state: 'draft' })
      expect(await publisher.update(post.id, article, options)).toEqual(post)
      expect((await readPost(post.url)).status).toBe(200)
    })

    test('taking away an article that is not there does nothing', async () => {
      await expect(publisher.unpublish('keyloom-absent', options)).resolves.toBeUndefined()
    })

    test('text of any script and with signs of markup is shown as it was written', async () => {
      const article = writeArticle({
        title: 'Größe & „Maß“: 5 < 6, 100%ab, テント 🏕',
        html: '<p>Use [gallery] and \\n, $1 and 5 &lt; 6.</p><pre>one\n  two</pre>',
      })
      const { url } = await publisher.create(article, options)
      const { html } = await readPost(url)
      expect(html).toMatch(/<h1>Größe &(amp;|#038;) „Maß“: 5 &lt; 6, 100%ab, テント 🏕<\/h1>/)
      expect(html).toMatch(/Use (\[|&#0?91;)gallery\] and \\n, \$1 and 5 &lt; 6\./)
      expect(html).toContain('one\n  two')
    })

    test('hostile text is harmless in its page', async () => {
      const article = writeArticle({
        title: `Tents ${HOSTILE_TEXT}`,
        html: HOSTILE_HTML,
        summary: HOSTILE_TEXT,
        metaTitle: HOSTILE_TEXT,
        metaDescription: HOSTILE_TEXT,
        categories: [HOSTILE_TEXT],
        jsonLd: [{ '@type': 'Article', headline: HOSTILE_TEXT }],
      })
      const { html } = await readPost((await publisher.create(article, options)).url)
      expect(html).toContain('It survives.')
      expect(findHostile(html)).toEqual([])
    })
  })

  describe(`what can go wrong at ${name}`, () => {
    test('after a call whose answer is lost, the post is found, and trying again makes no second one', async () => {
      const article = writeArticle()
      await expect(loseAnswer().create(article, options)).rejects.toThrow('lost')
      const post = await publisher.find(describeUnknown(article), options)
      expect(post).toMatchObject({ slug: article.slug, state: shown })
      const again: unknown = isDoubling
        ? await publisher.update(post?.id ?? '', article, options)
        : await publisher.create(article, options).catch((error: unknown) => error)
      expect(again).toMatchObject(hasNoMarker ? { kind: 'conflict' } : { ...post })
      expect(await peer.countPosts(article.marker)).toBe(1)
    })

    test('calls at the same time make one post', async (context) => {
      context.skip(isNotAtomic, 'the system cannot prevent it')
      const article = writeArticle()
      const calls = Array.from({ length: 5 }, () => publisher.create(article, options))
      const ended = await Promise.allSettled(calls)
      const made = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
      expect(made).toHaveLength(hasNoMarker ? 1 : calls.length)
      expect(new Set(made).size).toBe(1)
      expect(await peer.countPosts(article.marker)).toBe(1)
    })

    test('a slug of another post is a conflict, and nothing is saved', async (context) => {
      context.skip(isDocument, 'slugs mean nothing there')
      const first = writeArticle()
      const post = await publisher.create(first, options)
      const second = writeArticle({ slug: first.slug })
      await expect(publisher.create(second, options)).rejects.toMatchObject({ kind: 'conflict' })
      expect(await publisher.find(describeUnknown(second), options)).toBeNull()
      expect(await publisher.find(describeUnknown(first), options)).toEqual(post)
    })

    test('two articles that want one slug at the same time do not both get it', async (context) => {
      context.skip(isNotAtomic, 'the system cannot prevent it')
      const first = writeArticle()
      const both = [first, writeArticle({ slug: first.slug })]
      const ended = await Promise.allSettled(both.map((article) => publisher.create(article, options)))
      expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    test('a post that was deleted there is missing, and creating it makes it live again', async () => {
      const article = writeArticle()
      const post = await publisher.create(article, options)
      await peer.deleteThere(article.marker)
      expect(await publisher.find(describeUnknown(article), options)).toBeNull()
      await expect(publisher.update(post.id, article, options)).rejects.toMatchObject({ kind: 'not_found' })
      const again = await publisher.create(article, options)
      expect(again).toMatchObject({ slug: article.slug, state: shown })
      expect((await readPost(again.url)).status).toBe(200)
    })

    test('wrong credentials fail with auth, and the error does not contain them', async () => {
      const call = peer.connectWrongly().create(writeArticle(), options)
      const failure: unknown = await call.catch((error: unknown) => error)
      expect(failure).toMatchObject({ name: 'AdapterError', kind: 'auth' })
      expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('wrong-secret')
    })

    test('a call ends when its signal is aborted', async () => {
      const gone = { signal: AbortSignal.abort(new Error('gone')) }
      await expect(publisher.find(describeUnknown(writeArticle()), gone)).rejects.toThrow('gone')
    })
  })

  describe(`images at ${name}`, () => {
    beforeEach((context) => context.skip(hasNoImages, 'the system takes no images'))

    test('an image gets an address there, the same each time, and stands before its article', async () => {
      const image = makeImage()
      const added = await publisher.addImage?.(image, options)
      expect(await publisher.addImage?.(image, options)).toEqual(added)
      const url = added?.url ?? 'no address'
      expect(await peer.read(url)).toMatchObject({ status: 200, type: image.type })
      const article = writeArticle({ image: { url, alt: image.alt } })
      expect((await readPost((await publisher.create(article, options)).url)).html).toContain(url)
    })

    test.for<[string, Uint8Array]>([
      ['a page of HTML', Buffer.from('<html><script>pwned()</script>')],
      ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="pwned()"/>')],
      ['a program', Buffer.from('<?php echo 1;')],
      ['nothing', Buffer.alloc(0)],
    ])('%s is refused, though its name is that of an image', async ([, bytes], context) => {
      context.skip(hasNoImages, 'images stay where they are')
      const image = makeImage({ bytes })
      await expect(publisher.addImage?.(image, options)).rejects.toMatchObject({ kind: 'invalid' })
    })

    test('an image that is too large for the website is refused with a sentence', async (context) => {
      context.skip(hasNoSizes || hasNoImages, 'the system takes images of any size, or none')
      const { bytes } = makeImage()
      const large = makeImage({ bytes: Buffer.concat([bytes, Buffer.alloc(2_200_000)]) })
      await expect(publisher.addImage?.(large, options)).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('size'),
      })
    })
  })
}
