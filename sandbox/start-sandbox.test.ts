import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createControlClient } from './control-client.ts'
import { startSandbox, type Sandbox } from './start-sandbox.ts'
import { itemAt } from './stage/items.ts'

let sandbox: Sandbox
let control: ReturnType<typeof createControlClient>
beforeAll(async () => {
  sandbox = await startSandbox({ seed: 5 })
  control = createControlClient(sandbox.controlUrl)
})
beforeEach(() => control.order('/reset'))
afterAll(() => sandbox.stop())

/** Requests a page under the name of a made-up host. */
function visit(path: string, headers: Record<string, string>, base = sandbox.services.shop) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const call = request(`${base}${path}`, { headers }, (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (piece: string) => (body += piece))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
      })
      call.on('error', reject).end()
    },
  )
}

test('every service listens only on the loopback address, each on a port of its own', async () => {
  const urls = [...Object.values(sandbox.services), sandbox.controlUrl]
  expect(new Set(urls).size).toBe(urls.length)
  for (const url of urls) {
    expect(new URL(url).hostname).toBe('127.0.0.1')
    await expect(fetch(url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed')
  }
})

describe('in production', () => {
  test('the sandbox does not start in production unless asked to', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(startSandbox()).rejects.toThrow('production')
    const wanted = await startSandbox({ isWanted: true })
    await wanted.stop()
  })
})

describe('the made-up web', () => {
  test('the made-up web answers by the name of the host', async () => {
    const shop = await visit('/', { host: 'trailhouse.example' })
    expect(shop.body).toContain('<title>Trailhouse')
    expect((await visit('/', { host: 'www.trailhouse.example' })).headers).toMatchObject({
      location: 'https://trailhouse.example/',
    })
    const rival = await visit('/clean-tent-1abcd2', { host: 'peaklab.example' })
    expect(rival.body).toContain('<h1>How do you clean tent?</h1>')
    expect((await visit('/robots.txt', { host: 'peaklab.example' })).status).toBe(404)
    expect((await visit('/', { host: 'shop.test' })).status).toBe(404)
  })

  test('the shop answers 304 for a page that has not changed', async () => {
    const { etag } = (await visit('/tents', { host: 'trailhouse.example' })).headers
    const again = await visit('/tents', { host: 'trailhouse.example', 'if-none-match': String(etag) })
    expect(again).toMatchObject({ status: 304, body: '' })
  })
})

describe('planned faults', () => {
  test('a planned fault affects only the calls it is planned for', async () => {
    const host = { host: 'trailhouse.example' }
    await control.order('/faults', {
      service: 'shop',
      kind: 'unavailable',
      path: '/tents',
      times: 2,
      after: 1,
    })
    const statuses = []
    for (const path of ['/tents', '/', '/tents', '/tents', '/tents'])
      statuses.push((await visit(path, host)).status)
    expect(statuses).toEqual([200, 200, 503, 503, 200])
  })

  test('a fault can be a closed connection, a page of a proxy, or no answer until the caller disconnects', async () => {
    await control.order('/faults', { service: 'shop', kind: 'reset', times: 1 })
    await expect(visit('/', {})).rejects.toThrow('socket hang up')
    await control.order('/faults', { service: 'shop', kind: 'html', times: 1 })
    expect(await visit('/', {})).toMatchObject({ status: 502 })
    await control.order('/faults', { service: 'shop', kind: 'hang', times: 1 })
    await expect(fetch(sandbox.services.shop, { signal: AbortSignal.timeout(100) })).rejects.toThrow(
      'timeout',
    )
  })
})

describe('the control port', () => {
  test('the control port has a journal without secrets', async () => {
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: 'precious',
      client_id: 'me',
    })
    await fetch(`${sandbox.services.signIn}/token`, { method: 'POST', body })
    const call = itemAt(await control.listCalls('signIn'), 0)
    expect(call).toMatchObject({ method: 'POST', path: '/token', status: 401 })
    expect(call.body).toContain('client_id=me')
    expect(call.body).not.toContain('precious')
  })

  test('the control port shows the planted facts, and refuses unknown orders', async () => {
    expect((await control.readFacts()).decay.path).toMatch(/^\/blog\/how-to-clean-/)
    await expect(control.order('/faults', { service: 'shop', kind: 'earthquake' })).rejects.toThrow('refused')
    await expect(control.order('/nothing')).rejects.toThrow('refused')
  })

  test('the control port takes no orders from a page in a browser', async () => {
    const plain = await fetch(`${sandbox.controlUrl}/reset`, { method: 'POST', body: '{}' })
    expect(plain.status).toBe(415)
    expect(await visit('/', { host: 'evil.example' }, sandbox.controlUrl)).toMatchObject({ status: 421 })
  })

  test('the control port stops the clock, moves it and lets it run', async () => {
    const at = '2026-05-01T00:00:00.000Z'
    expect(await control.order('/clock', { at })).toMatchObject({ clock: { now: at, isFrozen: true } })
    expect(await control.order('/clock', { advanceMs: 1000 })).toMatchObject({
      clock: { now: '2026-05-01T00:00:01.000Z' },
    })
    expect(await control.order('/clock', { isFrozen: false })).toMatchObject({ clock: { isFrozen: false } })
  })
})
