import { request as requestPage } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { readWordpressKey } from '#features/connections/rules.ts'
import type { Publisher } from '#integrations/publisher/index.ts'
import { connectWordpressByPassword } from '#integrations/publisher/wordpress-password.ts'
import { connectWordpress, type Wordpress } from '#integrations/publisher/wordpress.ts'
import { createOutbound, type Outbound, type SendRequest } from '#platform/server/outbound/outbound.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { createStandIns } from '../../../sandbox/stand-ins.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/start-sandbox.ts'

const ROOT = 'https://trailhouse.example/wp-json/'

/** A made-up WordPress with our plugin for the tests of a file, at the beginning before each. */
export function useWordpressPeer() {
  let sandbox: Sandbox
  let outbound: Outbound
  let control: ReturnType<typeof createControlClient>
  let key = ''
  let login = { user: '', password: '' }
  beforeAll(async () => {
    sandbox = await startSandbox()
    control = createControlClient(sandbox.controlUrl)
    outbound = createOutbound({
      allowedOrigins: Object.values(sandbox.services),
      findStandIn: createStandIns(sandbox),
    })
  })
  beforeEach(async () => {
    await control.order('/reset')
    await control.order('/clock', { at: '2026-04-20T20:00:00Z' })
    key = await control.readWordpressKey()
    login = await control.readWordpressPassword()
  })
  afterAll(async () => {
    await outbound.close()
    await sandbox.stop()
  })
  const request: SendRequest = (asked) => outbound.request(asked)
  return {
    request,
    control: () => control,
    key: () => key,
    connect: (by: SendRequest = request, ownKey = key): Wordpress =>
      connectWordpress({
        restRoot: readWordpressKey(ownKey)?.restRoot ?? '',
        key: ownKey,
        request: by,
        isSandbox: true,
      }),
    login: () => login,
    connectByPassword: (by: SendRequest = request, own = login): Publisher =>
      connectWordpressByPassword({ restRoot: ROOT, ...own, request: by, isSandbox: true }),
    /** Opens a page of the made-up web as a reader does. */
    read: (url: string) => readPage(sandbox.services.shop, url),
  }
}

function readPage(shop: string, url: string): Promise<{ status: number; type: string; html: string }> {
  const { host, pathname } = new URL(url)
  return new Promise((resolve, reject) => {
    const call = requestPage(`${shop}${pathname}`, { headers: { host } }, (answer) => {
      let html = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (html += piece))
      const type = answer.headers['content-type'] ?? ''
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, type, html }))
    })
    call.on('error', reject).end()
  })
}
