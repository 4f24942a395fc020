import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { slowDownGoogle } from './journey-sandbox.ts'
import { sharedWindowFixtures } from './shared-window.ts'

export { expect } from '@playwright/test'

/** axe as a script that a page can run. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const HARMLESS = [
  // What the browser says of a plan whose owner has not connected Search Console yet.
  /424 .*search-console\/properties/,
  // The window rests at an image, for which the browser wants an icon.
  /404 .*\/favicon\.ico/,
]

interface JourneyFixtures {
  /** Says that the journey provokes a problem on purpose; it fails when the problem does not come. */
  expectProblem: (pattern: RegExp) => void
}

/** Playwright's test, failing on anything that goes wrong in the browser while the journey itself succeeds. */
export const test = base.extend(sharedWindowFixtures).extend<JourneyFixtures, { slowGoogle: undefined }>({
  slowGoogle: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      await slowDownGoogle()
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  expectProblem: [
    async ({ context }, use) => {
      const problems = collectProblems(context)
      const expected: RegExp[] = []
      await use((pattern) => {
        expected.push(pattern)
      })
      const odd = problems.filter((problem) => !HARMLESS.some((one) => one.test(problem)))
      expect(odd.filter((problem) => !expected.some((one) => one.test(problem)))).toEqual([])
      expect(expected.filter((one) => !problems.some((problem) => one.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs axe's rules, or only the named ones, over the page as it is now: one readable line for each violation. */
export async function expectNoAxeViolations(page: Page, rules?: readonly string[]): Promise<void> {
  // A screen that is still being loaded would be blamed for what it does not have yet.
  await expect(page.locator('h1').first()).toBeAttached()
  const isMissing = await page.evaluate(() => !('axe' in window))
  if (isMissing) await page.evaluate(`${SOURCE};0`)
  expect(await page.evaluate(findViolations, rules ?? null), 'accessibility violations').toEqual([])
}

/** All of axe's rules in light colours, those of colours in dark ones. */
export async function expectFineInAllColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectNoAxeViolations(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expectNoAxeViolations(page)
}

/** Inside the page. Asking for violations alone spares axe to describe thousands of elements that are fine. */
async function findViolations(rules: readonly string[] | null): Promise<string[]> {
  if (document.querySelector('iframe') !== null)
    throw new Error('axe would not look into the frames of this page')
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}

const collected = new WeakMap<BrowserContext, string[]>()

/** Returns a list that grows from now on, one line for each thing that goes wrong in any page of the context. */
export function collectProblems(context: BrowserContext): string[] {
  // Tests on one open page share its context, which is listened to once.
  const known = collected.get(context)
  const problems: string[] = known ?? []
  problems.length = 0
  if (known !== undefined) return problems
  collected.set(context, problems)
  context.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console error: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => problems.push(`page error: ${webError.error().message}`))
  context.on('request', (request) => {
    if (leavesLoopback(request.url())) problems.push(`request that leaves the machine: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // A download and a request that the page itself takes back both end as "aborted": neither went wrong.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed request: ${request.url()}: ${reason}`)
  })
  const watchSockets = (page: Page) =>
    page.on('websocket', (socket) => {
      if (leavesLoopback(socket.url())) problems.push(`socket that leaves the machine: ${socket.url()}`)
    })
  for (const page of context.pages()) watchSockets(page)
  context.on('page', watchSockets)
  return problems
}

function leavesLoopback(address: string): boolean {
  const url = new URL(address)
  if (!/^(https?|wss?):$/.test(url.protocol)) return false
  return !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
}

declare global {
  interface Window {
    axe: Pick<typeof import('axe-core'), 'run'>
  }
}
