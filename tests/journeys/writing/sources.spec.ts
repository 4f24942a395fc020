import { expect, expectFineInAllColours, test } from '#tests/support/browser/journey.ts'
import { editor, expectText, status, typeAtEnd } from '#tests/journeys/cluster/texts-page.ts'
import { beside, makeSourced, score, SENTENCES, side } from './writing-page.ts'

test('a number shows its sentence in its source; what is not trusted is marked, counts against the score, and is mended by one press', async ({
  page,
}) => {
  test.slow()
  const { articleId, person, path } = await makeSourced(page)
  const headers = { authorization: `Bearer ${person.token}` }
  const readScore = async () => {
    const { score: points } = await (
      await page.request.get(`/api/article/${articleId}/score`, { headers })
    ).json()
    return points
  }
  // Both are read again and again: the server's follows once the text is saved.
  const expectScoreOfServer = () =>
    expect.poll(async () => String(await readScore()) === (await score(page).textContent())).toBe(true)
  await page.goto(path)
  const text = editor(page, 'Final Draft')
  const panel = beside(page)
  await expect(panel.getByRole('list', { name: 'Used in this text' }).getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByRole('list', { name: 'Without a source' })).toHaveText(
    new RegExp(SENTENCES.uncited),
  )
  await panel.getByText('Could not be read').click()
  await expect(panel.getByText('The page refused to be read.')).toBeVisible()

  // A click on a number shows the sentence in the page that it is from, whose code is shown as text.
  await text.getByRole('link', { name: '[1]' }).click()
  const quoted = panel.getByRole('region', { name: 'In its page' })
  await expect(quoted.locator('mark')).toHaveText('A pair of boots weighs 900 grams.')
  await expect(quoted).toContainText('<img src=x onerror=')
  await expectFineInAllColours(page)
  await panel.getByRole('button', { name: SENTENCES.weight }).click()
  await expect(text).toBeFocused()
  await expect
    .poll(() => page.evaluate(() => document.getSelection()?.toString()))
    .toContain(SENTENCES.weight)

  // The keyboard twin, and the markdown.
  await text.getByRole('link', { name: '[2]' }).click()
  await expect(panel.getByText('The page is no longer stored.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await page.locator('.cm-content').getByText('E1').click()
  await page.keyboard.press('Alt+Enter')
  await expect(quoted.locator('mark')).toHaveText('A pair of boots weighs 900 grams.')
  await page.keyboard.press('ControlOrMeta+s')

  await side(page, 'Score').click()
  await expectScoreOfServer()
  const before = Number(await score(page).textContent())
  await expect(panel.getByText('Nothing blocks reviewing and publishing.')).toBeVisible()
  await side(page, 'Sources').click()
  await panel.getByRole('button', { name: 'I do not trust this' }).click()
  await expect(panel.getByText('Rests on a card that is not trusted')).not.toHaveCount(0)
  await expect(text.locator('mark')).toContainText([SENTENCES.weight, '[1]'])
  await expect(panel.getByRole('list', { name: 'Without a source' }).getByRole('listitem')).toHaveCount(2)
  await side(page, 'Score').click()
  await expect(panel.getByText('[1] rests on a card that was struck out (E1).')).toBeVisible()
  await expect.poll(async () => Number(await score(page).textContent())).toBeLessThan(before)
  await expectScoreOfServer()

  // One press mends it, and Undo takes that back.
  await panel.getByRole('button', { name: 'Remove the number' }).click()
  await expect(panel.getByText('Nothing blocks reviewing and publishing.')).toBeVisible()
  await expect(text.getByRole('link', { name: '[1]' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).last().click()
  await expect(text.getByRole('link', { name: '[1]' })).toBeVisible()
  await expect(panel.getByText('[1] rests on a card that was struck out (E1).')).toBeVisible()

  // Another window trusts the card again.
  const trusted = await page.request.put(`/api/article/${articleId}/source/E1`, {
    headers,
    data: { struck: false },
  })
  expect(trusted.ok()).toBe(true)
  await expect(text.locator('mark')).toHaveCount(0)
  await expect(panel.getByText('Nothing blocks reviewing and publishing.')).toBeVisible()
  await expect(score(page)).toHaveText(String(before))

  // The score moves while one types, and is the one that the server gives for what was saved.
  await typeAtEnd(text, ' It was tested on 400 days and on 80 peaks.')
  await expect(score(page)).not.toHaveText(String(before))
  await expect(status(page, 'Changes saved')).toBeVisible()
  await expectScoreOfServer()

  // A narrow window opens it over the text, and goes back to the text for a passage.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(panel).toBeVisible()
  await side(page, 'Sources').click()
  await panel
    .getByRole('list', { name: 'Without a source' })
    .getByRole('button', { name: SENTENCES.uncited })
    .click()
  await expect(panel).toBeHidden()
  await expectText(text, new RegExp(SENTENCES.uncited))
  await page.getByRole('button', { name: 'Sources and score' }).filter({ visible: true }).click()
  await expect(panel.getByRole('list', { name: 'Used in this text' })).toBeVisible()
  await expect(page).toHaveURL(/beside=sources/)
})
