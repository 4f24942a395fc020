import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeBlogWorld, makeOutgoing } from '#tests/support/blog/blog-world.ts'

const options = { signal: new AbortController().signal }

async function makePublished() {
  const world = await makeBlogWorld()
  const staging = await world.setUp()
  const publisher = await world.publisherOf()
  await publisher.create(makeOutgoing(7), options)
  return { ...world, publisher, staging, main: `/${world.own.contentplan}/` }
}

test('pages come with headers that let browsers run nothing and show no frame', async () => {
  const { read, main } = await makePublished()
  const { status, headers } = await read(main)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; img-src 'self' https:; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'cache-control': 'no-cache',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['set-cookie']).toBeUndefined()
})

test('scripts of Google Analytics are let in only where the blog names a property', async () => {
  const { read, main, setUp } = await makePublished()
  await setUp({ ga_code: 'G-ABC1234567' })
  const policy = String((await read(main)).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com")
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com")
})

test('a page that the browser has is not sent again until it changes', async () => {
  const { read, main, publisher } = await makePublished()
  const first = await read(main)
  const headers = { 'if-none-match': String(first.headers.etag) }
  const known = await read(main, { headers })
  expect(known).toMatchObject({ status: 304, text: '' })
  await publisher.create(makeOutgoing(8), options)
  expect((await read(main, { headers })).status).toBe(200)
})

test('texts are packed as the browser understands it, and each form has its own tag', async () => {
  const { read, main } = await makePublished()
  const style = /style\.\w+\.css/.exec((await read(main)).text)?.[0] ?? 'no style'
  const plain = await read(`${main}${style}`)
  const brotli = await read(`${main}${style}`, { headers: { 'accept-encoding': 'gzip, br' } })
  const gzip = await read(`${main}${style}`, { headers: { 'accept-encoding': 'br;q=0, gzip' } })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  const headers = { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) }
  expect((await read(`${main}${style}`, { headers })).status).toBe(304)
})

test('only reading is possible, and HEAD has the headers without the page', async () => {
  const { read, main } = await makePublished()
  const whole = await read(main)
  const head = await read(main, { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, text: '' })
  expect(head.headers['content-length']).toBe(String(whole.bytes.length))
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers } = await read(main, { method })
    expect({ method, status, allow: headers['allow'] }).toEqual({ method, status: 405, allow: 'GET, HEAD' })
  }
})

test('an address without its last slash leads to the page, and never to another host', async () => {
  const { read, main } = await makePublished()
  const { status, headers } = await read(`${main}article-7?from=mail`)
  expect({ status, to: headers.location }).toEqual({ status: 301, to: `${main}article-7/?from=mail` })
  expect((await read(main.slice(0, -1))).headers.location).toBe(main)
  for (const path of ['//evil.example/article-7', '/%2fevil.example', `${main}/article-7`])
    expect([path, (await read(path)).headers.location]).toEqual([path, undefined])
})

test('what is not there is the page of the blog that says so, with the status 404', async () => {
  const { read, main } = await makePublished()
  const { status, text, headers } = await read(`${main}no-such-page/`)
  expect(status).toBe(404)
  expect(text).toContain('Page not found')
  expect(headers.etag).toBeUndefined()
  expect((await read('/2147483647/')).status).toBe(404)
  expect((await read('/')).status).toBe(404)
})

test('hostile addresses get an answer without a page and without an error of the program', async () => {
  const { read, main } = await makePublished()
  const paths = [
    `${main}../../etc/passwd`,
    `${main}..%2f..%2fetc%2fpasswd`,
    `${main}%2e%2e/%2e%2e/`,
    `${main}article-7/..%5c..`,
    `${main}a%00b`,
    `${main}%e0%a4%a`,
    `${main}%ff`,
    `${main}a%0d%0aset-cookie:x`,
    `${main}./index.html`,
    `${main}index.html/`,
    `${main}images/`,
    `${main}images/${'0'.repeat(64)}.png`,
    `/${'9'.repeat(400)}/`,
    `/-1/`,
    `/1e9/`,
    `/${'a/'.repeat(900)}`,
    `${main}${'x'.repeat(20_000)}`,
    '*',
    'http://other.example/',
    `${main}?${'q'.repeat(5_000)}`,
  ]
  for (const path of paths) {
    const { status } = await read(path)
    const isRefused = [400, 404, 414, 431].includes(status)
    expect([path, isRefused]).toEqual([path, !path.startsWith(`${main}?`)])
  }
})

test('staging is shown under its key alone, and search engines leave it out', async () => {
  const { read, main, staging, publisher } = await makePublished()
  await publisher.create(makeOutgoing(9, { state: 'draft' }), options)
  const { status, headers } = await read(`${staging}article-9/`)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cache-control': 'private, no-cache',
  })
  const wrong = staging.replace(/.\/$/, (end) => (end === 'A/' ? 'B/' : 'A/'))
  for (const path of [`${wrong}article-9/`, `${main}staging-/article-9/`, `${main}staging/article-9/`])
    expect([path, (await read(path)).status]).toEqual([path, 404])
  expect((await read(`${main}article-7/`)).headers['x-robots-tag']).toBeUndefined()
})

test('a blog shows nothing of another one, neither articles, nor images, nor drafts', async () => {
  const { read, main, staging, publisher, publisherOf, setUp, other } = await makePublished()
  await setUp({}, other)
  const theirs = await publisherOf(other)
  await theirs.create(makeOutgoing(21, { slug: 'theirs' }), options)
  const image = { marker: 'm', fileName: 'a.png', type: 'image/png', bytes: Buffer.from('theirs'), alt: '' }
  const stored = await theirs.addImage?.(image, options)
  await publisher.create(makeOutgoing(10), options)
  expect((await read(`/${other.contentplan}/theirs/`)).status).toBe(200)
  expect((await read(`/${other.contentplan}/${stored?.url}`)).status).toBe(200)
  expect((await read(`${main}theirs/`)).status).toBe(404)
  expect((await read(`${main}${stored?.url}`)).status).toBe(404)
  const key = staging.split('/')[2] ?? ''
  expect((await read(`/${other.contentplan}/${key}/article-7/`)).status).toBe(404)
})

test('a domain of its own shows the live branch below its base', async () => {
  const { read, main, setUp, own } = await makePublished()
  const domain = `blog-${own.contentplan}.example`
  await setUp({ domain, base: '/blog' })
  const host = { host: `${domain.toUpperCase()}:443` }
  expect((await read('/blog/article-7/', { headers: host })).status).toBe(200)
  expect((await read('/blog', { headers: host })).headers.location).toBe('/blog/')
  expect((await read('/article-7/', { headers: host })).status).toBe(404)
  expect((await read(`${main}article-7/`, { headers: host })).status).toBe(404)
  expect((await read(`${main}article-7/`, { headers: { host: 'unknown.example' } })).status).toBe(200)
})

test('no blog can take over the host of all blogs', async () => {
  const { readAt, main, setUp, own, other } = await makePublished()
  const host = `blogs-${own.contentplan}.example`
  const read = await readAt(`https://${host}`)
  await setUp({ domain: host }, other)
  expect((await read(`${main}article-7/`, { headers: { host } })).text).toContain('article 7')
})
