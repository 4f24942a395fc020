import { expect, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { editor, expectText, makeTexts, tab, texts, typeAtEnd } from '#tests/journeys/cluster/texts-page.ts'
import { dock, holdTexts, holdWriting, press, rewriteFrom, steps, writing } from './agents-page.ts'

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
  test.setTimeout(300_000)
  const opened = await makeTexts(page)
  const { articleId, path } = opened
  await withJourneyDatabase((client) =>
    client.query(
      `update keywords set keyword = 'hiking boots', folded = 'hiking boots' where article_id = $1`,
      [articleId],
    ),
  )
  const other = await context.newPage()
  await other.goto(path)
  await expect(editor(other)).toBeVisible()
  await page.goto(path)
  await expect(writing(page).getByText(/^Usually .* and 1 article credit\./)).toBeVisible()
  await press(page, 'Write')
  await expect(steps(page).getByRole('listitem')).toHaveCount(5)
  // The draft must not be written before it is typed in.
  const letWrite = await holdWriting(opened)
  // The steps stand here, so the dock does not repeat them.
  await expect(dock(page)).toBeHidden()
  await expect(writing(other).getByRole('button', { name: 'Stop' })).toBeVisible()
  await typeAtEnd(editor(other), 'My own words')
  letWrite()

  const watched = texts(page).getByRole('article')
  await expect(tab(page, 'Draft')).toContainText('being written', { timeout: 90_000 })
  await expect(watched.first()).toContainText(/\S+ \S+ \S+/)
  const early = (await watched.allInnerTexts()).join('').length
  await expect.poll(async () => (await watched.allInnerTexts()).join('').length).toBeGreaterThan(early)
  await expect(editor(page)).toBeHidden()
  await expect(texts(page).getByText(/^The writer is writing, section [2-9] of \d/)).toBeVisible()
  const release = await holdWriting(opened)

  // A reload finds the sections that are finished.
  await page.reload()
  await expect(watched.first()).toContainText(/\S+ \S+ \S+/)
  // Beside it, what is said about the covered text is no longer offered to be mended.
  const covered = /^What an agent writes covers your text/
  await expect(page.getByText(covered)).toBeVisible()
  // What the other window has typed is neither covered nor lost.
  await expect(editor(other)).toBeVisible()
  await expect(texts(other).getByText(/^The writer (is writing|waits).*, beside you\./)).toBeVisible()
  await texts(other).getByRole('button', { name: 'Watch' }).click()
  await expect(texts(other).getByRole('article').first()).toBeVisible()
  await texts(other).getByRole('button', { name: 'Show the editor' }).click()
  await expectText(editor(other), /My own words/)
  await expect(other.getByText(covered)).toBeHidden()
  await other.close()
  release()

  await expect(writing(page).getByText('The article is written.')).toBeVisible({ timeout: 90_000 })
  await expect(texts(page).getByText(/^The writer proposes another draft/)).toBeVisible()
  await expectText(editor(page), /^My own words/)
  await tab(page, 'Final Draft').click()
  await expectText(editor(page, 'Final Draft'), /My own words.*Frequently asked questions/s)

  await page.goto(path)
  for (const { status, done, now } of STATUSES) {
    // A step that is done before it was seen would be missed.
    const releaseTexts = await holdTexts(opened)
    await rewriteFrom(page, { status, now })
    for (const step of done) await expect(steps(page).getByText(`${step}, done`)).toBeVisible()
    await press(page, 'Stop')
    await expect(writing(page).getByText('The writing was stopped.')).toBeVisible()
    releaseTexts()
  }
})
