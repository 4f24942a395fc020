import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Report } from '../report.ts'

const RUNS = 5
const SCREENS = ['keywords', 'plan', 'gsc-integration']
const WINDOWS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}

type Signed = Exclude<BrowserContextOptions['storageState'], undefined>

interface FirstLoad {
  /** Milliseconds until the first words or lines are painted. */
  paint: number
  requests: number
  /** The sum of layout shifts, as browsers count them. */
  shift: number
}

/** What a person with an empty cache meets on the screens of the demo's plan. */
export async function reportFirstLoads(report: Report, browser: Browser, address: string): Promise<void> {
  const { signed, plan } = await enterDemo(browser, address)
  for (const [name, viewport] of Object.entries(WINDOWS))
    for (const screen of SCREENS) {
      const loads: FirstLoad[] = []
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext({ viewport, storageState: signed })
        loads.push(await measureLoad(await context.newPage(), `${plan}/${screen}`))
        await context.close()
      }
      const middle = (key: keyof FirstLoad) => median(loads.map((load) => load[key]))
      const title = `${screen}, ${name}`
      report.add({
        name: `${title}: first paint`,
        value: middle('paint'),
        unit: 'ms',
        goal: '<= 600',
        runs: RUNS,
      })
      report.add({
        name: `${title}: requests`,
        value: middle('requests'),
        unit: '',
        goal: '<= 40',
        runs: RUNS,
      })
      const worst = Math.max(...loads.map(({ shift }) => shift))
      report.add({
        name: `${title}: worst layout shift`,
        value: worst,
        unit: '',
        goal: '<= 0.02',
        runs: RUNS,
      })
    }
}

async function enterDemo(browser: Browser, address: string): Promise<{ signed: Signed; plan: string }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  await page.getByText('Open the demo workspace').click()
  await page.waitForURL(/\/contentplan\/\d+/)
  const [plan = address] = /^.*\/contentplan\/\d+/.exec(page.url()) ?? []
  const signed = await context.storageState()
  await context.close()
  return { signed, plan }
}

async function measureLoad(page: Page, url: string): Promise<FirstLoad> {
  let requests = 0
  page.on('request', () => void (requests += 1))
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(readPaints)
  return { ...seen, requests }
}

/** Runs inside the page. */
async function readPaints(): Promise<{ paint: number; shift: number }> {
  const shifts: number[] = []
  new PerformanceObserver((list) =>
    shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))),
  ).observe({ type: 'layout-shift', buffered: true })
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return { paint: paint?.startTime ?? 0, shift: shifts.reduce((sum, shift) => sum + shift, 0) }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
