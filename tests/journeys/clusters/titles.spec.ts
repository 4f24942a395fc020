import { expect, test } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { table } from './clusters-page.ts'

test('a title without a word of its main keyword is marked in the list and on its own page, renamed with one press, and that is undone', async ({
  page,
}) => {
  const person = await makePerson({ workspaces: [{ name: 'Shop', plans: [{ name: 'Shop' }] }] })
  const chairs = await seedCluster(person, {
    title: 'Garden chairs',
    serps: { 'misfit boots': 'abcdefghij' },
  })
  await seedCluster(person, { title: 'Boots with laces', serps: { 'misfit laces': 'klmnopqrst' } })
  await signInAs(page, person)
  await page.goto(planPath(person, 'plan'))
  const mark = table(page).getByRole('button', { name: 'Title may no longer fit' })
  await expect(mark).toHaveCount(1)
  await expect(mark).toHaveAccessibleName('Title may no longer fit. Rename to “misfit boots”')
  await mark.click()
  await expect(table(page).getByRole('link', { name: 'Misfit boots' })).toBeVisible()
  await expect(mark).toHaveCount(0)
  await page.getByLabel('Messages').getByRole('button', { name: 'Undo' }).click()
  await expect(table(page).getByRole('link', { name: 'Garden chairs' })).toBeVisible()

  await page.goto(planPath(person, `article/${chairs}`))
  await expect(
    page.getByText('The title may no longer fit: the main keyword is “misfit boots”.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Rename to main keyword' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Misfit boots' })).toBeVisible()
  await expect(page.getByText('The title may no longer fit')).toBeHidden()
})

test('on a phone the title of a cluster has room, its first number is in sight, and what needs more room comes last', async ({
  page,
}) => {
  const title = 'Waterproof hiking boots for women'
  const person = await makePerson({ workspaces: [{ name: 'Shop', plans: [{ name: 'Acme shoes' }] }] })
  await seedCluster(person, { title, serps: { 'narrow hiking boots': 'abcdefghij' } })
  await signInAs(page, person)
  // Unlike phones, this browser takes 15 pixels for its scrollbar.
  await page.setViewportSize({ width: 390 + 15, height: 844 })
  await page.goto(planPath(person, 'plan'))
  const name = table(page).getByRole('link', { name: title })
  await expect(name).toBeInViewport({ ratio: 1 })
  expect(await name.evaluate((link) => link.scrollWidth <= link.clientWidth + 1)).toBe(true)
  await expect(table(page).getByRole('columnheader', { name: 'Relevance' })).toBeInViewport({ ratio: 1 })
  await expect(table(page).getByRole('columnheader')).toContainText([
    'Cluster',
    'Relevance',
    'Search volume',
    'Page',
    'Status',
    'Page type',
  ])
  await page.getByRole('button', { name: /^All clusters/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Pages and hubs' })
  await drawer.getByRole('button', { name: /^New pages/ }).click()
  await expect(page).toHaveURL(/\/plan\/new$/)
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('banner')).toContainText('Acme shoes')
})
