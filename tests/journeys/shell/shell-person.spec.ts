import { expect, test } from '#tests/support/browser/journey.ts'
import { addDevice, makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { colorScheme, makePlans, navigation, openKeywords, openUserMenu, planPath } from './shell-page.ts'

test('the icon navigation, the theme and the density survive a reload, and belong to one person', async ({
  page,
}) => {
  const ada = await openKeywords(page)
  await page.getByRole('button', { name: 'Show icons only' }).click()
  const link = navigation(page).getByRole('link', { name: 'Clusters' })
  expect((await link.boundingBox())?.width).toBeLessThan(48)
  const menu = await openUserMenu(page)
  await expect(menu.getByText('Ada Lovelace')).toBeVisible()
  await menu.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await menu.getByRole('radio', { name: 'Compact' }).check({ force: true })
  expect(await colorScheme(page)).toBe('dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  const again = await openUserMenu(page)
  await expect(again.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(again.getByRole('radio', { name: 'Compact' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Show names' })).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/\/plan$/)
  await page.getByRole('button', { name: 'Show names' }).click()
  await expect(navigation(page).getByText('Data')).toBeVisible()

  const grace = await makePerson({
    name: 'Grace Hopper',
    workspaces: [{ name: 'Navy', plans: makePlans(2) }],
  })
  await signInAs(page, grace)
  await page.goto(planPath(grace, 'keywords'))
  const hers = await openUserMenu(page)
  await expect(hers.getByText('Grace Hopper')).toBeVisible()
  await expect(hers.getByRole('radio', { name: 'Auto' })).toBeChecked()
  await expect(hers.getByRole('radio', { name: 'Comfortable' })).toBeChecked()
  expect(await colorScheme(page)).toBe('light')

  await signInAs(page, ada)
  await page.goto(planPath(ada, 'keywords'))
  expect(await colorScheme(page)).toBe('dark')
})

test('devices are listed, one is signed out, and then all', async ({ page }) => {
  const person = await openKeywords(page)
  const phone = await addDevice(
    person,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  )
  const asPhone = { headers: { authorization: `Bearer ${phone}` } }
  expect((await page.request.get('/api/workspace', asPhone)).status()).toBe(200)

  await (await openUserMenu(page)).getByRole('button', { name: 'Signed-in devices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Signed-in devices' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  await dialog.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  expect((await page.request.get('/api/workspace', asPhone)).status()).toBe(401)

  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' })
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/')
  const asBefore = { headers: { authorization: `Bearer ${person.token}` } }
  expect((await page.request.get('/api/workspace', asBefore)).status()).toBe(401)
})

test('Sign Out ends the session here and on the server', async ({ page }) => {
  const person = await openKeywords(page)
  await navigation(page).getByRole('button', { name: 'Sign Out' }).hover()
  await expect(navigation(page)).toBeVisible()
  await navigation(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(navigation(page)).toBeHidden()
  const asBefore = { headers: { authorization: `Bearer ${person.token}` } }
  await expect.poll(async () => (await page.request.get('/api/workspace', asBefore)).status()).toBe(401)
})
