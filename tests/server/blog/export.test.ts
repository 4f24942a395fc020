import { expect, test } from 'vitest'
import { makeBlogWorld, makeOutgoing } from '#tests/support/blog/blog-world.ts'
import { unpackZip } from '#tests/support/blog/unpack-zip.ts'

const options = { signal: new AbortController().signal }

test('the zip file has every page and image of the branch, as it is served', async () => {
  const { call, setUp, publisherOf, read, own, look } = await makeBlogWorld()
  await setUp()
  const publisher = await publisherOf()
  await publisher.create(makeOutgoing(1, { slug: 'żółć' }), options)
  await publisher.create(makeOutgoing(2, { state: 'draft' }), options)
  // More than are read at a time.
  await look(`insert into blog_files (workspace_id, contentplan_id, branch, path, type, body, fingerprint, etag)
    select workspace_id, contentplan_id, 'main', 'more/' || n || '.txt', 'text/plain', convert_to(repeat('x', n), 'UTF8'), '', n
    from blogs, generate_series(1, 120) n where contentplan_id = ${own.contentplan}`)
  const bytes = Buffer.from('bytes')
  const image = { marker: 'm', fileName: 'a.png', type: 'image/png', bytes, alt: '' }
  const stored = await publisher.addImage?.(image, options)
  const { reply } = await call('GET', '/export?branch=main')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining(`blog-${own.contentplan}-main.zip`),
  })
  const files = unpackZip(reply.rawPayload)
  expect(files.get(stored?.url ?? '')).toEqual(bytes)
  expect(files.get('more/120.txt')?.toString()).toBe('x'.repeat(120))
  expect([...files.keys()].filter((path) => path.startsWith('more/'))).toHaveLength(120)
  for (const path of ['', 'żółć/']) {
    const served = await read(encodeURI(`/${own.contentplan}/${path}`))
    expect(files.get(`${path}index.html`)).toEqual(served.bytes)
  }
  expect(files.has('article-2/index.html')).toBe(false)
})

test('a branch that was never built says which button makes its pages', async () => {
  const { call, setUp } = await makeBlogWorld()
  await setUp()
  const { status, body } = await call('GET', '/export?branch=main')
  expect(status).toBe(404)
  expect(body).toMatchObject({ message: 'There are no pages yet. Update main first.' })
})
