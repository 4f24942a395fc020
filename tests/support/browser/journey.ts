import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** What the browser says of a plan whose owner has not connected Search Console yet. */
const NO_GRANT = /424 .*search-console\/properties/

interface JourneyFixtures {
  /** Says that the journey provokes a problem on purpose; it fails when the problem does not come. */
  expectProblem: (pattern: RegExp) => void
}

/** Playwright's test, failing on anything that goes wrong in the browser while the journey itself succeeds. */
export const test = base.extend<JourneyFixtures>({
  expectProblem: [
    async ({ context }, use) => {
      const problems = collectProblems(context)
      const expected: RegExp[] = []
      await use((pattern) => {
        expected.push(pattern)
      })
      const odd = problems.filter((problem) => !NO_GRANT.test(problem))
      expect(odd.filter((problem) => !expected.some((one) => one.test(problem)))).toEqual([])
      expect(expected.filter((one) => !problems.some((problem) => one.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs axe over the page as it is now and fails with one readable line for each violation. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
  expect(lines, 'accessibility violations').toEqual([])
}

/** Returns a list that grows, one line for each thing that goes wrong in any page of the context. */
export function collectProblems(context: BrowserContext): string[] {
  const problems: string[] = []
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
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      if (leavesLoopback(socket.url())) problems.push(`socket that leaves the machine: ${socket.url()}`)
    }),
  )
  return problems
}

function leavesLoopback(address: string): boolean {
  const url = new URL(address)
  if (!/^(https?|wss?):$/.test(url.protocol)) return false
  return !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
}
