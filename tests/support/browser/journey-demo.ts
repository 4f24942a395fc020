import { findFreePort } from '#platform/server/process/free-port.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { startWithoutImport } from './journey-process.ts'
import { test as journey } from './journey.ts'

type DemoKeyloom = Awaited<ReturnType<typeof startDemoKeyloom>>

/** A test with a Keyloom without any configuration, whose demo and sandbox this worker has for itself. */
export const test = journey.extend<{ baseURL: string }, { demo: DemoKeyloom }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const demo = await startDemoKeyloom()
      await use(demo)
      await demo.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ demo }, use) => use(demo.address),
})

async function startDemoKeyloom() {
  const port = await findFreePort()
  const { control, stop } = await startWithoutImport(port, { REQUEST_LIMIT: '0' })
  const { order } = createControlClient(control)
  return {
    address: `http://127.0.0.1:${port}`,
    /** Sets how long every search takes from now on, in milliseconds. */
    slow: (ms: number) => order('/latency', { service: 'dataForSeo', ms }),
    stop,
  }
}
