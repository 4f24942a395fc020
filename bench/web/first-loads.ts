import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { z } from 'zod'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { sumLayoutShifts } from '#tests/support/browser/layout-shifts.ts'
import { weighPage } from '#tests/support/browser/page-weight.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'

const RUNS = 5
const LOOK_MS = 200
const FILLED_MS = 300_000
const SCREENS = [
  'home',
  'keywords',
  'pages',
  'plan',
  'map',
  'new-article',
  'report',
  'director',
  'internal-links',
  'page-keyword-mapper',
  'gsc-integration',
  'ga-integration',
]
/** KiB of scripts, gzipped, besides the library for charts, which comes later. */
const SCRIPTS = 260
const CHARTS = 150
/** KiB of scripts, gzipped, that the editor adds to its screen. */
const EDITOR = 160
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
  /** KiB, gzipped. */
  script: number
}

/** What a person with an empty cache meets on the screens of the demo's plan. */
export async function reportFirstLoads(report: Report, browser: Browser, address: string): Promise<void> {
  const { signed, plan } = await enterDemo(browser, address)
  await untilFilled(address, plan)
  const article = `article/${await findArticle(address, plan)}`
  const screens = [
    ...SCREENS.map((screen) => ({ screen, path: screen, scripts: SCRIPTS })),
    { screen: 'article', path: article, scripts: SCRIPTS },
    { screen: 'the texts of an article', path: `${article}?tab=texts`, scripts: SCRIPTS + EDITOR },
  ]
  for (const [name, viewport] of Object.entries(WINDOWS))
    for (const { screen, path, scripts } of screens) {
      const loads: FirstLoad[] = []
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext({ viewport, storageState: signed })
        loads.push(await measureLoad(await context.newPage(), `${plan}/${path}`))
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
      report.add({
        name: `${title}: JavaScript without charts`,
        value: middle('script'),
        unit: 'KiB',
        goal: `<= ${scripts}`,
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

/** Reads what the API says of a plan. */
async function openPlan(address: string, plan: string): Promise<(name: string) => Promise<unknown>> {
  const headers = { authorization: `Bearer ${await openDemoSession(address)}` }
  const planId = /\d+$/.exec(plan)?.[0]
  return async (name) => (await fetch(`${address}/api/contentplan/${planId}/${name}`, { headers })).json()
}

const articles = z.object({ articles: z.tuple([z.object({ id: z.number() })], z.unknown()) })

/** The first cluster of the plan. */
async function findArticle(address: string, plan: string): Promise<number> {
  const read = await openPlan(address, plan)
  return articles.parse(await read('article')).articles[0].id
}

const hubs = z.array(z.object({ article_count: z.number() }))
const trackers = z.array(z.object({ isActive: z.boolean() }))
const searchData = z.object({ import_ended: z.string().nullable() })

/** Waits until the demo has its hubs and 16 months of search data, and nothing goes on that would add requests and rows. */
async function untilFilled(address: string, plan: string): Promise<void> {
  const read = await openPlan(address, plan)
  const isFilled = async () =>
    searchData.parse(await read('search-data')).import_ended !== null &&
    hubs.parse(await read('topic')).some((hub) => hub.article_count > 0) &&
    trackers.parse(await read('tracker')).every(({ isActive }) => !isActive)
  const began = Date.now()
  while (!(await isFilled())) {
    if (Date.now() - began > FILLED_MS) throw new Error('The demo was not filled in time.')
    await sleep(LOOK_MS)
  }
}

async function measureLoad(page: Page, url: string): Promise<FirstLoad> {
  let requests = 0
  page.on('request', () => void (requests += 1))
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(sumLayoutShifts)
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  )
  if (paint === null) throw new Error(`The browser does not say when it first painted ${url}.`)
  const { script, heaviest } = await weighPage(page)
  return { paint, requests, shift, script: heaviest > CHARTS ? script - heaviest : script }
}
