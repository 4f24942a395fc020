import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import {
  button,
  comparison,
  decide,
  editor,
  expectText,
  holdSaves,
  makeColleague,
  openDraft,
  readDraft,
  saveAs,
  SAVES,
  status,
  texts,
  typeAtEnd,
} from './texts-page.ts'

/** A user and a colleague go on from the same text in different ways; the colleague's is saved first. */
async function changeTheSameWords(page: Page) {
  const opened = await openDraft(page, 'The end')
  const grace = await makeColleague(opened.person, 'Grace Hopper')
  const release = await holdSaves(page)
  await typeAtEnd(editor(page), ' is mine')
  await saveAs(page, opened, { text: 'The end is hers', by: grace })
  release()
  return opened
}

const TEXT = '# Boots\n\nWarm boots for snow.\n\nDry socks matter too.\n\nThe end.\n'

test('a window without changes shows at once what another one saves; one with changes is told', async ({
  page,
  context,
}) => {
  const opened = await openDraft(page, 'One')
  const other = await context.newPage()
  await other.goto(opened.path)
  await expectText(editor(other), /^One$/)
  await typeAtEnd(editor(other), ' two')
  await expectText(editor(page), /^One two/)
  await expect(texts(page).getByText(/Updated just now by Ada Lovelace/)).toBeVisible()
  await typeAtEnd(editor(page), ' three')
  await expectText(editor(other), /^One two three/)
  await expect(comparison(page)).toBeHidden()
})

test('changes of two people in different places are merged, and nothing is saved before the user has chosen', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const opened = await openDraft(page, TEXT)
  const grace = await makeColleague(opened.person, 'Grace Hopper')
  const release = await holdSaves(page)
  await typeAtEnd(editor(page), 'See you soon.')
  await saveAs(page, opened, { text: TEXT.replace('Warm boots', 'Very warm boots'), by: grace })
  release()
  await expect(comparison(page)).toBeVisible()
  await expect(comparison(page).getByText(/^Grace Hopper saved this text on /)).toBeVisible()
  await expect(comparison(page).getByRole('radio', { name: 'Merged' })).toBeChecked()
  await expect(comparison(page).locator('ins', { hasText: 'See you soon.' })).toBeVisible()

  // Escape decides nothing, and typing goes on.
  await page.keyboard.press('Escape')
  await expect(comparison(page)).toBeHidden()
  await expect(texts(page).getByText(/^Grace Hopper changed this text while you were writing/)).toBeVisible()
  await typeAtEnd(editor(page), ' Bye.')
  await button(page, 'Compare').click()
  await expect(comparison(page).locator('ins', { hasText: 'See you soon. Bye.' })).toBeVisible()
  expect((await readDraft(page, opened)).version).toBe(2)
  await comparison(page).getByRole('button', { name: 'Save the merged text' }).click()
  await expect(comparison(page)).toBeHidden()
  await expectText(editor(page), /Very warm boots for snow.*The end\.\s*See you soon\. Bye\./s)
  const saved = await readDraft(page, opened)
  expect(saved.version).toBe(3)
  expect(saved.text).toMatch(/^# Boots\n\nVery warm boots for snow\.\n\n.*See you soon\. Bye\.\s*$/s)
  await typeAtEnd(editor(page), ' Really.')
  await expect(status(page, 'Changes saved')).toBeVisible()
  expect((await readDraft(page, opened)).version).toBe(4)
})

test('where both changed the same words, each place is chosen, and what is not taken is kept aside', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  await changeTheSameWords(page)
  const save = comparison(page).getByRole('button', { name: 'Save the merged text' })
  await expect(comparison(page).getByText(/\(1 left\)/)).toBeVisible()
  await expect(save).toBeDisabled()
  await comparison(page)
    .getByRole('group', { name: /^Place 1/ })
    .getByRole('radio', { name: /^Theirs/ })
    .check()
  await save.click()
  await expectText(editor(page), /^The end is hers$/)
  await expect(texts(page).getByText(/^You typed this on /)).toBeVisible()
  await button(page, 'Show what differs').click()
  await expect(texts(page).locator('ins')).toHaveText(/mine/)
})

test('taking their text keeps mine aside, from where it comes back on top of theirs', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const opened = await changeTheSameWords(page)
  await expect(comparison(page)).toBeVisible()
  await decide(page, 'Theirs')
  await expectText(editor(page), /^The end is hers$/)

  // It is still there after a reload, and is compared again, because it was made from an older version.
  await page.reload()
  await button(page, 'Restore').click()
  await decide(page, 'Mine')
  await expectText(editor(page), /^The end is mine$/)
  await expect(button(page, 'Restore')).toBeHidden()
  expect(await readDraft(page, opened)).toMatchObject({
    version: 3,
    text: expect.stringMatching(/is mine\s*$/),
  })
})

test('a save whose answer is lost does not open the comparison', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/)
  expectProblem(/status of 409/)
  const opened = await openDraft(page, 'One')
  let isLost = true
  await page.route(SAVES, async (route) => {
    const answer = await route.fetch()
    if (!isLost) return route.fulfill({ response: answer })
    isLost = false
    await route.abort()
  })
  await typeAtEnd(editor(page), ' two')
  await expect(status(page, 'Save failed - will retry')).toBeVisible()
  await typeAtEnd(editor(page), ' three')
  await expect(status(page, 'Changes saved')).toBeVisible()
  await expect(comparison(page)).toBeHidden()
  expect((await readDraft(page, opened)).text.trim()).toBe('One two three')
})
