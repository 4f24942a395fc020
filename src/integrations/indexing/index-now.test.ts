import { expect, test } from 'vitest'
import type { OutboundRequest } from '#platform/server/outbound/call.ts'
import { connectIndexNow } from './index-now.ts'

const options = { signal: new AbortController().signal }
const page = (url: string) => ({ url, key: 'abc12345', keyUrl: `${url}abc12345.txt` })

function makeEngines({
  status = 202,
  reads = 'https',
}: { status?: number; reads?: 'https' | 'loopback' } = {}) {
  const asked: OutboundRequest[] = []
  const engines = connectIndexNow({
    engines: [{ baseUrl: 'https://engine.example', reads }],
    request: async (request) => {
      asked.push(request)
      return { status, headers: {}, body: Buffer.alloc(0), url: new URL(request.url) }
    },
  })
  return { asked, engines }
}

test('a public page is told with the place of its key', async () => {
  const { asked, engines } = makeEngines()
  expect(await engines.requestIndexing(page('https://shop.example/blog/'), options)).toBe(true)
  expect(asked).toHaveLength(1)
  expect(String(asked[0]?.url)).toBe('https://engine.example/indexnow')
  expect(JSON.parse(String(asked[0]?.body))).toEqual({
    host: 'shop.example',
    key: 'abc12345',
    keyLocation: 'https://shop.example/blog/abc12345.txt',
    urlList: ['https://shop.example/blog/'],
  })
})

test('a page that only this machine can open is told to nobody but the sandbox', async () => {
  const here = page('http://127.0.0.1:4311/7/')
  const real = makeEngines()
  expect(await real.engines.requestIndexing(here, options)).toBe(false)
  expect(real.asked).toEqual([])
  expect(await makeEngines({ reads: 'loopback' }).engines.requestIndexing(here, options)).toBe(true)
})

test.each([
  [403, 'forbidden'],
  [422, 'invalid'],
  [429, 'rate_limited'],
  [503, 'unavailable'],
])('an answer %i is the error %s', async (status, kind) => {
  const { engines } = makeEngines({ status })
  await expect(engines.requestIndexing(page('https://shop.example/'), options)).rejects.toMatchObject({
    kind,
  })
})
