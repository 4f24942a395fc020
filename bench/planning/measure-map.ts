import type { Page } from '@playwright/test'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { repeat, withPlanPage } from './with-plan-page.ts'

const FAVORITES = 1_000
const GOALS = { mount: '<= 250', nodes: '<= 1500', drop: '<= 100' } as const

/** The map of 1,000 favorites in 50 hubs, in a browser on the whole program. */
export async function measureMap({ report, runs }: { report: Report; runs: number }): Promise<void> {
  await withPlanPage({ clusters: FAVORITES, areFavorites: true }, async ({ page, address }) => {
    await page.goto(`${address}/map`)
    await page.locator('[data-article]').first().waitFor()
    const size = `${FAVORITES.toLocaleString('en-US')} favorites in 50 hubs`
    const mounts = await repeat(runs, () => measureMount(page))
    report.add({
      name: `${size}: the map mounts`,
      value: median(mounts),
      unit: 'ms',
      runs,
      goal: GOALS.mount,
    })
    report.add({ name: `${size}: DOM nodes`, value: await countNodes(page), unit: '', goal: GOALS.nodes })
    await page.getByRole('button', { name: 'Edit Mode' }).click()
    const edited = await countNodes(page)
    report.add({ name: `${size}: DOM nodes in edit mode`, value: edited, unit: '', goal: GOALS.nodes })
    const drops = await repeat(runs, () => measureDrop(page))
    report.add({ name: `${size}: a drop`, value: median(drops), unit: 'ms', runs, goal: GOALS.drop })
  })
}

/** From the press on Favorites, its data being loaded, to the end of the frame that shows cards. */
async function measureMount(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Hubs', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Hubs' }).waitFor()
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('nav a[href$="/map"]')
    const begin = performance.now()
    link?.click()
    while (document.querySelector('[data-article]') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begin
  })
}

function countNodes(page: Page): Promise<number> {
  return page.locator('main *').count()
}

/** From the key that drops a favorite in the next hub to the end of the frame that shows it there. */
async function measureDrop(page: Page): Promise<number> {
  await page.locator('[role=row]:not(:first-child) [data-article]').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.locator('[data-over][data-drop=allowed]').waitFor()
  return page.evaluate(async () => {
    const card = document.activeElement
    const begin = performance.now()
    card?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    const isThere = () => card?.isConnected === true
    while (isThere()) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begin
  })
}
