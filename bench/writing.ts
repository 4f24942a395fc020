import { findFreePort } from '#platform/server/process/free-port.ts'
import { signInAs } from '#tests/support/browser/journey-person.ts'
import { startKeyloom } from '#tests/support/browser/journey-process.ts'
import { openScene } from './api/scene.ts'
import { median } from './measure/measure-command.ts'
import { readNumbers, type Options } from './options.ts'
import type { Report } from './report.ts'
import { withBrowser } from './web/browser.ts'
import { measureBareSocket } from './writing/bare-socket.ts'
import { measureSections } from './writing/measure-sections.ts'
import { seedResearched } from './writing/seed-researched.ts'
import { startStreamingModel } from './writing/streaming-model.ts'

/**
 * How long the first words of a section take from the model to the frame that shows them: through the program's worker,
 * its database, the live connection and the page; beside a bare WebSocket that writes into a page. --runs 10
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const [runs = 10] = readNumbers(options, 'runs', [10])
  await using closing = new AsyncDisposableStack()
  const scene = await openScene({ isDurable: true })
  closing.defer(() => scene.close())
  const model = await startStreamingModel()
  closing.defer(() => model.stop())
  const article = await seedResearched(scene)
  const port = await findFreePort()
  const keyloom = await startKeyloom(port, {
    DATABASE_URL: scene.url,
    SANDBOX: 'off',
    MODEL: 'compatible:bench',
    MODEL_URL: `${model.address}/v1`,
  })
  closing.defer(() => keyloom.stop())
  const address = `http://127.0.0.1:${port}`
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signInAs(page, scene, address)
    await page.goto(
      `${address}/workspace/${scene.workspaceId}/contentplan/${article.contentplanId}/article/${article.articleId}?text=draft`,
    )
    const times: number[] = []
    const bare: number[] = []
    for (let run = 0; run < runs; run++) {
      times.push(...(await measureSections({ page, address, token: scene.token, ...article, model })))
      bare.push(...(await measureBareSocket(browser)))
    }
    const sections = times.length
    const peer = { peer: 'bare WebSocket', peerValue: median(bare), runs: sections }
    report.add({
      name: 'first words of a section',
      value: median(times),
      unit: 'ms',
      goal: '<= 100',
      ...peer,
    })
    report.add({
      name: 'the slowest of ten',
      value: times.toSorted((one, other) => one - other)[Math.floor(sections * 0.9)] ?? 0,
      unit: 'ms',
      runs: sections,
    })
  })
}
