import { expect, test } from '#tests/support/browser/journey.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import {
  endRun,
  favoriteColumn,
  hubIdOf,
  ideaCards,
  makeHubPerson,
  openHub,
  RUNNING,
  stubBuilds,
  stubIdeas,
} from './hub-page.ts'

test('ideas become favorites and are dismissed at once, by mouse and by keyboard, and Undo takes it back', async ({
  page,
}) => {
  await stubBuilds(page)
  const person = await makeHubPerson({ clusters: 5 })
  await openHub(page, person)
  const heading = page.getByRole('heading', { name: /^New ideas/ })
  await expect(heading).toHaveText('New ideas 5')
  await expect(ideaCards(page)).toHaveCount(5)

  await ideaCards(page).first().getByRole('button', { name: 'Add to favorites' }).click()
  await expect(favoriteColumn(page).getByRole('link')).toHaveText(['Cluster 1'])
  await expect(heading).toHaveText('New ideas 4')
  await expect(ideaCards(page).first().getByRole('link')).toBeFocused()

  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(messages(page)).toContainText('Idea dismissed')
  await expect(ideaCards(page).getByRole('link')).toHaveText(['Cluster 2', 'Cluster 3', 'Cluster 5'])
  await expect(heading).toHaveText('New ideas 3')
  await messages(page).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(ideaCards(page)).toHaveCount(4)

  await ideaCards(page).nth(1).getByRole('link').focus()
  await page.keyboard.press('k')
  await page.keyboard.press('f')
  await expect(favoriteColumn(page).getByRole('link')).toHaveCount(2)
  await favoriteColumn(page).getByRole('button', { name: 'Remove from favorites' }).first().click()
  await expect(favoriteColumn(page).getByRole('link')).toHaveCount(1)
  await expect(ideaCards(page)).toHaveCount(4)
})

test('what could not be changed is shown as it was, with the words that say so', async ({
  page,
  expectProblem,
}) => {
  await stubBuilds(page)
  const person = await makeHubPerson({ clusters: 3, favorites: 1 })
  await openHub(page, person)
  expectProblem(/status of 503/)
  await page.route('**/api/contentplan/*/article', (route) =>
    route.fulfill({ status: 503, json: { message: 'The service rests.' } }),
  )
  await ideaCards(page).first().getByRole('button', { name: 'Dismiss Idea' }).click()
  await expect(messages(page)).toContainText('Failed to dismiss article')
  await expect(ideaCards(page)).toHaveCount(2)
  await ideaCards(page).first().getByRole('button', { name: 'Add to favorites' }).click()
  await expect(messages(page)).toContainText('Failed to add article to favorites.')
  await favoriteColumn(page).getByRole('button', { name: 'Remove from favorites' }).click()
  await expect(messages(page)).toContainText('Failed to remove article from favorites.')
  await expect(favoriteColumn(page).getByRole('link')).toHaveCount(1)
})

test('another hub is chosen from the first tab on, an unknown one leads to the first, and more ideas load on scrolling', async ({
  page,
}) => {
  await stubBuilds(page)
  const person = await makeHubPerson({ clusters: 70, others: ['Socks'] })
  await openHub(page, person, 'Boots', '?tab=listicles&page=3')
  await expect(page.getByText('No ideas found for this filter.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate More Ideas' })).toBeHidden()

  const select = page.getByRole('combobox', { name: 'Select Hub' })
  await select.fill('soc')
  await select.press('Enter')
  await expect(page.getByText('Start building your hub!')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/hub/${await hubIdOf(person, 'Socks')}$`))

  await page.goto(planPath(person, 'hub/1999999999'))
  await expect(page.getByRole('heading', { level: 2, name: 'Boots' })).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(page.getByText('All 70 ideas are shown.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page).toHaveURL(/page=3/)
})

test('more ideas are generated for a price that is seen before, again when it rose, and can be cancelled', async ({
  page,
  expectProblem,
}) => {
  const builds = await stubBuilds(page)
  const person = await makeHubPerson({ clusters: 2 })
  await openHub(page, person)
  await page.getByRole('button', { name: 'Generate more' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate ideas for Boots' })
  await expect(dialog).toContainText('Up to 90 searches, $0.05')
  const dearer = { ...builds.estimate, cost: 120_000 }
  builds.estimate = dearer
  builds.refusal = {
    status: 409,
    json: { message: 'It costs more.', code: 'not_confirmed', details: { estimate: dearer } },
  }
  expectProblem(/status of 409/)
  await dialog.getByRole('button', { name: 'Generate ideas for up to $0.08' }).click()
  await expect(dialog.getByRole('alert')).toContainText('it is up to $0.12 now')
  await dialog.getByRole('button', { name: 'Generate ideas for up to $0.12' }).click()
  await expect(dialog).toBeHidden()
  expect(builds.started).toMatchObject([{ confirmedCost: 84_000 }, { confirmedCost: 120_000 }])

  const running = page.getByRole('region', { name: 'Ideas being generated' })
  await running.getByRole('button', { name: 'Cancel' }).click()
  await expect(running).toBeHidden()
  await page
    .getByRole('region', { name: 'Ideas not generated' })
    .getByRole('button', { name: 'Try again' })
    .click()
  await expect(dialog).toBeVisible()
})

test('a hub that was just created shows how it is built, also after a reload, and then that it is ready', async ({
  page,
}) => {
  const builds = await stubBuilds(page, { run: RUNNING })
  const person = await makeHubPerson({ clusters: 0, others: ['Socks'] })
  await openHub(page, person, 'Socks', '?new=1')
  const building = page.getByText('Building your hub... This may take a few minutes')
  await expect(building).toBeVisible()
  await page.reload()
  await expect(building).toBeVisible()
  builds.run = endRun(RUNNING, 'done', { reason: '12 new ideas', cost: 80_000 })
  await page.reload()
  await expect(messages(page)).toContainText('Hub created successfully')
  await expect(page.getByText('Last time: 12 new ideas · $0.08')).toBeVisible()
  await expect(page).not.toHaveURL(/new=1/)
})

test('the settings of a hub are saved and undone, and refused without a name or with one that is taken', async ({
  page,
  expectProblem,
}) => {
  await stubBuilds(page)
  const person = await makeHubPerson({ clusters: 1, others: ['Socks'] })
  await openHub(page, person)
  await page.getByRole('button', { name: 'Hub settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Hub Settings' })
  const [name, save] = [dialog.getByLabel('Hub Name'), dialog.getByRole('button', { name: 'Save' })]
  await name.fill(' ')
  await expect(dialog).toContainText('Name is required')
  await expect(save).toBeDisabled()
  expectProblem(/status of 409/)
  await name.fill('Socks')
  await save.click()
  await expect(dialog).toContainText('Topic name already exists.')
  await name.fill('Winter boots')
  await dialog.getByLabel('Hub Description').fill('')
  await save.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Winter boots' })).toBeVisible()
  await expect(page.getByText('Write for people who walk far.')).toBeHidden()
  await messages(page).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Boots', exact: true })).toBeVisible()
  await expect(page.getByText('Write for people who walk far.')).toBeVisible()
})

test('keyword ideas become favorites of the hub, whether the plan has the keyword or not', async ({
  page,
}) => {
  await stubBuilds(page)
  const person = await makeHubPerson({ clusters: 1 })
  const idea = {
    keywordId: null,
    articleId: null,
    estimated_search_volume: 90,
    reason: 'Shares 4 of 10 results.',
  }
  await stubIdeas(page, [
    { ...idea, keyword: 'boots for snow', source: 'rules' },
    { ...idea, keyword: 'boots with spikes', source: 'related' },
  ])
  await openHub(page, person)
  await page.getByRole('button', { name: 'Keyword ideas' }).click()
  const dialog = page.getByRole('dialog', { name: 'New article ideas for Boots' })
  await expect(dialog).toContainText('1 suggestion')
  await dialog.getByRole('button', { name: 'Look for related searches for up to $0.03' }).click()
  await expect(dialog).toContainText('2 suggestions')
  await expect(dialog).toContainText('They cost $0.03.')
  const line = dialog.getByRole('listitem').filter({ hasText: 'boots with spikes' })
  await line.getByRole('button', { name: 'Create article and add to favorites' }).click()
  await expect(line.getByRole('button', { name: 'Added to favorites' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(favoriteColumn(page).getByRole('link')).toHaveText(['boots with spikes'])
})
