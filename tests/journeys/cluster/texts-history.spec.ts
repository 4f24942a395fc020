import { expect, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import {
  button,
  choose,
  editor,
  expectText,
  makeColleague,
  openDraft,
  readDraft,
  saveAs,
  textHistory,
  type OpenedTexts,
} from './texts-page.ts'

const VERSIONS = ['Warm boots', 'Warm boots for snow', '# Boots\n\nWarm boots for snow and ice']

test('the history shows sittings and their saves, as text and as differences, and brings a version back', async ({
  page,
}) => {
  const opened = await openDraft(page, VERSIONS)
  const grace = await makeColleague(opened.person, 'Grace Hopper')
  await saveAs(page, opened, { text: 'Cold boots', by: grace })
  await expectText(editor(page), /^Cold boots$/)
  await button(page, 'History').click()
  const history = textHistory(page)
  await expect(history.getByText('4 versions, the newest first')).toBeVisible()
  await expect(history.getByRole('button', { name: /^Grace Hopper −5 words/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(history.locator('ins')).toHaveText(/Cold/)

  await history.getByRole('button', { name: /^Ada Lovelace \+7 words/ }).click()
  await expect(history.locator('ins')).toHaveText(/Warm boots for snow and ice/)
  await choose(history, 'Text')
  await expect(history.getByRole('heading', { name: 'Boots' })).toBeVisible()
  await history.getByRole('button', { name: 'Show each save' }).click()
  await history
    .getByRole('button', { name: /\+2 words$/ })
    .first()
    .click()
  await choose(history, 'To the newest')
  await expect(history.locator('del').first()).toHaveText('Warm')
  await history.getByRole('button', { name: 'Restore' }).click()
  await expect(history).toBeHidden()
  await expectText(editor(page), /^Warm boots for snow$/)
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expectText(editor(page), /^Cold boots$/)
  expect(await readDraft(page, opened)).toEqual({ text: 'Cold boots', version: 6 })
})

test('a text with thousands of versions shows them a page at a time', async ({ page }) => {
  const opened = await openDraft(page, 'One')
  await addVersions(opened, 3_000)
  await page.reload()
  await button(page, 'History').click()
  const more = page.getByRole('button', { name: 'Show older versions' })
  await expect(page.getByText('3,001 versions, the newest first')).toBeVisible()
  const lines = page.getByRole('dialog').getByRole('listitem')
  await expect(lines).toHaveCount(50)
  await more.click()
  await expect(lines).toHaveCount(100)
})

/** Adds versions by the database, each an hour after the one before. */
async function addVersions({ articleId }: OpenedTexts, count: number): Promise<void> {
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into article_text_revisions (workspace_id, contentplan_id, article_id, section, version, saved_by,
         saved_at, size, word_count, text)
       select workspace_id, contentplan_id, article_id, section, 1 + n, saved_by, saved_at + n * interval '1 hour', 3, 1,
         'One'
       from article_text_revisions, generate_series(1, $2::integer) n where article_id = $1`,
      [articleId, count],
    )
    await client.query('update article_texts set version = $2, full_version = $2 where article_id = $1', [
      articleId,
      count + 1,
    ])
  })
}
