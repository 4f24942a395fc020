import { findFreePort } from '#platform/server/process/free-port.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { startKeyloom } from './journey-process.ts'
import { test as journey } from './journey.ts'

type DemoKeyloom = Awaited<ReturnType<typeof startDemoKeyloom>>

/** A journey's test at a Keyloom as it is without any configuration; this worker alone has its demo and its sandbox. */
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
  const { control, stop } = await startKeyloom(port, { REQUEST_LIMIT: '0' })
  if (control === null) throw new Error('no sandbox runs beside the program')
  const { order } = createControlClient(control)
  // Its search data would come for minutes, and with them keywords that no journey here counts on.
  await order('/latency', { service: 'searchConsole', ms: 600_000 })
  return {
    address: `http://127.0.0.1:${port}`,
    /** How long every search takes from now on. */
    slow: (ms: number) => order('/latency', { service: 'dataForSeo', ms }),
    stop,
  }
}
