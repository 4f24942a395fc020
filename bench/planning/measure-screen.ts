import type { Page } from '@playwright/test'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { repeat, withPlanPage } from './with-plan-page.ts'

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
  await withPlanPage({ clusters }, async ({ page, address }) => {
    await page.goto(`${address}/plan?rows=${ROWS}&as=cards`)
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

/** From the press on Table, the clusters being loaded, to the end of the frame that shows the rows. */
async function measureMount(page: Page): Promise<number> {
  await page.getByTitle('Cards', { exact: true }).click()
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
