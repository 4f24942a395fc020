import process from 'node:process'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox } from '../../../sandbox/start-sandbox.ts'
import { startKeyloom } from './journey-process.ts'
import { test as journey } from './journey.ts'
import { countWorld } from '#tests/support/worlds.ts'

type PaidKeyloom = Awaited<ReturnType<typeof startPaidKeyloom>>

/**
 * A test with a Keyloom whose search results cost money, from an imitation of DataForSEO that only this worker
 * controls. Persons and keywords are made in its database.
 */
export const test = journey.extend<{ baseURL: string }, { paid: PaidKeyloom }>({
  paid: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const paid = await startPaidKeyloom()
      await use(paid)
      await paid.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ paid }, use) => use(paid.address),
})

async function startPaidKeyloom() {
  countWorld('sandbox')
  const sandbox = await startSandbox()
  const port = await findFreePort()
  const keyloom = await startKeyloom(port, {
    SANDBOX: 'off',
    REQUEST_LIMIT: '0',
    DATAFORSEO_URL: sandbox.services.dataForSeo,
    DATAFORSEO_LOGIN: SANDBOX_KEYS.dataForSeo.login,
    DATAFORSEO_PASSWORD: SANDBOX_KEYS.dataForSeo.password,
  })
  const shared = process.env['KEYLOOM_JOURNEY_DATA']
  process.env['KEYLOOM_JOURNEY_DATA'] = keyloom.folder
  const { order } = createControlClient(sandbox.controlUrl)
  return {
    address: `http://127.0.0.1:${port}`,
    /** Makes every call fail in this way from now on. */
    fail: (kind: 'unavailable' | 'payment') => order('/faults', { service: 'dataForSeo', kind }),
    /** Sets how long every call takes from now on, in milliseconds. */
    slow: (ms: number) => order('/latency', { service: 'dataForSeo', ms }),
    /** Ends failures and delays. */
    heal: () => order('/clear-faults'),
    stop: async () => {
      process.env['KEYLOOM_JOURNEY_DATA'] = shared
      await keyloom.stop()
      await sandbox.stop()
    },
  }
}
