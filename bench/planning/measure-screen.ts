import type { Page } from '@playwright/test'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { signInAs } from '#tests/support/browser/journey-person.ts'
import { startKeyloom } from '#tests/support/browser/journey-process.ts'
import { openScene } from '../api/scene.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { withBrowser } from '../web/browser.ts'
import { seedClusters } from './seed-clusters.ts'

const MOUNT_GOAL = 250
const SUMS_GOAL = 150
const NODES_GOAL = 1_500
const ROWS = 500

/** The Clusters screen of a plan with so many clusters, 500 of them on a page, in a browser on the whole program. */
export async function measureScreen({
  report,
  clusters,
  runs,
}: {
  report: Report
  clusters: number
  runs: number
}): Promise<void> {
  await using closing = new AsyncDisposableStack()
  const scene = await openScene({ isDurable: true })
  closing.defer(() => scene.close())
  const { contentplanId } = await seedClusters(scene, clusters)
  const port = await findFreePort()
  const keyloom = await startKeyloom(port, { DATABASE_URL: scene.url, SANDBOX: 'off' })
  closing.defer(() => keyloom.stop())
  const address = `http://127.0.0.1:${port}`
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signInAs(page, scene, address)
    await page.goto(
      `${address}/workspace/${scene.workspaceId}/contentplan/${contentplanId}/plan?rows=${ROWS}&as=cards`,
    )
    await page.getByRole('article').first().waitFor()
    const mounts = await repeat(runs, () => measureMount(page))
    const nodes = await page.locator('main *').count()
    const sums = await repeat(runs, () => measureSums(page))
    const size = `${ROWS} of ${clusters.toLocaleString('en-US')} clusters`
    report.add({
      name: `${size}: the table mounts`,
      value: median(mounts),
      unit: 'ms',
      runs,
      goal: `<= ${MOUNT_GOAL}`,
    })
    report.add({ name: `${size}: DOM nodes`, value: nodes, unit: '', goal: `<= ${NODES_GOAL}` })
    report.add({
      name: `${size}: all selected, with their sums`,
      value: median(sums),
      unit: 'ms',
      runs,
      goal: `<= ${SUMS_GOAL}`,
    })
  })
}

async function repeat(runs: number, measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  // The first one loads code and data.
  await measure()
  for (let run = 0; run < runs; run++) times.push(await measure())
  return times
}

/** From the press on Table, the clusters being loaded, to the end of the frame that shows the rows. */
async function measureMount(page: Page): Promise<number> {
  await page.getByText('Cards', { exact: true }).click()
  await page.getByRole('table', { name: 'Clusters' }).waitFor({ state: 'detached' })
  await page.getByRole('article').first().waitFor()
  return page.evaluate(async () => {
    const radios = [...document.querySelectorAll<HTMLElement>('[aria-label="Show as"] label')]
    const begin = performance.now()
    radios.find((label) => label.textContent === 'Table')?.click()
    while (document.querySelector('tbody tr input') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begin
  })
}

/** From the press on the box of all rows to the end of the frame that shows their sums. */
async function measureSums(page: Page): Promise<number> {
  const took = await page.evaluate(async (count) => {
    const begin = performance.now()
    document.querySelector<HTMLElement>('thead input[type=checkbox]')?.click()
    const isShown = () =>
      document.querySelector('[data-selection]')?.textContent.includes(`${count} selected`) === true
    while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begin
  }, ROWS)
  await page.getByRole('button', { name: 'Clear selection' }).click()
  return took
}
