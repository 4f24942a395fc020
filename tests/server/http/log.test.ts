import { get, type IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createServer } from '#app/server.ts'
import { Temporary } from '#platform/errors.ts'
import { measureLongestPause } from '#tests/support/longest-pause.ts'
import { measureProcessorTime } from '#tests/support/processor-time.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJwbGFudGVkIn0.plantedsignature_-x'
const PLANTED = 'pl4nted-Secret_of-the-test'
let server: FastifyInstance
let lines: string[]

beforeEach(async () => {
  lines = []
  server = await makeServer('trace')
  server.get('/api/plans/:id', async () => ({ done: true }))
  server.get('/api/broken', () => Promise.reject(new Error('an inner fault')))
  server.get('/api/away', () => Promise.reject(new Temporary('Please try again.')))
})

async function makeServer(logLevel: 'trace' | 'info' | 'warn') {
  const made = await createServer({
    logLevel,
    writeLog: (line) => lines.push(line),
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: makeDataFolder(),
  })
  onTestFinished(() => made.close())
  return made
}

const askWithId = async (id: string) =>
  (await server.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id']
const logged = () => lines.map((line): Record<string, unknown> => JSON.parse(line))
const requests = () => logged().filter(({ msg }) => msg === 'request')

test('a finished request is one line with the pattern of its address, its status and its time', async () => {
  await server.inject({ url: '/api/plans/7?sort=volume' })
  expect(logged()).toEqual([
    expect.objectContaining({
      level: 30,
      method: 'GET',
      route: '/api/plans/:id',
      status: 200,
      ms: expect.any(Number),
      reqId: expect.any(String),
    }),
  ])
})

test('without a matching route, the log line has the path without what looks like a key', async () => {
  await server.inject('/shared/plan/Zk3xPq9vT2mLw8RbYc5nHj1d?x=1')
  await server.inject('/shared/plan/Zk3xPq9vT2mLw8RbYc5nHj1d).')
  await server.inject('/shared/plan/ZkqxPqfvTcmLwrRbYcmnHjpd')
  await server.inject('/somewhere/else?x=1')
  expect(requests().map(({ route }) => route)).toEqual([
    '/shared/plan/[redacted]',
    '/shared/plan/[redacted]).',
    '/shared/plan/[redacted]',
    '/somewhere/else',
  ])
})

test('an internal error is an error line, and the id in the reply finds its request', async () => {
  const reply = await server.inject('/api/broken')
  const id = reply.headers['x-request-id']
  expect(reply.json()).toMatchObject({ code: 'failed', details: { requestId: id } })
  expect(logged()).toEqual([
    expect.objectContaining({
      level: 50,
      reqId: id,
      err: expect.objectContaining({ message: 'an inner fault' }),
    }),
    expect.objectContaining({ level: 50, reqId: id, msg: 'request', status: 500 }),
  ])
})

test('a temporary refusal is an error line too', async () => {
  expect((await server.inject('/api/away')).json().details).toBeDefined()
  expect(requests()).toEqual([expect.objectContaining({ level: 50, status: 503 })])
})

test.each([
  '/healthz',
  '/readyz',
  '/metrics',
  '/',
  '/assets/gone.js',
  '/api/nothing',
  '/%E0%A4%A',
  '/api/broken',
])('the reply of %s has the id of its request', async (url) => {
  expect((await server.inject(url)).headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('a request id from a proxy is kept when it is valid, and replaced otherwise', async () => {
  expect(await askWithId('of-the-proxy-1')).toBe('of-the-proxy-1')
  expect(await askWithId('short')).not.toBe('short')
  expect(await askWithId(`${'x'.repeat(65)}`)).toHaveLength(36)
  expect(await askWithId('{"forged":"line"}')).toHaveLength(36)
})

test('health checks do not fill the log', async () => {
  await server.inject('/healthz')
  expect(logged()).toEqual([expect.objectContaining({ level: 20 })])
})

test('an answer whose reader went away is logged as such', async () => {
  server.get('/api/long', (_request, reply) => {
    reply.raw.writeHead(200)
    reply.raw.write('a beginning')
  })
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const asked = get(`${address}/api/long`, (reply) => reply.destroy())
  asked.on('error', () => {})
  await expect.poll(requests).toEqual([expect.objectContaining({ isCutOff: true })])
})

const sentences = [
  `the token=${PLANTED} is no good`,
  `GET /auth/in?code=${PLANTED}&next=%2F`,
  `GET /auth/in%3Ftoken%3D${PLANTED}`,
  `accessKey: "${PLANTED}"`,
  `{"password":"${PLANTED}"}`,
  `Authorization: Bearer ${PLANTED}`,
  `Cookie: keyloom_browser=${PLANTED}; theme=${PLANTED}`,
  `connect to postgres://me:${PLANTED}@db.example:5432/plans failed`,
  `connect to postgres://me:with@${PLANTED}@db.example/plans failed`,
  `Key (token)=(${PLANTED}) already exists.`,
  `client_secret='${PLANTED}'`,
  `saw ${JWT.replace('plantedsignature', PLANTED)} somewhere`,
  `saw klm_${PLANTED} somewhere`,
]

test.each(sentences)('a secret in an internal error does not reach the log: %s', async (sentence) => {
  server.get('/api/leaky', () => Promise.reject(new Error(sentence, { cause: new Error(sentence) })))
  await server.inject('/api/leaky')
  server.log.warn(sentence)
  server.log.child({ about: { deep: [sentence] } }).info({ path: sentence, url: sentence }, 'said')
  expect(lines).toHaveLength(4)
  expect(lines.join()).not.toContain(PLANTED)
})

test('a secret in a field with a secret’s name does not reach the log, however deep and of whatever type', () => {
  for (const name of 'token code key accessKey authorization cookie set-cookie password secret DATABASE_URL api_key sessionToken refresh_tokens'.split(
    ' ',
  )) {
    server.log.info({ [name]: PLANTED }, 'flat')
    server.log.info({ a: [{ b: { [name]: { c: [PLANTED] } } }] }, 'deep')
    server.log.child({ [name]: PLANTED }).info('of a child')
  }
  expect(lines).toHaveLength(39)
  expect(lines.join()).not.toContain(PLANTED)
})

test('secrets in the query, the headers and the body of requests do not reach the log', async () => {
  server.post('/api/take', () => Promise.reject(new Error('refused')))
  const headers: IncomingHttpHeaders = {
    authorization: `Bearer ${PLANTED}`,
    cookie: `keyloom_browser=${PLANTED}`,
    'x-request-id': JWT,
    'user-agent': PLANTED,
    referer: `http://keyloom.example/auth/in?token=${PLANTED}`,
    'content-type': 'application/json',
  }
  const url = `/api/take?token=${PLANTED}&code=${PLANTED}&key=${PLANTED}&accessKey=${PLANTED}`
  await server.inject({ method: 'POST', url, headers, payload: { password: PLANTED, token: JWT } })
  await server.inject({ method: 'POST', url, headers, payload: `{"password": "${PLANTED}"` })
  await server.inject({ url: `/auth/in/${JWT}?token=${PLANTED}`, headers })
  await server.inject({ url: `/%E0%A4%A?token=${PLANTED}`, headers })
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.join()).not.toMatch(/pl4nted|plantedsignature/)
})

const PUMPS = [
  'x',
  'a.',
  'eyJ',
  'eyJ-',
  'key',
  'token',
  'cookie',
  'bearer ',
  '/a1',
  'a://+',
  'a://b:c',
  'code=',
  '%3D',
  '\\',
  '"',
  ' ',
]

test.each(PUMPS)('a long text of %j is searched for secrets quickly, and cut', (part) => {
  const text = part.repeat(200_000 / part.length)
  const fill = part.repeat(7_000 / part.length)
  const log = () =>
    server.log.info({ about: [`${text} token=${PLANTED}`, `${fill}\n token=${PLANTED}`] }, 'long')
  expect(measureProcessorTime(log)).toBeLessThan(200)
  expect(lines.join()).not.toContain(PLANTED)
  expect(lines.join().length).toBeLessThan(50_000)
})

test('a secret at the cut of a long text is removed as a whole', () => {
  for (let place = 7_900; place < 8_010; place++) {
    const text = `${'x '.repeat(place / 2)}postgres://me:${PLANTED}@db.example ${'y'.repeat(9_000)}`
    server.log.info({ about: text }, 'cut')
  }
  expect(lines.join()).not.toMatch(/me:pl4/)
  expect(lines.join()).toContain('characters)')
})

test.each(['warn', 'info'] as const)(
  'a request with a long path blocks nobody where the log has the level %s',
  async (logLevel) => {
    const asked = await makeServer(logLevel)
    const paths = ['key', 'eyJ', 'token', 'a', '%3D', '/a1'].map(
      (part) => `/${part.repeat(15_900 / part.length)}`,
    )
    for (const url of paths) {
      const { longestMs } = await measureLongestPause(() => asked.inject(url))
      expect(longestMs).toBeLessThan(200)
    }
    const routes = requests().map(({ route }) => String(route))
    expect(routes).toHaveLength(logLevel === 'info' ? paths.length : 0)
    for (const route of routes) expect(route.length).toBeLessThan(250)
  },
)

test('words that only resemble secrets are kept', () => {
  server.log.warn(
    { keyword: 'red shoes', errorCode: '23505', statusCode: 200, keys: 3 },
    'the keyword: red, exit code 3',
  )
  expect(logged()).toEqual([
    expect.objectContaining({
      keyword: 'red shoes',
      errorCode: '23505',
      statusCode: 200,
      msg: 'the keyword: red, exit code 3',
    }),
  ])
})

test('an error that a library logs is described once, with its message', () => {
  server.log.error({ err: new Error('an inner fault'), run: 7 }, 'a run failed')
  expect(logged()).toEqual([
    expect.objectContaining({
      run: 7,
      err: expect.objectContaining({ message: 'an inner fault', type: 'Error' }),
    }),
  ])
})
