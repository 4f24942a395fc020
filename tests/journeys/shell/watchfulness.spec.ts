import { test as unwatched } from '@playwright/test'
import { collectProblems, expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'

unwatched.describe('what goes wrong in a page comes to light although every step succeeds', () => {
  unwatched('when the page throws or logs an error', async ({ context, page }) => {
    const problems = collectProblems(context)
    await page.evaluate('reportError(new Error("lost")); console.error("found")')
    await expect.poll(() => problems.toSorted()).toEqual(['console error: found ()', 'page error: lost'])
  })

  unwatched('when a request leaves the machine', async ({ context, page }) => {
    const problems = collectProblems(context)
    await page.evaluate(() => fetch('https://example.com/', { mode: 'no-cors' }).catch(() => null))
    await expect
      .poll(() => problems)
      .toEqual(
        expect.arrayContaining([
          'request that leaves the machine: https://example.com/',
          'failed request: https://example.com/: net::ERR_NAME_NOT_RESOLVED',
        ]),
      )
  })

  unwatched('when a field has no label', async ({ page }) => {
    await page.setContent('<html lang="en"><title>Form</title><main><h1>Form</h1><input></main></html>')
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/label/)
  })
})

test('a journey that meets the problem it expects is fine', async ({ page, expectProblem }) => {
  expectProblem(/lost/)
  await page.evaluate(() => reportError(new Error('lost')))
  await page.setContent('<html lang="en"><title>Form</title><main><h1>Form</h1></main></html>')
  await expectNoAxeViolations(page)
})
