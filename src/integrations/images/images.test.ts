import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import { IMAGE_KEY, NO_PHOTO, servePexels, serveUnsplash } from '#tests/support/fakes/image-services.ts'
import { openOutboundTo, type Fake } from '#tests/support/fakes/serve-fake.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import type { ImageSource } from './index.ts'
import { pexels } from './pexels.ts'
import { connectPhotos } from './photo-service.ts'
import { unsplash } from './unsplash.ts'

interface Peer {
  serve(): Promise<Fake>
  connect(input: { apiKey: string; baseUrl?: string; request: SendRequest }): ImageSource
  liveKey: string
}

const UNSPLASH: Peer = {
  serve: serveUnsplash,
  connect: (input) => connectPhotos(unsplash, input),
  liveKey: 'UNSPLASH_KEY',
}

const PEERS: Record<string, Peer> = {
  Unsplash: UNSPLASH,
  Pexels: { serve: servePexels, connect: (input) => connectPhotos(pexels, input), liveKey: 'PEXELS_KEY' },
}

const signal = new AbortController().signal
const BOOTS = { query: 'hiking boots & socks', orientation: 'landscape', signal } as const

async function openFake({ serve, connect }: Peer, apiKey = IMAGE_KEY) {
  const fake = await serve()
  const { request } = openOutboundTo(fake.baseUrl)
  return { fake, source: connect({ apiKey, baseUrl: fake.baseUrl, request }) }
}

describe.each(Object.entries(PEERS))('photos of %s', (_name, peer) => {
  test('the best photo comes with its author and its page', async () => {
    const { source } = await openFake(peer)
    expect(await source.find(BOOTS)).toEqual({
      url: 'https://photos.example/1?w=1080',
      width: 4_000,
      height: 3_000,
      alt: 'a photo of hiking boots & socks',
      author: 'Ada',
      authorUrl: 'https://photos.example/@ada',
      sourceUrl: 'https://photos.example/photo/1',
      useUrl: peer === UNSPLASH ? 'https://photos.example/photos/1/download?ixid=a' : null,
    })
    expect(await source.find({ ...BOOTS, orientation: 'portrait' })).toMatchObject({ height: 4_000 })
    expect(await source.find({ ...BOOTS, orientation: 'square' })).not.toBe(null)
    expect(await source.find({ ...BOOTS, query: NO_PHOTO })).toBe(null)
  })

  test.each([
    [
      { status: 429, headers: { 'retry-after': '9' }, body: {} },
      { kind: 'rate_limited', retryAfter: 9, isPassing: true },
    ],
    [
      { status: 500, body: {} },
      { kind: 'unavailable', isPassing: true },
    ],
    [
      { status: 403, body: {} },
      { kind: 'forbidden', isPassing: false },
    ],
    [{ status: 200, body: '<html>' }, { kind: 'bad_response' }],
    [{ status: 200, body: {} }, { kind: 'bad_response' }],
    [
      { status: 0, body: '' },
      { kind: 'unavailable', isPassing: true },
    ],
  ])('an answer of %o is an AdapterError of the right kind', async (answer, failure) => {
    const { fake, source } = await openFake(peer)
    fake.failWith(answer)
    await expect(source.find(BOOTS)).rejects.toMatchObject(failure)
  })

  test('an image whose address is no https address is refused', async () => {
    const { fake, source } = await openFake(peer)
    const links = { html: 'https://a.example/' }
    const size = { width: 1, height: 1 }
    const photoAt = (url: string) => ({
      ...size,
      url: links.html,
      photographer: 'A',
      photographer_url: links.html,
      src: { large2x: url },
      links,
      user: { name: 'A', links },
      urls: { regular: url },
    })
    const find = (url: string) => {
      fake.failWith({ body: { photos: [photoAt(url)], results: [photoAt(url)] } })
      return source.find(BOOTS)
    }
    expect(await find('https://a.example/1')).toMatchObject({ url: 'https://a.example/1', author: 'A' })
    for (const url of ['javascript:alert(1)', 'http://a.example/1', 'data:image/png;base64,x'])
      await expect(find(url)).rejects.toMatchObject({ kind: 'bad_response' })
  })

  test('a wrong key fails with auth, and the error does not contain the key', async () => {
    const { source } = await openFake(peer, 'wrong-key')
    const failure: unknown = await source.find(BOOTS).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'AdapterError', kind: 'auth' })
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('wrong-key')
  })

  test('a call ends when its signal is aborted', async () => {
    const { source } = await openFake(peer)
    const gone = AbortSignal.abort(new Error('gone'))
    await expect(source.find({ ...BOOTS, signal: gone })).rejects.toThrow('gone')
  })

  test('the real service finds a photo', async (context) => {
    const key = env[peer.liveKey]
    context.skip(key === undefined, `${peer.liveKey} would be needed`)
    const { request } = openOutboundTo()
    expect(await peer.connect({ apiKey: key ?? '', request }).find(BOOTS)).not.toBe(null)
  })
})

test('the limit of an hour of Unsplash is told from a key without access', async () => {
  const { fake, source } = await openFake(UNSPLASH)
  fake.failWith({ status: 403, body: 'Rate Limit Exceeded' })
  await expect(source.find(BOOTS)).rejects.toMatchObject({ kind: 'rate_limited', isPassing: true })
})

test('Unsplash is told that a photo is used, at its own API only; Pexels does not want to be told', async () => {
  for (const peer of Object.values(PEERS)) {
    const { fake, source } = await openFake(peer)
    const found = await source.find(BOOTS)
    await source.tellUse({ useUrl: found?.useUrl ?? null, signal })
    const told = fake.asked.slice(1).map(({ url }) => `${url.pathname}${url.search}`)
    expect(told).toEqual(peer === UNSPLASH ? ['/photos/1/download?ixid=a'] : [])
  }
  const { fake, source } = await openFake(UNSPLASH)
  fake.failWith({ status: 403, body: 'Rate Limit Exceeded' })
  await expect(
    source.tellUse({ useUrl: 'https://photos.example/photos/1/download', signal }),
  ).rejects.toMatchObject({
    kind: 'rate_limited',
  })
})
