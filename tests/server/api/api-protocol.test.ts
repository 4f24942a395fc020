import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createServer, type ArrivalTimes } from '#app/server.ts'
import { makeTwoTenants, type Tenant } from '#tests/support/walls/two-tenants.ts'
import { itemAt } from '#platform/items.ts'

const json = { 'content-type': 'application/json' }
const refusals: [string, string, string, Record<string, string>, string | undefined, number, string][] = [
  ['more than a megabyte', 'POST', '', json, `"${'x'.repeat(1_100_000)}"`, 413, 'payload_too_large'],
  [
    'a form',
    'POST',
    '',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'name=x',
    415,
    'unsupported_media_type',
  ],
  ['a body without a type', 'POST', '', {}, '{}', 415, 'unsupported_media_type'],
  ['broken JSON', 'POST', '', json, '{"name":', 400, 'invalid'],
  ['an empty body', 'POST', '', json, '', 400, 'invalid'],
  ['no body', 'POST', '', {}, undefined, 400, 'invalid'],
  ['an empty form', 'POST', '', { 'content-type': 'multipart/form-data' }, '', 415, 'unsupported_media_type'],
  ['a long address', 'GET', `?type=${'x'.repeat(9_000)}`, {}, undefined, 414, 'uri_too_long'],
  ['NUL in the query', 'GET', '?type=%00', {}, undefined, 400, 'invalid'],
  ['NUL in the path', 'GET', '/%00', {}, undefined, 400, 'invalid'],
  ['half a character', 'GET', '?type=%ED%A0%80', {}, undefined, 400, 'invalid'],
  ['a scalar given twice', 'GET', '?type=managed&type=managed', {}, undefined, 400, 'invalid'],
  ['an object for a scalar', 'GET', '?type[x]=managed', {}, undefined, 400, 'invalid'],
  ['a prototype', 'GET', '?__proto__=x', {}, undefined, 400, 'invalid'],
  ['an unknown method', 'DELETE', '', {}, undefined, 405, 'method_not_allowed'],
  ['an unknown place', 'GET', '/nothing', {}, undefined, 404, 'not_found'],
]

test('every invalid request is refused in the form of every error', async () => {
  const { server, own } = await makeTwoTenants()
  for (const [what, method, rest, headers, payload, status, code] of refusals) {
    const reply = await server.inject({
      method: method === 'POST' ? 'POST' : method === 'DELETE' ? 'DELETE' : 'GET',
      url: addressOf(own) + rest,
      headers: { ...bearer(own), ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    const { details: _details, ...error } = reply.json()
    expect({ what, status: reply.statusCode, ...error }).toEqual({
      what,
      status,
      code,
      message: expect.stringMatching(/./),
      error: expect.stringMatching(/./),
    })
  }
})

const addressOf = ({ workspace }: Tenant) => `/api/workspace/${workspace}/contentplan`
const bearer = ({ token }: Tenant) => ({ authorization: `Bearer ${token}` })

test('a list of a hundred thousand wrong items is answered with the errors of the first ones', async () => {
  const { server, own } = await makeTwoTenants()
  const url = addressOf(own)
  const headers = bearer(own)
  const payload = { name: 'x', country: Array(100_000).fill(1), language: 1, type: 1 }
  const reply = await server.inject({ method: 'POST', url, headers, payload })
  expect(reply.statusCode).toBe(400)
  expect(reply.body.length).toBeLessThan(10_000)
})

test('HEAD answers like GET without the body, OPTIONS lists the methods', async () => {
  const { server, own } = await makeTwoTenants()
  const url = addressOf(own)
  const headers = bearer(own)
  const get = await server.inject({ url, headers })
  const head = await server.inject({ method: 'HEAD', url, headers })
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([
    200,
    '',
    get.headers['content-type'],
  ])
  const options = await server.inject({ method: 'OPTIONS', url })
  expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, 'POST, GET, HEAD, PUT', ''])
})

test('pages of other origins get no header that would let them read or send', async () => {
  const { server, own } = await makeTwoTenants()
  const url = addressOf(own)
  const headers = bearer(own)
  const asked = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
  for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
    const reply = await server.inject({ method, url, headers: { ...headers, ...asked } })
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

const NUMBER_OF_SLOW = 5

test.each([
  ['headers that never end', 'GET /api/workspace HTTP/1.1\r\nhost: here.test\r\nx-slow: '],
  [
    'a body that never ends',
    'POST /api/workspace/1/contentplan HTTP/1.1\r\nhost: here.test\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  ],
])('%s: those connections are closed, and others are answered meanwhile', async (_what, opening) => {
  const server = await listen({ headersMs: 100, requestMs: 200, checkMs: 50, stalledMs: 10_000 })
  const slow = Array.from({ length: NUMBER_OF_SLOW }, () => talk(server.port, opening))
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
  for (const answer of await Promise.all(slow)) {
    expect(answer).toContain('HTTP/1.1 408 Request Timeout')
    expect(answer).toContain(
      '{"message":"The request took too long to arrive.","error":"Request Timeout","code":"request_timeout"}',
    )
  }
})

test.each([
  [
    'headers of 20 KiB',
    `GET / HTTP/1.1\r\nhost: here.test\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431',
    'headers_too_large',
  ],
  ['what is no HTTP', 'hello\r\n\r\n', '400', 'invalid'],
])('%s: refused in the form of every error', async (_what, opening, status, code) => {
  const { port } = await listen()
  const answer = await talk(port, opening)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(itemAt(answer.split('\r\n\r\n'), 1))).toMatchObject({ code, message: expect.any(String) })
})

async function listen(arrival?: ArrivalTimes) {
  const server = await createServer({
    logLevel: 'silent',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: import.meta.dirname,
    serveFeatures: async (to) => {
      to.post('/api/*', async ({ body }) => body)
    },
    ...(arrival === undefined ? {} : { arrival }),
  })
  onTestFinished(() => server.close())
  await server.listen({ host: '127.0.0.1', port: 0 })
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address
}

/** Sends a text and nothing more; resolves with the whole answer when the other side closes. */
function talk(port: number, opening: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(opening))
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}
