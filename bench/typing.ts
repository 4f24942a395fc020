import type { Browser, CDPSession, Page } from '@playwright/test'
import { makeProfile } from '#features/writing/score/index.ts'
import { z } from 'zod'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { startWithoutImport } from '#tests/support/browser/journey-process.ts'
import { readNumbers, type Options } from './options.ts'
import type { Report } from './report.ts'
import { makeArticle, makeCards, makePages } from './scoring/make-texts.ts'
import { withBrowser } from './web/browser.ts'

const KEY_MS = 40
/** What follows from the last key: the score, the changes by code, and what React draws of them. */
const REST_MS = 4_000

/**
 * How much processor time a key takes on the page's thread until its letter is drawn, and in all, with what follows from
 * it between the keys, while the score stands beside the text and is computed in a worker; beside it the same text in a
 * window that shows the text alone.
 * --words 5000  --keys 60
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const [words = 5_000] = readNumbers(options, 'words', [5_000])
  const [keys = 60] = readNumbers(options, 'keys', [60])
  const port = await findFreePort()
  const keyloom = await startWithoutImport(port, {})
  const address = `http://127.0.0.1:${port}`
  try {
    await withBrowser(async (browser) => {
      const path = await makeText(browser, address, words)
      const alone = await measure(browser, { address, path, keys, width: 1190 })
      for (const side of ['score', 'sources']) {
        const took = await measure(browser, { address, path: `${path}&beside=${side}`, keys, width: 1400 })
        const common = { unit: 'ms', runs: keys, peer: 'the text alone' } as const
        report.add({
          ...common,
          name: `a key in ${words} words beside the ${side}, until it is drawn`,
          value: took.drawn,
          goal: '<= 16',
          peerValue: alone.drawn,
        })
        report.add({
          ...common,
          name: `a key in ${words} words beside the ${side}, with all that follows`,
          value: took.all,
          peerValue: alone.all,
        })
      }
    })
  } finally {
    await keyloom.stop()
  }
}

/** Signs in to the demo and makes a cluster with a draft; returns its address. */
async function makeText(browser: Browser, address: string, words: number): Promise<string> {
  const page = await signIn(browser, address, 1280)
  const [plan = ''] = /\/workspace\/\d+\/contentplan\/\d+/.exec(page.url()) ?? []
  const id = await page.evaluate(
    async ([planPath, draft]) => {
      const token = localStorage.getItem('jwt')?.replaceAll('"', '')
      const call = async (method: string, input: object) => {
        const url = `/api${planPath?.replace(/^\/workspace\/\d+/, '')}/article`
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        const answer = await fetch(url, { method, headers, body: JSON.stringify(input) })
        if (!answer.ok) throw new Error(await answer.text())
        return answer.json()
      }
      const { id: articleId } = await call('POST', { name: 'Hiking boots' })
      await call('PUT', { action: 'updateDraft', articleIds: [articleId], draft })
      return Number(articleId)
    },
    [plan, makeArticle(words)],
  )
  await page.context().close()
  return `${plan}/article/${id}?tab=texts&text=draft`
}

async function signIn(browser: Browser, address: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByText('Open the demo workspace').first().click()
  await page.waitForURL(/\/contentplan\/\d+/)
  return page
}

interface Typing {
  address: string
  path: string
  keys: number
  width: number
}

interface Took {
  drawn: number
  all: number
}

async function measure(browser: Browser, { address, path, keys, width }: Typing): Promise<Took> {
  const page = await signIn(browser, address, width)
  await answerEvidence(page)
  await page.goto(address + path)
  const text = page.getByRole('textbox', { name: 'Draft', exact: true })
  await text.locator('p').nth(20).click()
  await page.keyboard.press('End')
  await page.waitForTimeout(REST_MS)
  const devtools = await page.context().newCDPSession(page)
  // Other programs on the machine do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await readTaskMs(devtools)
  for (let key = 0; key < keys; key++) {
    await pressKey(page, key)
    await page.waitForTimeout(KEY_MS)
  }
  await page.waitForTimeout(REST_MS)
  const all = ((await readTaskMs(devtools)) - before) / keys
  const drawn = await measureDrawn(page, browser, keys)
  await page.context().close()
  return { drawn, all }
}

/** The work of the page's thread from each key until its letter is handed to be drawn, as the browser records it. */
async function measureDrawn(page: Page, browser: Browser, keys: number): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => void events.push(...traceEvents.parse(value)))
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  })
  for (let key = 0; key < keys; key++) {
    await pressKey(page, key)
    await page.waitForTimeout(KEY_MS)
  }
  const isComplete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await isComplete
  await devtools.detach()
  return sumUntilDrawn(events, keys)
}

const traceEvents = z.array(
  z.object({
    name: z.string(),
    pid: z.number(),
    tid: z.number(),
    /** Microseconds. */
    ts: z.number().default(0),
    dur: z.number().default(0),
    /** Processor time in microseconds. */
    tdur: z.number().default(0),
    // Most events have others.
    args: z
      .object({ data: z.object({ type: z.string() }) })
      .optional()
      .catch(undefined),
  }),
)

type TraceEvent = z.infer<typeof traceEvents>[number]

/** Milliseconds a key: tasks from the one with the key to the one whose drawing the browser takes over next. */
function sumUntilDrawn(events: readonly TraceEvent[], keys: number): number {
  const ordered = events.toSorted((one, other) => one.ts - other.ts)
  const pressed = ordered.filter((one) => isDispatch(one, 'keydown'))
  if (pressed.length !== keys)
    throw new Error(`${pressed.length} keys are recorded, but ${keys} were pressed`)
  let took = 0
  for (const { pid, tid, ts } of pressed) {
    const ofPage = ordered.filter((one) => one.pid === pid && one.tid === tid)
    const typed = ofPage.find((one) => one.ts > ts && isDispatch(one, 'input'))
    const drawn = ofPage.find((one) => typed && one.ts > typed.ts && one.name === 'Layerize')
    if (drawn === undefined) throw new Error('a letter was not drawn')
    for (const task of ofPage)
      if (task.name === 'ThreadControllerImpl::RunTask' && task.ts + task.dur >= ts && task.ts <= drawn.ts)
        took += task.tdur
  }
  return took / 1_000 / keys
}

function isDispatch({ name, args }: TraceEvent, type: string): boolean {
  return name === 'EventDispatch' && args?.data.type === type
}

function pressKey(page: Page, key: number): Promise<void> {
  return page.keyboard.press(key % 6 === 5 ? 'Space' : 'a')
}

/** What the page's thread has worked so far, without the commands that press the keys. */
async function readTaskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return 1_000 * (read('TaskDuration') - read('DevToolsCommandDuration'))
}

/** Answers as the server does for a cluster that was researched. */
async function answerEvidence(page: Page): Promise<void> {
  const pages = makePages()
  const cards = makeCards()
  const sources = pages.map(({ url, title, date, wordCount }) => ({
    url,
    title,
    date,
    word_count: wordCount,
    problem: null,
  }))
  await page.route('**/api/article/*/source', (route) =>
    route.fulfill({ json: { cards, contradictions: [], missing: [], sources, struck: [] } }),
  )
  const profile = makeProfile({ pages, keywords: [], mainKeyword: 'hiking boots', language: 'en' })
  const basis = {
    language: 'en',
    own_domain: 'own.example',
    title: '',
    description: '',
    slug: '',
    image_urls: [],
  }
  await page.route('**/api/article/*/score/basis', (route) => route.fulfill({ json: { ...basis, profile } }))
}
