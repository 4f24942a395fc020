import type { Browser, Page } from '@playwright/test'
import type { Goal, Report } from '../report.ts'
import { drawPlainTable, selectAllInPlainTable } from './plain-table.ts'

const RUNS = 9

interface Interaction {
  name: string
  goal: Goal
  /** Selector of what is pressed. */
  selector: string
  /** Whether the press leads to the state that is measured, or back to where it began. */
  isThereAndBack: boolean
}

const SELECT_ALL = 'thead input[type=checkbox]'
const INTERACTIONS: Interaction[] = [
  { name: 'select all', goal: '<= 100', selector: SELECT_ALL, isThereAndBack: true },
  { name: 'select one', goal: '<= 50', selector: 'tbody input[type=checkbox]', isThereAndBack: true },
  { name: 'sort', goal: '<= 150', selector: 'th[aria-sort] button', isThereAndBack: false },
]

/** How long a table of 1,000 rows takes from the press to the next frame, beside a table without any library. */
export async function reportInteractions(report: Report, browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${address}/showcase#data-table`, { waitUntil: 'networkidle' })
  const plain = await measurePlainTable(page)
  const nodes = await page.evaluate(() => document.querySelectorAll('main *').length)
  report.add({ name: '1,000 rows: DOM nodes', value: nodes, unit: '', goal: '<= 1500' })
  report.add({
    name: '1,000 rows: mount',
    value: await measureMount(page),
    unit: 'ms',
    goal: '<= 250',
    runs: RUNS,
    peer: 'plain DOM, all rows',
    peerValue: plain.mount,
  })
  for (const { name, goal, selector, isThereAndBack } of INTERACTIONS) {
    const value = await measurePress(page, selector, isThereAndBack)
    const peer = selector === SELECT_ALL ? { peer: 'plain DOM, all rows', peerValue: plain.selectAll } : {}
    report.add({ name: `1,000 rows: ${name}`, value, unit: 'ms', goal, runs: RUNS, ...peer })
  }
  report.add({
    name: 'layout shift of the first load',
    value: await measureShift(browser, address),
    unit: '',
    goal: '<= 0.02',
  })
  await context.close()
}

/** From the click on the part's link to the frame that shows its rows; the code is already loaded. */
async function measureMount(page: Page): Promise<number> {
  const times = []
  for (let run = 0; run < RUNS; run++) {
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="#cells"]')?.click())
    await page.waitForSelector('tbody tr', { state: 'detached' }).catch(() => null)
    await page.waitForTimeout(100)
    times.push(
      await page.evaluate(async () => {
        const begin = performance.now()
        document.querySelector<HTMLElement>('a[href$="#data-table"]')?.click()
        while (document.querySelector('table[aria-rowcount]') === null)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        return performance.now() - begin
      }),
    )
  }
  return median(times)
}

async function measurePress(page: Page, selector: string, isThereAndBack: boolean): Promise<number> {
  const times = []
  for (let run = 0; run < RUNS; run++) {
    times.push(await press(page, selector))
    if (isThereAndBack) await press(page, selector)
  }
  return median(times)
}

/** From the press to the end of the frame that shows its effect; a press without effect is no measurement. */
async function press(page: Page, selector: string): Promise<number> {
  const before = await describeTable(page)
  const took = await page.evaluate(async (pressed) => {
    const begin = performance.now()
    document.querySelector<HTMLElement>(pressed)?.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begin
  }, selector)
  if ((await describeTable(page)) === before) throw new Error(`Pressing ${selector} changed nothing.`)
  return took
}

function describeTable(page: Page): Promise<string> {
  return page.evaluate(() => {
    const checked = document.querySelectorAll('tbody input:checked').length
    return `${checked} checked, ${document.querySelector('tbody tr')?.textContent}`
  })
}

async function measurePlainTable(page: Page): Promise<{ mount: number; selectAll: number }> {
  const mounts = []
  const selections = []
  for (let run = 0; run < RUNS; run++) {
    mounts.push(await page.evaluate(drawPlainTable))
    selections.push(await page.evaluate(selectAllInPlainTable))
  }
  return { mount: median(mounts), selectAll: median(selections) }
}

async function measureShift(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${address}/showcase#data-table`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const shift = Number(await page.evaluate(() => Reflect.get(window, 'shift')))
  await context.close()
  return shift
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
