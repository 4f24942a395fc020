import { expect, test } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { hubIdOf, stubBuilds, stubSuggestions } from './hub-page.ts'

const FREE = { related: null, serps: null, model: null, cost: 0, needsConfirmation: false, provider: '' }
const SUGGESTED = {
  name: 'Winter boots',
  description: 'Boots for snow and ice.',
  source: 'plan',
  article_count: 14,
  estimated_search_volume: 5400,
  tags: ['winter boots', 'snow boots'],
} as const

test('the first hub is taken from a suggestion, is created once by two clicks, and is built', async ({
  page,
}) => {
  const builds = await stubBuilds(page, { estimate: FREE })
  await stubSuggestions(page, [{ ...SUGGESTED, tags: [...SUGGESTED.tags] }])
  const created: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/topic')) created.push(request.postDataJSON())
  })
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  await signInAs(page, person)
  await page.goto(planPath(person, 'hub'))
  await expect(page.getByRole('heading', { name: 'No Hubs Created Yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Create New Hub' }).click()
  const name = page.getByLabel('Hub name')
  await page.getByRole('button', { name: 'Add Hub' }).click()
  await expect(name).toBeFocused()
  expect(created).toEqual([])

  await page.getByRole('button', { name: /^Winter boots/ }).click()
  await expect(name).toHaveValue('Winter boots')
  await page.getByRole('button', { name: 'Remove snow boots' }).click()
  await page.getByRole('button', { name: 'Add Hub' }).dblclick()
  await expect(page.getByText('Building your hub... This may take a few minutes')).toBeVisible()
  const { name: hub, description } = SUGGESTED
  expect(created).toMatchObject([{ name: hub, description, tags: ['winter boots'] }])
  expect(builds.started).toMatchObject([{ topicId: await hubIdOf(person, hub) }])
})

test('a hub that costs something to build asks with its price, and a name that is taken is refused at the field', async ({
  page,
  expectProblem,
}) => {
  const builds = await stubBuilds(page)
  await stubSuggestions(page, [])
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  await signInAs(page, person)
  await page.goto(planPath(person, 'new-hub'))
  await page.getByLabel('Hub name').fill('Socks')
  await page.getByLabel('Hub name').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Generate ideas for Socks' })
  await expect(dialog.getByRole('button', { name: 'Generate ideas for up to $0.08' })).toBeVisible()
  expect(builds.started).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Start building your hub!')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'New hub' }).click()
  expectProblem(/status of 409/)
  await page.getByLabel('Hub name').fill('socks')
  await page.getByRole('button', { name: 'Add Hub' }).click()
  await expect(page.getByText('Topic name already exists.')).toBeVisible()
  await page.getByLabel('Hub name').fill('Wool socks')
  await expect(page.getByText('Topic name already exists.')).toBeHidden()
})
