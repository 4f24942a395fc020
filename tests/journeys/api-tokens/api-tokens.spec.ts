import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { tabTo } from '#tests/journeys/shell/by-keyboard.ts'
import { openUserMenu, palette } from '#tests/journeys/shell/shell-page.ts'
import { openTokens, openWorkspace } from './tokens-page.ts'

test('an API token is made, used over real HTTP, revoked, and then refused', async ({ page, baseURL }) => {
  const { workspaces } = await openWorkspace(page)
  const dialog = await openTokens(page)
  await expect(dialog.getByText('No API tokens yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'New token' }).click()
  await page.keyboard.type('Nightly import')
  await dialog.getByRole('checkbox', { name: 'Write' }).check()
  await dialog.getByRole('radio', { name: '30 days' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const token = await dialog.getByLabel('The new token').inputValue()
  expect(token).toMatch(/^klm_[\w-]{49}$/)
  await expect(dialog.getByText(`/api/workspace/${workspaces[0]?.id}/contentplan`)).toBeVisible()
  // Escape does not close the dialog, because the token is shown only once.
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('The new token')).toHaveValue(token)
  await dialog.getByRole('button', { name: 'I have copied it' }).click()

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${baseURL}/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
  const plans = `/workspace/${workspaces[0]?.id}/contentplan`
  expect(await (await call(plans)).json()).toMatchObject([{ name: 'Plan 1' }])
  const made = { name: 'By a script', country: 'USA', language: 'en', type: 'managed' }
  expect((await call(plans, { method: 'POST', body: JSON.stringify(made) })).status).toBe(200)
  const other = await call(`/workspace/${workspaces[1]?.id}/contentplan`)
  expect(other.status).toBe(404)
  const { contentplanId } = { contentplanId: workspaces[0]?.plans[0] }
  const run = await call(`/contentplan/${contentplanId}/grouping`, { method: 'POST', body: '{}' })
  expect([run.status, (await run.json()).message]).toEqual([
    403,
    expect.stringContaining('lacks the scope “run”'),
  ])

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openTokens(page)
  const row = dialog.getByRole('listitem').filter({ hasText: 'Nightly import' })
  await expect(row).toContainText('Used just now')
  await expect(row).toContainText('Made by Ada Lovelace just now')
  await expect(row).toContainText('Expires in 4 weeks')
  await expect(row.getByText(`${token.slice(0, 8)}…`)).toBeVisible()
  await row.getByRole('button', { name: 'Revoke Nightly import' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke “Nightly import”?' })
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect((await call(plans)).status).toBe(200)
  await row.getByRole('button', { name: 'Revoke Nightly import' }).click()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByText('No API tokens yet.')).toBeVisible()
  expect((await call(plans)).status).toBe(401)
})

test('a token and the command to try it are copied completely', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWorkspace(page)
  const dialog = await openTokens(page)
  await dialog.getByRole('button', { name: 'New token' }).click()
  await page.keyboard.type('Report')
  await page.keyboard.press('Enter')
  const token = await dialog.getByLabel('The new token').inputValue()
  await dialog.getByRole('button', { name: 'Copy the token' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  await dialog.getByRole('button', { name: 'Copy the command' }).click()
  const command = await page.evaluate(() => navigator.clipboard.readText())
  expect(command).toContain(`curl -H "Authorization: Bearer ${token}"`)
})

test('an incomplete form says what is missing, and a full workspace says why there is no room', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  await openWorkspace(page)
  const dialog = await openTokens(page)
  await dialog.getByRole('button', { name: 'New token' }).click()
  await dialog.getByRole('checkbox', { name: 'Read' }).uncheck()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(dialog.getByText('Please give the token a name.')).toBeVisible()
  await expect(dialog.getByText('Please choose what the token may do.')).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Name').fill('One too many')
  await dialog.getByRole('checkbox', { name: 'Run' }).check()
  await expect(dialog.getByText('Please choose')).toBeHidden()
  await page.route('**/api-token', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { message: 'There are 50 tokens.', code: 'limit_reached' } })
      : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('There are 50 tokens.')
  await expect(dialog.getByLabel('Name')).toHaveValue('One too many')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('No API tokens yet.')).toBeVisible()
})

test('API tokens are reached from the menu and the palette, and made by keyboard alone', async ({ page }) => {
  await openWorkspace(page)
  await (await openUserMenu(page)).getByRole('button', { name: 'API tokens' }).click()
  const dialog = page.getByRole('dialog', { name: /API token/ })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('option', { selected: true })).toBeVisible()
  await page.keyboard.type('api tok')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'New token' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('By hand')
  await tabTo(page, /^Run/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Create token/)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('The new token')).toBeFocused()
  await tabTo(page, /^I have copied it/)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'By hand' })).toBeVisible()
})
