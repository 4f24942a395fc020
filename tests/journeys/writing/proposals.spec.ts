import { expect, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import {
  editor,
  expectText,
  makeTexts,
  readDraft,
  saveAs,
  texts,
} from '#tests/journeys/cluster/texts-page.ts'
import { connectReally, press, proposal, seedProposal, steps, writing } from './agents-page.ts'

const OWN = '# Boots\n\nWarm boots for snow.\n\nDry socks matter too.\n\nThe end.\n'
const PROPOSED = '# Boots\n\nVery warm boots for deep snow.\n\nDry socks matter too.\n\nGood night.\n'

test('without a language model the own engine says what it is; a proposal is taken over change by change', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const opened = await makeTexts(page, { draft: OWN })
  await connectReally(opened)
  await page.goto(opened.path)
  await expect(writing(page).getByText(/^No language model is connected\. Our own engine/)).toBeVisible()
  await expect(
    writing(page).getByText('This calls no language model, and takes no article credit.'),
  ).toBeVisible()
  await expect(writing(page).getByRole('link', { name: 'Connect a model' })).toHaveAttribute(
    'href',
    /\/settings\?tab=models$/,
  )
  await press(page, 'Write')
  // No search results are connected either.
  await expect(writing(page).getByRole('alert')).toHaveText('Briefing failed.')
  await expect(steps(page).getByText('Briefing, failed')).toBeVisible()
  await expect(writing(page).getByRole('button', { name: 'Try again' })).toBeVisible()

  await seedProposal(opened, PROPOSED)
  await page.goto(opened.path)
  await texts(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(texts(page).getByText('The writer’s proposal is dismissed.')).toBeVisible()
  await texts(page).getByRole('button', { name: 'Undo dismissing' }).click()
  await texts(page).getByRole('button', { name: 'Compare' }).click()
  await expect(proposal(page).getByText('2 of 2 changes taken')).toBeVisible()
  await expect(
    proposal(page).locator('ins', { hasText: 'Very' }).or(proposal(page).locator('ins').first()),
  ).toBeVisible()
  await proposal(page).getByRole('checkbox', { name: 'Take change 2' }).uncheck()

  // A colleague saves while the dialog is open: nothing is saved over it, and the differences are shown again.
  await saveAs(page, opened, { text: OWN.replace('Dry socks', 'Dry wool socks') })
  await proposal(page).getByRole('button', { name: 'Take 1 change' }).click()
  await expect(proposal(page).getByRole('alert')).toContainText('The text was changed meanwhile')
  expect((await readDraft(page, opened)).version).toBe(2)
  await expect(proposal(page).getByText('3 of 3 changes taken')).toBeVisible()
  await proposal(page).getByRole('button', { name: 'Take none' }).click()
  await expect(proposal(page).getByRole('button', { name: /^Take 0/ })).toBeDisabled()
  await proposal(page).getByRole('checkbox', { name: 'Take change 1' }).check()
  await proposal(page).getByRole('button', { name: 'Take 1 change' }).click()
  await expect(proposal(page)).toBeHidden()
  await expectText(editor(page), /Very warm boots for deep snow\..*Dry wool socks.*The end\./s)
  expect(await readDraft(page, opened)).toEqual({
    version: 3,
    text: '# Boots\n\nVery warm boots for deep snow.\n\nDry wool socks matter too.\n\nThe end.\n',
  })
  await expect(texts(page).getByText(/^The writer proposes/)).toBeHidden()

  // A dismissal that the user does not undo is told to the server.
  await withJourneyDatabase((client) =>
    client.query(`update text_proposals set state = 'open' where article_id = $1`, [opened.articleId]),
  )
  await page.reload()
  await texts(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(texts(page).getByText('The writer’s proposal is dismissed.')).toBeVisible()
  await expect(texts(page).getByText('The writer’s proposal is dismissed.')).toBeHidden()
  await page.reload()
  await expect(editor(page)).toBeVisible()
  await expect(texts(page).getByText(/^The writer proposes/)).toBeHidden()
})
