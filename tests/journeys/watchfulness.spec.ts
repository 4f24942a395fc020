import { expectNoAxeViolations, test } from '../support/journey.ts'

// Each of these goes wrong in the page although its steps succeed: the journey has to fail for it.
test.describe('a journey fails by itself', () => {
  test.fail()

  test('when the page logs an error', async ({ page }) => {
    await page.evaluate(() => reportError(new Error('lost')))
  })

  test('when a request leaves the machine', async ({ page }) => {
    await page.evaluate(() => fetch('https://example.com/', { mode: 'no-cors' }).catch(() => null))
  })

  test('when an expected problem does not come', async ({ expectProblem }) => {
    expectProblem(/never/)
  })

  test('when a field has no label', async ({ page }) => {
    await page.setContent('<html lang="en"><title>Form</title><main><h1>Form</h1><input></main></html>')
    await expectNoAxeViolations(page)
  })
})

test('a journey that meets what it expects is fine', async ({ page, expectProblem }) => {
  expectProblem(/lost/)
  await page.evaluate(() => reportError(new Error('lost')))
  await page.setContent('<html lang="en"><title>Form</title><main><h1>Form</h1></main></html>')
  await expectNoAxeViolations(page)
})
