import { expect, test } from '#tests/support/browser/journey.ts'
import { typeAtEnd } from '#tests/journeys/cluster/texts-page.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import {
  button,
  expectOpen,
  final,
  list,
  listTab,
  openContentEditor,
  review,
  row,
  saveByAgent,
} from './content-page.ts'

const GOOD = '# Boots\n\n## Care\n\nWax keeps the rain out of leather.\n'

test('a reviewer goes through the written articles by keyboard, and only what is in order is marked', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  await openContentEditor(page, [
    { title: 'Care of boots', hub: 'Boots', status: 'edited', final: GOOD },
    {
      title: 'Price of boots',
      hub: 'Boots',
      status: 'illustrated',
      final: '# Boots\n\n## Price\n\nBoots cost 99 dollars [[1]](https://one.example/boots "E1").\n',
      isOfAgents: true,
    },
    { title: 'All about laces', hub: null, status: 'edited', final: GOOD },
    { title: 'Old news', hub: null, status: 'published', final: GOOD },
  ])
  await expect(listTab(page, 'Written')).toHaveText('Written3')
  await expect(listTab(page, 'Published')).toHaveText('Published1')
  await expect(list(page).getByRole('rowheader')).toHaveText(['Boots2', 'No Hub1'])

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expectOpen(page, 'Care of boots', '1 of 3')
  await expect(page).toHaveURL(/\?text=final&article=\d+$/)
  await button(page, 'Mark reviewed').press('Enter')
  await expect(review(page).getByText('just now by Ada Lovelace')).toBeVisible()
  await expect(review(page).getByText('Reviewed', { exact: true })).toBeVisible()

  await page.keyboard.press('j')
  await expectOpen(page, 'Price of boots', '2 of 3')
  await button(page, 'Mark reviewed').click()
  await expect(review(page).getByRole('alert')).toContainText(
    'This text cannot be marked as reviewed: 1 citation has no evidence behind it; 1 link leads to an unknown page.',
  )
  await button(page, 'Show the passage').click()
  await expect(final(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('1')
  // J is a letter while the user types.
  await page.keyboard.press('Alt+k')
  await expectOpen(page, 'Care of boots', '1 of 3')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expectOpen(page, 'All about laces', '3 of 3')

  await button(page, 'Reject').click()
  await expect(review(page).getByText('Rejected', { exact: true })).toBeVisible()
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(review(page).getByText('Edited', { exact: true })).toBeVisible()
  await button(page, 'Mark published').click()
  const asked = page.getByRole('alertdialog', { name: 'You have not reviewed this' })
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Upload').click()
  await expect(messages(page)).toContainText(
    'CMS integration is not configured. Please set up a CMS integration first.',
  )

  await typeAtEnd(final(page), 'Laces hold boots together.')
  await page.keyboard.press('Escape')
  await expect(review(page)).toBeHidden()
  await expect(page).toHaveURL(/content-editor$/)
  await expect(row(page, 'All about laces')).toContainText('12')
  await expect(listTab(page, 'Reviewed')).toHaveText('Reviewed1')

  await row(page, 'All about laces').getByRole('checkbox').check()
  await row(page, 'Price of boots').getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Mark published' }).click()
  await expect(asked).toContainText('None of these 2 articles is reviewed.')
  await asked.getByRole('button', { name: 'Publish without a review' }).click()
  await expect(asked).toContainText('“Price of boots”: This text cannot be marked as published')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await bar.getByRole('button', { name: 'Copy titles' }).click()
  await expect(messages(page)).toContainText('Copied 2 article title(s) to clipboard')
})

test('a published article that an agent has changed is reviewed again, in the version that was read', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const title = 'Care of boots'
  const person = await openContentEditor(
    page,
    [{ title, hub: null, status: 'published', final: GOOD, isOfAgents: true }],
    '?tab=published',
  )
  await expect(row(page, title)).toContainText('Published')
  await row(page, title).getByRole('link').click()
  await expectOpen(page, title, '1 of 1')
  await expect(button(page, 'Mark reviewed')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await saveByAgent(person, title, `${GOOD}\nBrush them.\n`)
  await page.reload()
  await expect(row(page, title)).toContainText('Published, changed')
  await row(page, title).getByRole('link').click()
  await expectOpen(page, title, '1 of 1')
  const reason = review(page).getByText('An agent has changed this text since its last review.')
  await expect(reason).toBeVisible()
  await expect(final(page)).toContainText('Brush them.')

  await saveByAgent(person, title, `${GOOD}\nNever brush them.\n`)
  await button(page, 'Mark reviewed').click()
  await expect(review(page).getByRole('alert')).toContainText(
    'The text has changed since you read it: Editor has saved it. Nothing was marked. Read the new text, then mark it.',
  )
  await expect(final(page)).toContainText('Never brush them.')
  await button(page, 'Mark reviewed').click()
  await expect(reason).toBeHidden()
  await expect(button(page, 'Mark reviewed')).toHaveCount(0)
  await expect(review(page).getByText('Published', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(listTab(page, 'Published')).toHaveText('Published1')
})

test('what cannot be saved keeps the editor open until the user decides, and is offered again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/)
  await openContentEditor(
    page,
    [{ title: 'Care of boots', hub: null, status: 'reviewed', final: GOOD }],
    '?tab=reviewed',
  )
  await row(page, 'Care of boots').getByRole('link').click()
  await expectOpen(page, 'Care of boots', '1 of 1')
  await page.route(/\/contentplan\/\d+\/article$/, (route) => route.abort())
  await typeAtEnd(final(page), 'Kept words')
  await button(page, 'Close (Esc)').click()
  await button(page, 'Saving…').click()
  const asked = page.getByRole('alertdialog', { name: 'Not everything is saved' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(messages(page)).toContainText(
    'Failed to save changes after multiple attempts. Please try again later.',
  )
  await button(page, 'Close (Esc)').click()
  await asked.getByRole('button', { name: 'Close anyway' }).click()
  await expect(review(page)).toBeHidden()
  await page.unroute(/\/contentplan\/\d+\/article$/)
  await page.reload()
  await row(page, 'Care of boots').getByRole('link').click()
  await button(page, 'Restore').click()
  await expect(final(page)).toContainText('Kept words')
})
