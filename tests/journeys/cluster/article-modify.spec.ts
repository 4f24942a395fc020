import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import {
  button,
  dialog,
  expectAtBottom,
  message,
  openModify,
  ownKeywords,
  rowsOf,
  search,
  searchBox,
  tabOf,
  treeItem,
} from './modify-page.ts'

test('the dialog works by keyboard alone; existing keywords and a new one are added and removed again', async ({
  page,
}) => {
  test.slow()
  const { path } = await openModify(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL((url) => url.href.endsWith(path))
  const opener = page.getByRole('button', { name: 'Modify keywords' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(searchBox(page)).toBeFocused()
  await expectAtBottom(page, 'Add to cluster')
  await tabOf(page, 'Add keywords').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabOf(page, 'Remove keywords')).toBeFocused()
  await expect(searchBox(page)).toBeHidden()
  await expectAtBottom(page, 'Move to new cluster')
  await dialog(page).getByRole('tree').locator('[tabindex="0"]').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(dialog(page).getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Press Enter to search')
  await search(page, '   ')
  await expect(dialog(page).getByRole('table')).toHaveCount(0)
  await search(page, 'MODIFY  S')
  const found = rowsOf(page, 'Keywords to add')
  await expect(found).toHaveText([
    'modify snow9,998Winter boots',
    'modify sandals70Inactive',
    'modify slippers60Excluded',
    'MODIFY S–New keyword',
  ])
  // The order is that of the search: no header offers another one.
  await expect(dialog(page).getByRole('columnheader').getByRole('button')).toHaveCount(0)
  await expect(button(page, 'Add to cluster')).toBeDisabled()
  await found.nth(0).getByRole('checkbox').check()
  await found.nth(1).getByRole('checkbox').check()
  await found.nth(2).getByRole('checkbox').check()
  await tabOf(page, 'Merge clusters').click()
  await tabOf(page, 'Add keywords').click()
  await expect(searchBox(page)).toHaveValue('MODIFY  S')
  await expect(dialog(page).getByText('3 selected')).toBeVisible()
  await search(page, 'Modify Boots')
  await expect(found.nth(0)).toHaveText('modify boots9,999Keyword already added')
  await expect(found.nth(0).getByRole('checkbox')).toBeDisabled()
  await search(page, 'Modify wellies')
  await expect(found).toHaveText(['Modify wellies–New keyword'])
  await found.nth(0).getByRole('checkbox').check()
  await expect(dialog(page).getByText('4 selected')).toBeVisible()
  await button(page, 'Add to cluster').click()
  await expect(dialog(page)).toBeHidden()
  await expect(message(page)).toContainText('4 keywords added to the cluster')
  await expect(ownKeywords(page)).toHaveCount(9)
  await expect(ownKeywords(page).filter({ hasText: 'Modify wellies' })).toBeVisible()
  await message(page).getByRole('button', { name: 'Undo' }).click()
  await expect(ownKeywords(page)).toHaveCount(5)
})

test('refusals are shown in the dialog; keywords are excluded, reset and moved to a new cluster, which a dialog leads to', async ({
  page,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/409/)
  const { path } = await openModify(page, { tab: 'remove' })
  await treeItem(page, 'modify laces').click()
  await button(page, 'Move to new cluster').click()
  const title = dialog(page).getByRole('textbox', { name: 'New cluster title' })
  await title.fill('winter BOOTS')
  await title.press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('Article title already exists.')
  await button(page, 'Cancel').click()
  await expect(dialog(page).getByRole('alert')).toHaveText('')
  await expect(dialog(page).getByText('1 selected')).toBeVisible()

  for (const [action, done] of [
    ['Exclude', 'excluded'],
    ['Make inactive', 'made inactive'],
  ] as const) {
    if (action === 'Make inactive') {
      await goTo(page, `${path}&modify=remove`)
      await treeItem(page, 'modify laces').click()
    }
    await button(page, action).click()
    await expect(message(page)).toContainText(`1 keyword ${done}`)
    await expect(ownKeywords(page)).toHaveCount(4)
    await message(page).getByRole('button', { name: 'Undo' }).click()
    await expect(ownKeywords(page)).toHaveCount(5)
  }

  await goTo(page, `${path}&modify=remove`)
  await expect(button(page, 'Move to new cluster')).toBeDisabled()
  const meeting = treeItem(page, /^“modify boots” with 1 more and “modify trekkers” meet: 6/)
  await expect(meeting).toHaveText('6.0')
  await expect(treeItem(page, /^“modify boots” and “modify hikers” meet: 10/)).toHaveText('')
  await meeting.click()
  await expect(treeItem(page, 'modify hikers')).toHaveAttribute('aria-selected', 'true')
  await expect(meeting).toHaveAttribute('aria-selected', 'true')
  await expect(dialog(page).getByText('3 selected')).toBeVisible()
  await treeItem(page, 'modify hikers').click()
  await expect(meeting).toHaveAttribute('aria-selected', 'false')
  await meeting.click()
  await meeting.click()
  await expect(dialog(page).getByText('0 selected')).toBeVisible()
  await treeItem(page, 'modify trekkers').click()
  await dialog(page).getByRole('checkbox', { name: 'modify unknown' }).check()
  await button(page, 'Move to new cluster').click()
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Modify trekkers')
  await title.fill('  ')
  await expect(button(page, 'Move 2 keywords')).toBeDisabled()
  await title.fill('Trekking')
  await title.press('Enter')
  await expect(dialog(page)).toBeHidden()
  const created = page.getByRole('dialog', { name: 'New cluster created' })
  await expect(created).toContainText('2 keywords moved to “Trekking”.')
  await page.keyboard.press('Escape')
  await expect(created).toBeVisible()
  await expect(ownKeywords(page)).toHaveCount(3)
  await created.getByRole('link', { name: 'Open new cluster' }).click()
  await expect(page.getByRole('heading', { name: 'Trekking', level: 1 })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Keywords 2' })).toBeVisible()
  await expect(created).toBeHidden()

  await goTo(page, `${path}&modify=remove`)
  await treeItem(page, 'modify laces').click()
  await button(page, 'Move to new cluster').click()
  await title.press('Enter')
  await created.getByRole('button', { name: 'Stay here' }).click()
  await expect(ownKeywords(page)).toHaveCount(2)
  await message(page).getByRole('button', { name: 'Undo' }).click()
  await expect(ownKeywords(page)).toHaveCount(3)
})

test('what is searched and selected stays when the page is reloaded, and is forgotten when the dialog is closed; a locked cluster is unlocked first', async ({
  page,
}) => {
  const { boots } = await openModify(page)
  await search(page, 'modify s')
  const found = rowsOf(page, 'Keywords to add')
  await found.nth(1).getByRole('checkbox').check()
  await search(page, 'Modify wellies')
  // Until they come, the keywords found before are shown, and one of them would be selected.
  await expect(found).toHaveText(['Modify wellies–New keyword'])
  await found.nth(0).getByRole('checkbox').check()
  await tabOf(page, 'Remove keywords').click()
  await treeItem(page, 'modify laces').click()
  await page.reload()
  await expect(treeItem(page, 'modify laces')).toHaveAttribute('aria-selected', 'true')
  await expect(dialog(page).getByText('1 selected')).toBeVisible()
  await tabOf(page, 'Add keywords').click()
  await expect(searchBox(page)).toHaveValue('Modify wellies')
  await expect(found.nth(0).getByRole('checkbox')).toBeChecked()
  await button(page, 'Add to cluster').click()
  await expect(message(page)).toContainText('2 keywords added to the cluster')
  await expect(ownKeywords(page)).toHaveCount(7)

  const opener = page.getByRole('button', { name: 'Modify keywords' })
  await opener.click()
  await expect(dialog(page).getByText('0 selected')).toBeVisible()
  await search(page, 'modify snow')
  await expect(found.nth(0)).toContainText('modify snow')
  await found.nth(0).getByRole('checkbox').check()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await opener.click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(dialog(page).getByText('0 selected')).toBeVisible()

  await withJourneyDatabase((client) =>
    client.query('update articles set is_locked = true where id = $1', [boots]),
  )
  await page.reload()
  await expect(dialog(page)).toContainText('This cluster is locked')
  await expect(dialog(page).getByRole('tab')).toHaveCount(0)
  await expect(button(page, 'Unlock')).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(searchBox(page)).toBeFocused()
  await expect(message(page)).toContainText('1 cluster unlocked')
})

test('a similar cluster is merged into this one after a question, unless it is locked; any cluster can be searched', async ({
  page,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/status of 400/)
  const { person, winter, path } = await openModify(page, { tab: 'merge' })
  const clusterSearch = dialog(page).getByRole('textbox', { name: 'Search all clusters' })
  const found = dialog(page).getByRole('region', { name: 'Clusters found' })
  await clusterSearch.fill('boots winter')
  await expect(found.getByRole('listitem')).toHaveText([/^Winter boots/])
  await clusterSearch.fill('no such cluster')
  await expect(found).toContainText('No other cluster is found for “no such cluster”.')
  await withJourneyDatabase(async (client) => {
    await client.query('update articles set is_locked = true where id = $1', [winter])
    await client.query(
      `insert into articles (workspace_id, contentplan_id, title, estimated_search_volume)
       select $1, $2, 'Tent ' || n, 100000 from generate_series(1, 23) n`,
      [person.workspaces[0]?.id, person.workspaces[0]?.plans[0]],
    )
  })
  // Before the answer, nothing is said about a new text.
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>()
  await page.route(/filter_title_words=tent/, async (route) => {
    await isHeld
    await route.continue()
  })
  await clusterSearch.fill('tent')
  await expect(found).toContainText('Clusters are searched')
  await expect(found).not.toContainText('No other cluster')
  release()
  await expect(found.getByRole('listitem')).toHaveCount(20)
  await expect(found).toContainText('3 more, less searched')
  // Winter boots, too, but not the open cluster.
  await clusterSearch.fill('/t/')
  await expect(found).toContainText('4 more, less searched')
  await clusterSearch.fill('/[/')
  await expect(dialog(page).getByText(/^this is not a regular expression/)).toBeVisible()
  await clusterSearch.fill('tent '.repeat(50))
  await expect(found).toContainText('3 more, less searched')
  await clusterSearch.fill('')
  await expect(found).toBeHidden()
  await page.goto(`${path}&modify=merge`)
  await expect(button(page, 'Merge Winter boots')).toBeDisabled()
  await expect(button(page, 'Merge Winter boots')).toHaveAccessibleDescription('Locked: unlock it first')
  await clusterSearch.fill('boots winter')
  await expect(button(page, 'Merge Winter boots')).toBeDisabled()
  await withJourneyDatabase((client) =>
    client.query('update articles set is_locked = false where id = $1', [winter]),
  )
  await page.goto(`${path}&modify=merge`)
  const card = dialog(page).getByRole('article', { name: 'Winter boots' })
  await expect(card).toContainText('SERP overlap')
  await expect(card.getByRole('listitem')).toHaveText(['modify winter9,999', 'modify snow9,998'])
  await expect(rowsOf(page, 'Own keywords')).toHaveCount(5)
  await button(page, 'Merge Winter boots').click()
  const question = page.getByRole('alertdialog', { name: 'Merge clusters' })
  await expect(question).toContainText('2 keywords move, and the other cluster is deleted.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toBeVisible()
  await button(page, 'Merge Winter boots').click()
  await question.getByRole('button', { name: 'Merge' }).click()
  await expect(message(page)).toContainText('“Winter boots” is merged into this cluster')
  await expect(ownKeywords(page)).toHaveCount(7)
  await message(page).getByRole('button', { name: 'Undo' }).click()
  await expect(ownKeywords(page)).toHaveCount(5)
})
