import { expect, test } from '#tests/support/browser/journey.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { act, competing, loose, openCompeting } from './competing-page.ts'

test('the keywords of a competing cluster are seen; it is merged after a question and excluded after a choice, and undo brings it back; one that went meanwhile is said', async ({
  page,
  request,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/status of 404/)
  const { person, shoes } = await openCompeting(page)
  await expect(competing(page)).toContainText('Ski shoes')
  await expect(competing(page)).toContainText('10.0 of 10')
  await page.getByRole('button', { name: 'See keywords of Ski shoes: 1' }).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Keywords of Ski shoes' })
  await expect(list.getByRole('row', { name: /^evidence shoes/ })).toHaveText('evidence shoes9,999908.5')
  await expect(list.getByRole('heading')).toHaveCSS('text-align', 'start')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(page.getByRole('button', { name: 'See keywords of Ski shoes: 1' })).toBeFocused()

  await act(page, 'Merge into this cluster')
  const question = page.getByRole('alertdialog', { name: 'Merge clusters' })
  await expect(question).toContainText('“Ski shoes” is merged into “Ski boots”: 1 keyword moves')
  await expect(question).toContainText('This cluster keeps its page /ski-boots')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(competing(page)).toHaveCount(1)
  await act(page, 'Merge into this cluster')
  await question.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('tab', { name: 'Keywords 3' })).toBeVisible()
  await expect(competing(page)).toHaveCount(0)
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(competing(page)).toHaveCount(1)

  await act(page, 'Exclude')
  const choice = page.getByRole('alertdialog', { name: 'Delete 1 cluster?' })
  await expect(choice.getByRole('radio', { name: 'Exclude them' })).toBeChecked()
  await choice.getByRole('button', { name: 'Delete' }).click()
  await expect(competing(page)).toHaveCount(0)
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(competing(page)).toHaveCount(1)

  await act(page, 'Merge into this cluster')
  await request.put(`/api/contentplan/${person.workspaces[0]?.plans[0]}/article`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { action: 'delete', articleIds: [shoes] },
  })
  await question.getByRole('button', { name: 'Merge' }).click()
  await expect(messages(page)).toContainText('This is not in the plan any more.')
})

test('inactive keywords that compete are added to the cluster, and excluded ones come back', async ({
  page,
}) => {
  await openCompeting(page)
  await expect(loose(page)).toHaveText([/^Not in plan1903$/, /^Excluded1903$/])
  await page.getByRole('button', { name: 'See keywords in no cluster, Excluded: 1' }).click()
  await page.getByRole('button', { name: 'Unexclude: free ski boots' }).click()
  await expect(messages(page)).toContainText('1 keyword no longer excluded')
  await expect(loose(page)).toHaveText([/^Not in plan21806$/])
  await page.getByRole('button', { name: 'See keywords in no cluster, Not in plan: 2' }).click()
  await page.getByRole('button', { name: 'Add all 2 to this cluster' }).click()
  await expect(messages(page)).toContainText('2 keywords added to this cluster')
  await expect(page.getByRole('tab', { name: 'Keywords 4' })).toBeVisible()
  await expect(loose(page)).toHaveCount(0)
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(loose(page)).toHaveText([/^Not in plan21806$/])
})

test('the pages that compete are listed, and another one becomes the page of the cluster', async ({
  page,
}) => {
  await openCompeting(page)
  const pages = page.getByRole('table', { name: 'Competing pages' }).locator('tbody tr')
  await expect(pages).toHaveText([
    /^\/old-boots–11,200.*605\.0%4\.5$/,
    /^\/ski-bootsThis cluster1500.*255\.0%4\.5$/,
    /^\/ski-shoesSki shoes1300.*155\.0%4\.5$/,
  ])
  await page.getByRole('button', { name: 'Actions for https://www.acme.example/ski-shoes' }).click()
  await page.getByRole('menuitem', { name: 'Match with this cluster' }).click()
  await expect(messages(page)).toContainText('Matched with “Ski boots”, taken from “Ski shoes”')
  await expect(pages.filter({ hasText: 'This cluster' })).toContainText('/ski-shoes')
})

test('the pages of other sites that rank for most keywords are listed', async ({ page }) => {
  await openCompeting(page)
  const rows = page.getByRole('table', { name: 'Competitors' }).locator('tbody tr')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toHaveText(/^a-site\.example\/a2 of 21\.0$/)
  await expect(rows.first().getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
})
