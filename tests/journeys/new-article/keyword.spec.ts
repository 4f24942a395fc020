import { expect, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makePerson } from '#tests/support/browser/journey-person.ts'
import { seedKeywords } from '#tests/support/browser/journey-keywords.ts'
import { makeHubPerson } from '#tests/journeys/hub/hub-page.ts'
import {
  cards,
  chooseTopic,
  clustersOf,
  countRuns,
  keywordField,
  openNewArticle,
  searchKeyword,
  settings,
  stopWriting,
} from './new-article-page.ts'

test('a keyword that no cluster has becomes one cluster, which is written once, however often Confirm is pressed', async ({
  page,
}) => {
  const person = await makeHubPerson({ clusters: 3 })
  await openNewArticle(page, person)
  await searchKeyword(page, ' C++ (1.5)? [boots] ')
  await expect(page).toHaveURL(/[?&]q=C/)
  await expect(keywordField(page)).toBeFocused()
  const card = cards(page)
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Volume')
  await expect(card).toContainText('N/a')
  await expect(card).toContainText('A new keyword: it is added to the plan.')
  await card.getByRole('button', { name: 'Write C++' }).click()

  const confirm = settings(page).getByRole('button', { name: 'Confirm' })
  await expect(settings(page).getByText('Please select a topic before confirming')).toBeVisible()
  await expect(confirm).toBeDisabled()
  await chooseTopic(page, 'boo', /^Boots/)
  await expect(settings(page).getByText('Please select a topic before confirming')).toBeHidden()
  await settings(page).getByLabel('Funnel').selectOption('Middle')
  await confirm.dblclick()
  await expect(page.getByText('Writing started.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'C++ (1.5)? [boots]' })).toBeVisible()
  const made = { hub: 'Boots', funnel: 'middle', main_keyword: 'C++ (1.5)? [boots]', keyword_count: 1 }
  expect(await clustersOf(person, 'C++ (1.5)? [boots]')).toMatchObject([made])
  expect(await countRuns(person)).toBe(1)
  await stopWriting(page)
})

test('the cluster with exactly this title is first, and its settings are changed by as few calls as possible', async ({
  page,
}) => {
  const person = await makeHubPerson({ clusters: 12, others: ['Socks'] })
  await withJourneyDatabase((client) =>
    client.query(
      `with page as (insert into pages (workspace_id, contentplan_id, url)
         select workspace_id, id, 'https://shop.example/ten' from contentplans where id = $1 returning id)
       update articles a set page_id = case when title = 'Cluster 10' then page.id end,
         status = case when title = 'Cluster 11' then 'edited' else status end,
         priority = case when title = 'Cluster 12' then 'low' else priority end
       from page where contentplan_id = $1`,
      [person.workspaces[0]?.plans[0]],
    ),
  )
  await openNewArticle(page, person)
  await searchKeyword(page, 'cluster 1')
  const found = cards(page)
  await expect(found).toHaveCount(4)
  await expect(found.first()).toHaveAccessibleName('Cluster 1')
  await expect(found.first()).toContainText('Exact match')
  await expect(page.getByText('N/a')).toHaveCount(0)
  const card = (name: string) => page.getByRole('article', { name, exact: true })
  await expect(card('Cluster 10')).toContainText('Already published')
  await expect(card('Cluster 11')).toContainText('Already written')
  await expect(card('Cluster 10').getByRole('button')).toHaveCount(0)
  await expect(card('Cluster 12')).toContainText('Dismissed')
  await expect(found.first().getByRole('link')).toHaveAttribute('target', '_blank')

  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON())
  })
  await found.first().getByRole('button', { name: 'Write Cluster 1' }).click()
  await expect(settings(page).getByLabel('Topic')).toHaveValue('Boots')
  await settings(page).getByLabel('Type').selectOption('Listicle')
  await settings(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Writing started.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Cluster 1' })).toBeVisible()
  expect(sent).toMatchObject([{ action: 'updateType', type: 'listicle' }])
  await stopWriting(page)
})

test('a keyword is found in the clusters that have it, and moves to its new cluster', async ({ page }) => {
  const person = await makeHubPerson({ clusters: 2 })
  await openNewArticle(page, person, '?q=active%2011')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('The keyword moves here from “Cluster 2”.')
  await expect(cards(page).nth(1)).toHaveAccessibleName('Cluster 2')
  await cards(page).first().getByRole('button').click()
  await chooseTopic(page, 'boots', /^Boots/)
  await settings(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'active 11' })).toBeVisible()
  expect(await clustersOf(person, 'active 11')).toMatchObject([
    { main_keyword: 'active 11', keyword_count: 1 },
  ])
  await stopWriting(page)
})

test('a title that was taken meanwhile is refused in the dialog, and its cluster is found then', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const person = await makeHubPerson({ clusters: 1 })
  await openNewArticle(page, person, '?q=laces')
  await cards(page).getByRole('button', { name: 'Write laces' }).click()
  await chooseTopic(page, 'boots', /^Boots/)
  await withJourneyDatabase((client) =>
    client.query(`insert into articles (workspace_id, contentplan_id, title) values ($1, $2, 'Laces')`, [
      person.workspaces[0]?.id,
      person.workspaces[0]?.plans[0],
    ]),
  )
  await settings(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(settings(page).getByText('Article title already exists.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Exact match')
})

test('a plan without hubs gets its first one in the dialog', async ({ page }) => {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  await seedKeywords(person, { excluded: 1 })
  await openNewArticle(page, person)
  await expect(page.getByRole('link', { name: 'Create a hub' })).toBeVisible()
  await searchKeyword(page, 'excluded 1')
  await expect(page.getByRole('heading', { name: 'No cluster matches' })).toBeVisible()
  await expect(cards(page)).toContainText('The keyword is excluded: it becomes active again.')
  await cards(page).getByRole('button').click()
  await chooseTopic(page, 'Winter', 'New hub “Winter”')
  await settings(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'excluded 1' })).toBeVisible()
  expect(await clustersOf(person, 'excluded 1')).toMatchObject([
    { hub: 'Winter', main_keyword: 'excluded 1' },
  ])
  await stopWriting(page)
})

test('a search that fails is tried again', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/)
  const person = await makeHubPerson({ clusters: 1 })
  let fails = true
  await page.route('**/article/advanced?*', (route) =>
    fails ? route.fulfill({ status: 503, json: { message: 'The service rests.' } }) : route.continue(),
  )
  await openNewArticle(page, person, '?q=cluster')
  await expect(page.getByText('The clusters could not be searched.')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(2)
})
