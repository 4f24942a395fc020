import { seedKeywords } from '#tests/support/browser/journey-keywords.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { makePlans, navigation, openKeywords, palette, planPath } from './shell-page.ts'

test('a managed workspace shows its groups in order, marks the current screen, and switches between its plans', async ({
  page,
}) => {
  const person = await openKeywords(page)
  const links = navigation(page).getByRole('list').getByRole('link')
  // Screens that are not built yet are left out.
  const data = ['Home', 'Keywords', 'Pages', 'Clusters']
  const manage = ['Hubs', 'Favorites', 'Article editor', 'Report']
  await expect(links).toHaveText([...data, ...manage, 'New hub', 'New article'])
  await expect(navigation(page).getByRole('heading')).toHaveText(['Data', 'Manage', 'Create'])
  await expect(navigation(page).locator('[aria-current]')).toHaveText('Keywords')
  await navigation(page).getByRole('link', { name: 'Clusters' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  await expect(navigation(page).locator('[aria-current]')).toHaveText('Clusters')

  await expect(page.getByRole('button', { name: /^Workspace:/ })).toBeHidden()
  await page.getByRole('button', { name: 'Content plan: Plan 1' }).click()
  const panel = page.getByRole('dialog', { name: 'Content plans' })
  await expect(panel.getByRole('link')).toHaveCount(4)
  await expect(panel.locator('[aria-current]')).toContainText('Plan 1')
  await expect(panel.locator('[aria-current]')).toContainText('USA / en · ')
  await panel.getByRole('link', { name: 'Plan 3' }).click()
  const [workspace] = person.workspaces
  await expect(page).toHaveURL(`/workspace/${workspace?.id}/contentplan/${workspace?.plans[2]}/home`)
  await expect(page.getByRole('button', { name: 'Content plan: Plan 3' })).toBeVisible()
  await expect(panel).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Acme Studio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Content plans' })).toBeVisible()
  await page.getByRole('button', { name: 'Content plan: Plan 3' }).click()
  await panel.getByRole('link', { name: 'Create new plan' }).click()
  await expect(page).toHaveURL(/\/contentplan\/add$/)
})

test('a saas workspace shows no tool that is not built; public tools have no navigation', async ({
  page,
}) => {
  const person = await makePerson({ workspaces: [{ name: 'Tools', type: 'saas' }] })
  await signInAs(page, person)
  await page.goto('/workspace')
  await expect(page).toHaveURL(/\/ultimate-clusterer$/)
  await expect(page.getByRole('heading', { level: 1, name: 'SERP clustering' })).toBeVisible()
  await expect(navigation(page).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(navigation(page).getByRole('list').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Content plan/ })).toBeHidden()
  await expect(page.getByText('credits')).toBeHidden()

  await page.goto('/clusterer')
  await expect(page.getByRole('heading', { level: 1, name: 'Keyword clusterer' })).toBeVisible()
  await expect(navigation(page)).toBeHidden()
})

test('without an unused slot no plan can be created, and the reason is shown', async ({ page }) => {
  const person = await makePerson({
    workspaces: [{ name: 'Full', paidPlans: 1, plans: makePlans(2) }],
  })
  await signInAs(page, person)
  await page.goto(`/workspace/${person.workspaces[0]?.id}`)
  const reason = 'All 2 content plans of this workspace are in use. You can get more in its settings.'
  const card = page.getByRole('main').getByRole('button', { name: 'Create new plan' })
  await expect(card).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('main').getByText(reason)).toBeVisible()

  await page.getByRole('button', { name: /^Content plan:/ }).click()
  const panel = page.getByRole('dialog', { name: 'Content plans' })
  await expect(panel.getByRole('button', { name: /Create new plan/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(panel.getByText(reason)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('create new')
  await expect(palette(page).getByRole('option', { name: /Create new plan/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeVisible()
})

test('the palette finds the clusters and keywords of a plan, and what can be done in it, and says when a search fails', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400/)
  const person = await openKeywords(page)
  await seedKeywords(person, { active: 30, words: ['cluster boots', 'cluster laces'] })
  await page.keyboard.press('Control+k')
  const keywords = palette(page).getByRole('group', { name: 'Keywords' })
  await palette(page).getByRole('combobox').fill('tive 2')
  await expect(keywords).toContainText('active 20Cluster 2')
  const held = Promise.withResolvers<void>()
  await page.route(/words=tive(%20|\+)20/, (route) => held.promise.then(() => route.continue()))
  await palette(page).getByRole('combobox').fill('tive 20')
  await expect(keywords.getByRole('option')).toHaveText('active 20Cluster 2')
  held.resolve()
  await expect(palette(page).getByText('Searching')).toBeHidden()
  await expect(keywords).toContainText('active 20Cluster 2')
  const slow = Promise.withResolvers<void>()
  await page.route(/filter_title_words=uster/, (route) => slow.promise.then(() => route.continue()))
  await palette(page).getByRole('combobox').fill('uster')
  await expect(keywords.getByRole('option')).toHaveText(['cluster boots', 'cluster laces'])
  await page.keyboard.press('ArrowDown')
  const chosen = palette(page).getByRole('option', { selected: true })
  await expect(chosen).toHaveText('cluster laces')
  slow.resolve()
  await expect(palette(page).getByRole('group', { name: 'Clusters' })).toContainText('Cluster 3')
  await expect(chosen).toHaveText('cluster laces')
  await palette(page).getByRole('combobox').fill('3 clus')
  const cluster = palette(page)
    .getByRole('group', { name: 'Clusters' })
    .getByRole('option', { name: 'Cluster 3' })
  await expect(cluster).toBeVisible()
  await palette(page).getByRole('combobox').fill('undo')
  await expect(palette(page).getByRole('option')).toHaveText(['History of changes'])
  for (const [typed, found] of [
    ['import', 'Add keywords'],
    ['upload', 'Add keywords'],
    ['run clustering', 'Run clustering'],
  ] as const) {
    await palette(page).getByRole('combobox').fill(typed)
    await expect(palette(page).getByRole('option', { name: found })).toBeVisible()
  }
  for (const [typed, request, failed] of [
    ['nothing', /[?&]words=nothing/, 'Keywords could not be searched.'],
    ['nobody', /filter_title_words=nobody/, 'Clusters could not be searched.'],
    ['nowhere', /words=nowhere/, 'Clusters and keywords could not be searched.'],
  ] as const) {
    await page.route(request, (route) => route.fulfill({ status: 400, json: { message: 'Too busy.' } }))
    await palette(page).getByRole('combobox').fill(typed)
    await expect(palette(page).getByText(failed, { exact: true })).toBeVisible()
  }
  await palette(page).getByRole('combobox').fill('3 clus')
  await cluster.click()
  await expect(page).toHaveURL(/\/article\/\d+$/)
  await expect(page).toHaveTitle(/^Cluster 3 \| .+ \|$/)
  await page.goto(planPath(person, 'keywords'))
  await expect(page).toHaveTitle(/^Keywords \| .+ \|$/)
})

test('changing the workspace reloads the page at the start of that workspace', async ({ page }) => {
  const person = await makePerson({
    workspaces: [
      { name: 'First', plans: makePlans(2) },
      { name: 'Second', plans: makePlans(2) },
      { name: 'Tools', type: 'saas' },
    ],
  })
  await signInAs(page, person)
  await page.goto(planPath(person, 'keywords'))
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: 'Workspace: First' }).click()
  const panel = page.getByRole('dialog', { name: 'Other workspaces' })
  await expect(panel.getByRole('link')).toHaveText(['Second', 'Tools'])
  await panel.getByRole('link', { name: 'Second' }).click()
  await expect(page).toHaveURL(`/workspace/${person.workspaces[1]?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Content plans' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)

  await page.getByRole('button', { name: 'Workspace: Second' }).click()
  await panel.getByRole('link', { name: 'Tools' }).click()
  await expect(page).toHaveURL(`/workspace/${person.workspaces[2]?.id}/ultimate-clusterer`)
})

const CREDITS = [
  [38, '38 credits'],
  [1, '1 credit'],
  [0, '0 credits'],
  [999, 'Unlimited credits'],
  [1240, '1,240 credits'],
] as const

test('every screen of a managed workspace shows the number of credits', async ({ page }) => {
  const person = await makePerson({
    workspaces: CREDITS.map(([credits]) => ({ name: 'Acme', credits, plans: makePlans(1) })),
  })
  await signInAs(page, person)
  for (const [place, [, words]] of CREDITS.entries()) {
    const { id, plans } = person.workspaces[place] ?? { id: 0, plans: [] }
    await page.goto(`/workspace/${id}/contentplan/${plans[0]}/plan`)
    for (const path of [page.url(), `/workspace/${id}`]) {
      await goTo(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('banner').getByTitle(/^Writing an article takes one credit/)).toHaveText(
        words,
      )
    }
  }
})
