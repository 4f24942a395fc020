import { expect, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { editor, expectText, makeTexts, tab, texts, typeAtEnd } from '#tests/journeys/cluster/texts-page.ts'
import { dock, press, rewriteFrom, steps, writing } from './agents-page.ts'

/** Where each status goes on (M-09), from the last one: a status that was not reached yet cannot be chosen. */
const STATUSES = [
  { status: 'Drafted', done: ['Briefing', 'Researching', 'Drafting'], now: 'Editing' },
  { status: 'Researched', done: ['Briefing', 'Researching'], now: 'Drafting' },
  { status: 'Briefed', done: ['Briefing'], now: 'Researching' },
  { status: 'No status', done: [], now: 'Briefing' },
]

test('an article is written from cluster to final draft before the eyes of two windows, and again from each status', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const opened = await makeTexts(page)
  const { articleId, path } = opened
  await withJourneyDatabase((client) =>
    client.query(
      `update keywords set keyword = 'hiking boots', folded = 'hiking boots' where article_id = $1`,
      [articleId],
    ),
  )
  await page.goto(path)
  await expect(writing(page).getByText(/^Usually .* and 1 article credit\./)).toBeVisible()
  await press(page, 'Write')
  await expect(steps(page).getByRole('listitem')).toHaveCount(5)
  // The steps stand here, so the dock does not repeat them.
  await expect(dock(page)).toBeHidden()

  const other = await context.newPage()
  await other.goto(path)
  await expect(writing(other).getByRole('button', { name: 'Stop' })).toBeVisible()
  await typeAtEnd(editor(other), 'My own words')

  const watched = texts(page).getByRole('article')
  await expect(tab(page, 'Draft')).toContainText('being written')
  await expect(watched.first()).toContainText(/\S+ \S+ \S+/)
  const early = (await watched.first().innerText()).length
  await expect.poll(async () => (await watched.first().innerText()).length).toBeGreaterThan(early)
  await expect(editor(page)).toBeHidden()
  await expect(texts(page).getByText(/^The writer is writing, section \d of \d/)).toBeVisible()

  // What the other window has typed is neither covered nor lost; a reload finds what is finished.
  await expect(editor(other)).toBeVisible()
  await expect(texts(other).getByText(/^The writer is writing beside you/)).toBeVisible()
  await texts(other).getByRole('button', { name: 'Watch' }).click()
  await expect(texts(other).getByRole('article').first()).toBeVisible()
  await texts(other).getByRole('button', { name: 'Show the editor' }).click()
  await expectText(editor(other), /My own words/)

  await expect(tab(page, 'Final Draft')).toContainText('being written')
  await expect(writing(page).getByText('The article is written.')).toBeVisible({ timeout: 90_000 })
  await expect(texts(page).getByText(/^The writer proposes another draft/)).toBeVisible()
  await expectText(editor(page), /^My own words/)
  await tab(page, 'Final Draft').click()
  await expectText(editor(page, 'Final Draft'), /Trail boots/)
  await other.close()

  await page.goto(path)
  for (const { status, done, now } of STATUSES) {
    await rewriteFrom(page, { status, now })
    for (const step of done) await expect(steps(page).getByText(`${step}, done`)).toBeVisible()
    await press(page, 'Stop')
    await expect(writing(page).getByText('The writing was stopped.')).toBeVisible()
  }
})
