import { afterAll, beforeAll, beforeEach } from 'vitest'
import { readWordpressKey } from '#features/connections/rules.ts'
import { connectWordpress, type Wordpress } from '#integrations/publisher/wordpress.ts'
import { createOutbound, type Outbound, type SendRequest } from '#platform/server/outbound/outbound.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { createStandIns } from '../../../sandbox/stand-ins.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/start-sandbox.ts'

/** A made-up WordPress with our plugin for the tests of a file, at the beginning before each. */
export function useWordpressPeer() {
  let sandbox: Sandbox
  let outbound: Outbound
  let key = ''
  beforeAll(async () => {
    sandbox = await startSandbox()
    outbound = createOutbound({
      allowedOrigins: Object.values(sandbox.services),
      findStandIn: createStandIns(sandbox),
    })
  })
  beforeEach(async () => {
    const control = createControlClient(sandbox.controlUrl)
    await control.order('/reset')
    key = await control.readWordpressKey()
  })
  afterAll(async () => {
    await outbound.close()
    await sandbox.stop()
  })
  const request: SendRequest = (asked) => outbound.request(asked)
  return {
    request,
    connect: (by: SendRequest = request): Wordpress =>
      connectWordpress({
        restRoot: readWordpressKey(key)?.restRoot ?? '',
        key,
        request: by,
        isSandbox: true,
      }),
  }
}
