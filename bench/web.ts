import { findFreePort } from '#platform/server/process/free-port.ts'
import { serveShowcase } from '#tests/showcase/serve-showcase.ts'
import { startKeyloom } from '#tests/support/browser/journey-process.ts'
import type { Options } from './options.ts'
import type { Report } from './report.ts'
import { withBrowser } from './web/browser.ts'
import { reportFirstLoads } from './web/first-loads.ts'
import { reportGraph } from './web/graph/report-graph.ts'
import { reportInteractions } from './web/interactions.ts'
import { reportLighthouse } from './web/lighthouse.ts'
import { reportWeights } from './web/weights.ts'

/**
 * The budgets of the web app, on the real program: the weight of a first visit, what a first load paints, asks for and
 * moves, the time from a press to its effect, a graph of links beside ECharts, and Lighthouse's scores.
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const port = await findFreePort()
  const showcasePort = await findFreePort()
  const addresses = { app: `http://127.0.0.1:${port}`, showcase: `http://127.0.0.1:${showcasePort}` }
  const stopShowcase = await serveShowcase(showcasePort)
  const keyloom = await startKeyloom(port, {})
  try {
    await withBrowser(async (browser, debugPort) => {
      await reportWeights(report, browser, addresses)
      await reportFirstLoads(report, browser, addresses.app)
      await reportInteractions(report, browser, addresses.showcase)
      await reportGraph(report, browser)
      if (options['lighthouse'] !== 'no') await reportLighthouse(report, debugPort, addresses)
    })
  } finally {
    await keyloom.stop()
    await stopShowcase()
  }
}
