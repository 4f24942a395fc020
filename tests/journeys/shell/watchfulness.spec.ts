import { collectProblems, expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'

const FORM = (field: string) => `<html lang="en"><title>Form</title><main><h1>Form</h1>${field}</main></html>`

test('a problem in a page fails the journey although every step succeeds', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const problems = collectProblems(context)
  await page.evaluate('reportError(new Error("lost")); console.error("found")')
  await expect.poll(() => problems.toSorted()).toEqual(['console error: found ()', 'page error: lost'])

  await page.evaluate(() => fetch('https://example.com/', { mode: 'no-cors' }).catch(() => null))
  await expect
    .poll(() => problems)
    .toEqual(
      expect.arrayContaining([
        'request that leaves the machine: https://example.com/',
        'failed request: https://example.com/: net::ERR_NAME_NOT_RESOLVED',
      ]),
    )

  await page.setContent(FORM('<input>'))
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/label/)
  await context.close()
})

test('a journey with exactly the problem that it expects passes', async ({ page, expectProblem }) => {
  expectProblem(/lost/)
  await page.goto('about:blank')
  await page.evaluate(() => reportError(new Error('lost')))
  await page.setContent(FORM(''))
  await expectNoAxeViolations(page)
})
