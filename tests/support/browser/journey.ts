import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { calmGoogle } from './journey-sandbox.ts'
import { sharedWindowFixtures } from './shared-window.ts'

export { expect } from '@playwright/test'

/** axe as a script that a page can run. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const HARMLESS = [
  // The error of a plan that is not connected to Search Console yet.
  /424 .*search-console\/properties/,
  // Between journeys the window shows an image, for which the browser requests an icon.
  /404 .*\/favicon\.ico/,
]

interface JourneyFixtures {
  /** Declares a problem that the journey provokes on purpose. The journey fails when the problem does not occur. */
  expectProblem: (pattern: RegExp) => void
}

/** Playwright's test, which also fails when anything goes wrong in the browser while every step succeeds. */
export const test = base.extend(sharedWindowFixtures).extend<JourneyFixtures, { calmedGoogle: undefined }>({
  calmedGoogle: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      await calmGoogle()
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

/** Runs axe's rules, or only the named ones, on the current page; fails with one readable line for each violation. */
export async function expectNoAxeViolations(page: Page, rules?: readonly string[]): Promise<void> {
  // Waits for the heading, because a screen that is still loading has violations.
  await expect(page.locator('h1').first()).toBeAttached()
  const isMissing = await page.evaluate(() => !('axe' in window))
  if (isMissing) await page.evaluate(`${SOURCE};0`)
  expect(await page.evaluate(findViolations, rules ?? null), 'accessibility violations').toEqual([])
}

/** Runs all of axe's rules in light colours, and the rule of contrasts in dark ones. */
export async function expectFineInAllColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectNoAxeViolations(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expectNoAxeViolations(page)
}

/** Runs inside the page. Asks for violations only, so that axe does not describe thousands of good elements. */
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

/** Returns a list to which each problem in any page of the context is added from now on, as one line. */
export function collectProblems(context: BrowserContext): string[] {
  // Tests in one window share its context: the listeners are added only once.
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
    // A download, and a request that the page itself cancels, end as "aborted": neither is a problem.
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
