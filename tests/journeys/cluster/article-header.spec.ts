import { expect, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { attribute } from './article-page.ts'
import { openEvidence } from './evidence-page.ts'

test('each attribute is changed by a menu in its place, and undo takes it back', async ({ page }) => {
  await openEvidence(page)
  for (const [name, choice] of [
    ['Status', 'Reviewed'],
    ['Funnel', 'Bottom'],
    ['Page type', 'Listicle'],
    ['Search intent', 'Transactional'],
    ['Priority', 'High'],
    ['Action', 'Update'],
  ] as const) {
    const button = attribute(page, new RegExp(`^${name}`))
    await button.click()
    await page.getByRole('menuitemradio', { name: choice }).click()
    await expect(button).toContainText(choice)
    await messages(page).getByRole('button', { name: 'Undo' }).click()
    await expect(button).not.toContainText(choice)
  }
  const heart = page.getByRole('button', { name: 'Add to favorites' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a favorite that cannot be saved is taken back, and the reason is said', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 500/)
  await openEvidence(page)
  await page.route('**/api/contentplan/*/article', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(messages(page)).toContainText('Failed to add article to favorites.')
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
})

test('a cluster moves to a new hub, and its name leads there', async ({ page }) => {
  await openEvidence(page)
  await page.getByRole('button', { name: 'Choose a hub' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move 1 cluster to a hub' })
  await dialog.getByRole('combobox', { name: 'Hub' }).fill('Winter sports')
  await page.getByRole('option', { name: /Winter sports/ }).click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByRole('link', { name: 'Winter sports' })).toHaveAttribute('href', /\/hub\/\d+$/)
})

test('the match is locked, removed and brought back; a page of another cluster says which one loses it, and a typed URL becomes a page', async ({
  page,
}) => {
  await openEvidence(page)
  const url = (path: string) => page.getByRole('link', { name: `acme.example${path}`, exact: true })
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More about the match' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await expect(url('/ski-boots')).toBeVisible()
  await choose('Lock match')
  await expect(page.getByTitle('Match locked: automatic updates leave it as it is')).toBeVisible()
  await choose('Unlock match')
  await expect(page.getByTitle('Match locked: automatic updates leave it as it is')).toBeHidden()
  await choose('Remove match')
  await expect(page.getByText('None yet: a page to write')).toBeVisible()
  await expect(attribute(page, /^Action/)).toBeDisabled()
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(url('/ski-boots')).toBeVisible()

  await page.getByRole('button', { name: 'Change target URL' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change URL match' })
  await dialog.getByRole('combobox', { name: 'Page' }).fill('shoes')
  await page.getByRole('option', { name: /ski-shoes/ }).click()
  await expect(dialog).toContainText('The cluster “Ski shoes” loses this page')
  await dialog.getByRole('button', { name: 'Match' }).click()
  await expect(url('/ski-shoes')).toBeVisible()
  await expect(messages(page)).toContainText('taken from “Ski shoes”')

  await page.getByRole('button', { name: 'Change target URL' }).click()
  await dialog.getByText('Custom target URL', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Custom target URL' }).fill('ski boots')
  await dialog.getByRole('button', { name: 'Match' }).click()
  await expect(dialog).toContainText('Invalid URL.')
  await dialog.getByRole('textbox', { name: 'Custom target URL' }).fill('https://www.acme.example/new-boots')
  await dialog.getByRole('button', { name: 'Match' }).click()
  await expect(url('/new-boots')).toBeVisible()
})

test('a title of 500 characters, a prompt and a cluster without keywords keep the screen in shape', async ({
  page,
}) => {
  const { boots } = await openEvidence(page)
  await withJourneyDatabase(async (client) => {
    await client.query(
      `update articles set title = $2, prompt = $3, page_id = null, main_keyword_id = null where id = $1`,
      [boots, 'waterproof '.repeat(45), 'Write about boots. '.repeat(200)],
    )
    await client.query('update keywords set article_id = null where article_id = $1', [boots])
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${new URL(page.url()).pathname}?tab=keywords`)
  await expect(page.getByText('This cluster was made by a prompt and has no keywords yet.')).toBeVisible()
  await page.getByText('Made by a prompt', { exact: true }).click()
  await expect(page.getByText(/^Write about boots/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
