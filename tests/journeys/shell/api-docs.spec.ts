import { z } from 'zod'
import { expect, test } from '#tests/support/browser/journey.ts'

const token = z.object({ token: z.string() })
const jwt = z.object({ jwt: z.string() })
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

test('the API can be read and tried out in the browser', async ({ page }) => {
  const described = description.parse(await (await page.request.get('/api/openapi.json')).json())
  const operations = Object.values(described.paths).flatMap((methods) => Object.keys(methods))

  await page.goto('/api/docs')
  await expect(page.locator('.opblock')).toHaveCount(operations.length)

  const code = token.parse(await (await page.request.post('/api/auth/demo')).json())
  const session = jwt.parse(await (await page.request.post('/api/auth/token', { data: code })).json())
  await page.getByRole('button', { name: 'Authorize' }).click()
  const asPerson = page.locator('form').filter({ hasText: 'session (http' })
  await asPerson.getByRole('textbox').fill(session.jwt)
  await asPerson.getByRole('button', { name: 'Apply credentials' }).click()
  await asPerson.getByRole('button', { name: 'Close' }).click()

  const list = page.locator('.opblock', { hasText: 'The workspaces that you are a member of.' })
  await list.getByRole('button', { name: /^GET/ }).click()
  await list.getByRole('button', { name: 'Execute' }).click()
  await expect(list.getByRole('row', { name: /^200 .*Demo's workspace/ })).toBeVisible()
})
