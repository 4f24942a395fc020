import { expect, test } from '#tests/support/browser/journey.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { card, cell, dragOver, failChanges, LARGE_MAP, openMap, SMALL_MAP } from './map-page.ts'

const EDIT = '?edit=1'

test('the map has favorites by hub and funnel, and the legend counts them', async ({ page }) => {
  await openMap(page, SMALL_MAP)
  await expect(page).toHaveTitle('Favorites | Acme shoes |')
  await expect(page.getByRole('columnheader')).toHaveText(['Funnel', 'Boots3', 'Lamps0', 'Tents2'])
  await expect(page.getByRole('rowheader')).toHaveText([
    'Top Funnel2',
    'Middle Funnel1',
    'Bottom Funnel1',
    'Products1',
  ])
  await expect(cell(page, 'Boots, Middle Funnel')).toContainText('Best winter boots, In progress')
  await expect(cell(page, 'Boots, Bottom Funnel')).toContainText('Boots in a shop, Published page')
  await expect(cell(page, 'Tents, Products')).toContainText('A tent for two, New ideaProduct')
  await expect(page.getByRole('list', { name: 'Legend' })).toHaveText('Published page1In progress1New idea3')
  await expect(page.getByText('1 without a known funnel is in Top Funnel')).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await card(page, 'Best winter boots').click()
  await expect((await opened).getByRole('heading', { level: 1, name: 'Best winter boots' })).toBeVisible()
})

test('a favorite is dragged to another hub and funnel, and one undo takes it back', async ({ page }) => {
  await openMap(page, SMALL_MAP, EDIT)
  await dragOver(page, 'How to lace boots', 'Lamps, Bottom Funnel')
  await expect(cell(page, 'Lamps, Bottom Funnel')).toHaveAttribute('data-drop', 'allowed')
  await expect(cell(page, 'Lamps, Products')).toHaveAttribute('data-drop', 'refused')
  await page.mouse.up()
  await expect(cell(page, 'Lamps, Bottom Funnel')).toContainText('How to lace boots')
  await expect(messages(page)).toContainText('Article moved successfully')
  await page.reload()
  await expect(cell(page, 'Lamps, Bottom Funnel')).toContainText('How to lace boots')
  await dragOver(page, 'How to lace boots', 'Tents, Middle Funnel')
  await page.mouse.up()
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, 'Lamps, Bottom Funnel')).toContainText('How to lace boots')
  await expect(cell(page, 'Tents, Middle Funnel')).toHaveText('')
})

test('products stay in their row, nothing else comes into it, and the same place is no move', async ({
  page,
}) => {
  await openMap(page, SMALL_MAP, EDIT)
  for (const [title, to, text] of [
    ['How to lace boots', 'Boots, Products', 'Cannot move non-product articles to Product rows.'],
    ['A tent for two', 'Lamps, Top Funnel', 'Products can only be moved to Product rows.'],
    ['A tent for two', 'Tents, Products', 'Product is already in this hub'],
    ['How to lace boots', 'Boots, Top Funnel', 'Article is already in this position'],
  ] as const) {
    await dragOver(page, title, to)
    await page.mouse.up()
    await expect(messages(page)).toContainText(text)
    await messages(page).getByRole('button', { name: 'Close message' }).click()
  }
  await dragOver(page, 'A tent for two', 'Lamps, Products')
  await page.mouse.up()
  await expect(cell(page, 'Lamps, Products')).toContainText('A tent for two')
  await expect(messages(page)).toContainText('Article moved successfully')
})

test('two quick drops are both kept, and shown before the server has answered', async ({ page }) => {
  await openMap(page, SMALL_MAP, EDIT)
  const answers: (() => void)[] = []
  await page.route(/\/contentplan\/\d+\/article$/, async (route) => {
    await new Promise<void>((resolve) => void answers.push(resolve))
    await route.continue()
  })
  await dragOver(page, 'How to lace boots', 'Lamps, Top Funnel')
  await page.mouse.up()
  await expect(cell(page, 'Lamps, Top Funnel')).toContainText('How to lace boots')
  await expect(messages(page)).toContainText('Moving article...')
  await dragOver(page, 'Best winter boots', 'Tents, Bottom Funnel')
  await page.mouse.up()
  await expect(cell(page, 'Tents, Bottom Funnel')).toContainText('Best winter boots')
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await expect.poll(() => answers.length).toBe(2)
  await expect(cell(page, 'Lamps, Top Funnel')).toContainText('How to lace boots')
  answers[1]?.()
  await expect(messages(page)).toContainText('Article moved successfully')
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(cell(page, 'Lamps, Top Funnel')).toContainText('How to lace boots')
  await expect(cell(page, 'Tents, Bottom Funnel')).toContainText('Best winter boots')
})

test('a favorite whose move fails comes back, and the map is asked for again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 500 .*\/article\)/)
  await openMap(page, SMALL_MAP, EDIT)
  const succeed = await failChanges(page)
  const asked = page.waitForRequest(/\/api\/contentplan\/\d+\/map$/)
  await dragOver(page, 'How to lace boots', 'Lamps, Top Funnel')
  await page.mouse.up()
  await expect(messages(page)).toContainText('Failed to move article - refreshing data')
  await expect(cell(page, 'Boots, Top Funnel')).toContainText('How to lace boots')
  await expect(cell(page, 'Lamps, Top Funnel')).toHaveText('')
  await asked
  await succeed()
})

test('a favorite is moved by keys alone, and its menu moves it, too', async ({ page }) => {
  await openMap(page, SMALL_MAP, EDIT)
  await card(page, 'How to lace boots').focus()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Best winter boots')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Picked up\. .*“How to lace boots”$/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByText('It stays where it is: “How to lace boots”')).toBeVisible()
  await page.keyboard.press('Space')
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(
    page.getByText('Lamps, Products. Cannot move non-product articles to Product rows.'),
  ).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Lamps, Bottom Funnel')).toContainText('How to lace boots')
  await expect(card(page, 'How to lace boots')).toBeFocused()
  await expect(messages(page)).toContainText('Article moved successfully')

  const menu = page.getByRole('button', { name: 'Actions for How to lace boots' })
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Move to Middle Funnel' }).press('Enter')
  await expect(cell(page, 'Lamps, Middle Funnel')).toContainText('How to lace boots')
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move “How to lace boots”' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Move' }).press('Enter')
  await expect(dialog.getByText('Article is already in this position')).toBeVisible()
  const hub = dialog.getByRole('combobox', { name: 'Hub' })
  await hub.fill('tents')
  await hub.press('Enter')
  await dialog.getByRole('radio', { name: 'Top Funnel' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Move' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(cell(page, 'Tents, Top Funnel')).toContainText('How to lace boots')
  await expect(card(page, 'How to lace boots')).toBeFocused()
})

test('edit mode removes favorites, adds hubs and deletes them, whose favorites come into No Hub', async ({
  page,
}) => {
  await openMap(page, SMALL_MAP)
  await expect(page.getByRole('button', { name: 'Remove How to lace boots from favorites' })).toBeHidden()
  await page.getByRole('button', { name: 'Edit Mode' }).click()
  await page.getByRole('button', { name: 'Remove How to lace boots from favorites' }).click()
  await expect(card(page, 'How to lace boots')).toBeHidden()
  await expect(messages(page)).toContainText('Removed from favorites')
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'How to lace boots')).toBeVisible()

  await page.getByRole('button', { name: 'Add hub' }).click()
  const field = page.getByRole('textbox', { name: 'Name of the new hub' })
  await field.fill('Maps')
  await field.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Maps' })).toBeVisible()
  await expect(field).toBeHidden()

  await page.getByRole('button', { name: 'Delete Boots' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Hub' })
  await expect(question).toContainText(
    'Are you sure you want to delete "Boots"? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(cell(page, 'No Hub, Top Funnel')).toContainText('How to lace boots')
  for (const [title, row] of [
    ['How to lace boots', 'Top Funnel'],
    ['Best winter boots', 'Middle Funnel'],
    ['Boots in a shop', 'Bottom Funnel'],
  ]) {
    await dragOver(page, title ?? '', `Tents, ${row}`)
    await page.mouse.up()
    await expect(cell(page, `Tents, ${row}`)).toContainText(title ?? '')
  }
  await expect(page.getByRole('columnheader', { name: 'No Hub' })).toBeHidden()
})

test('what another window moves is moved here, too, also while its menu is open', async ({
  page,
  context,
}) => {
  const person = await openMap(page, SMALL_MAP, EDIT)
  await page.getByRole('button', { name: 'Actions for How to lace boots' }).click()
  const other = await context.newPage()
  await other.goto(planPath(person, `map${EDIT}`))
  await dragOver(other, 'How to lace boots', 'Lamps, Top Funnel')
  await other.mouse.up()
  await expect(cell(page, 'Lamps, Top Funnel')).toContainText('How to lace boots')
  await page.getByRole('menuitem', { name: 'Move to Bottom Funnel' }).press('Enter')
  await expect(cell(page, 'Lamps, Bottom Funnel')).toContainText('How to lace boots')
  await other.close()
})

test('a map of 50 hubs and 1,000 favorites has at most 1,500 elements, and every favorite is reached by keys', async ({
  page,
}) => {
  await openMap(page, LARGE_MAP)
  await expect(card(page, 'Favorite 0002')).toBeVisible()
  const countElements = () => page.locator('main *').count()
  expect(await countElements()).toBeLessThanOrEqual(1500)
  await page.getByRole('button', { name: 'Edit Mode' }).click()
  await expect(page.getByRole('button', { name: 'Delete Hub 01' })).toBeVisible()
  expect(await countElements()).toBeLessThanOrEqual(1500)
  await card(page, 'Favorite 0002').focus()
  await page.keyboard.press('End')
  await expect(card(page, 'Favorite 0050')).toBeFocused()
  await expect(page.getByRole('columnheader', { name: 'Hub 50' })).toBeInViewport()
  expect(await countElements()).toBeLessThanOrEqual(1500)
  await page.keyboard.press('Space')
  for (let press = 0; press < 48; press++) await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('columnheader', { name: 'Hub 02' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Hub 02, Top Funnel')).toContainText('Favorite 0050')
})
