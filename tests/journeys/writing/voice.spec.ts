import type { Page } from '@playwright/test'
import { expect, expectFineInAllColours, test } from '#tests/support/browser/journey.ts'
import { planPath } from '../shell/shell-page.ts'
import { editor, makeConflict, openTrails, writeGuide } from './guide-page.ts'

const measures = (page: Page) => page.getByRole('table', { name: 'Measures of the paragraph' })

test('a style guide is generated from the pages of the site, changed, proposed again, and had back', async ({
  page,
}) => {
  const person = await openTrails(page)

  await test.step('it is generated from the pages of the site, with what each rule rests on', async () => {
    await page.goto(planPath(person, 'style-guide'))
    await expect(page.getByRole('heading', { name: 'Generating Style Guide' })).toBeVisible()
    await expect(editor(page)).toContainText('Address: “you”.', { timeout: 60_000 })
    const basis = page.getByRole('complementary', { name: 'What it rests on' })
    await expect(basis.getByRole('listitem').filter({ hasText: 'Address' })).toContainText(
      /“you” and its forms \d+ times/,
    )
    await expect(basis.getByRole('link').first()).toHaveAttribute('href', /trailhouse\.example/)
  })

  await test.step('a change is saved by itself, and is still there after a reload', async () => {
    await editor(page).getByText('How Trailhouse writes').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' for walkers')
    await expect(page.getByText('Changes saved')).toBeVisible()
    await page.reload()
    await expect(editor(page)).toContainText('How Trailhouse writes for walkers')
  })

  await test.step('measured again, the new guide is proposed, and the changed one can be had back', async () => {
    await page.getByRole('button', { name: 'Measure again' }).click()
    await expect(page.getByText('it stays until you decide')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Show differences' }).click()
    await expect(page.getByRole('region', { name: 'Differences' }).locator('del')).toContainText(
      'for walkers',
    )
    await expectFineInAllColours(page)
    await page.getByRole('button', { name: 'Use the new one' }).click()
    await expect(editor(page)).not.toContainText('for walkers')
    await page.getByRole('button', { name: 'Earlier guides' }).click()
    const dialog = page.getByRole('dialog', { name: 'Earlier style guides' })
    await expect(dialog.locator('ins')).toContainText('for walkers')
    await dialog.getByRole('button', { name: 'Bring it back' }).click()
    await expect(editor(page)).toContainText('for walkers')
  })
})

test('a changed style guide shows what it does to a paragraph, side by side', async ({ page }) => {
  const person = await openTrails(page)
  await writeGuide(person, '# Guide\n\nContractions: none.\n\nExclamation marks: yes.')
  await page.goto(planPath(person, 'ai-settings'))

  await test.step('what can be measured is shown while a paragraph is typed', async () => {
    await page.getByRole('textbox', { name: 'Paragraph' }).fill("Don't wait! It's a boot for 2 seasons.")
    await expect(page.getByText('is a contraction; the style guide wants none').first()).toBeVisible()
    await expect(
      measures(page)
        .getByRole('row', { name: /^Departures/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('2')
  })

  await test.step('the guide is changed and saved, and the model rewrites the paragraph by it', async () => {
    await editor(page).getByText('Exclamation marks: yes.').click()
    await page.keyboard.press('End')
    for (let left = 'yes.'.length; left > 0; left -= 1) await page.keyboard.press('Backspace')
    await page.keyboard.type('none.')
    await page.getByRole('button', { name: 'Save and get AI response' }).click()
    await expect(page.getByText('Style guide saved successfully')).toBeVisible()
    const after = page.getByRole('region', { name: 'The paragraph after' })
    await expect(after).toContainText('Do not wait. It is a boot for 2 seasons.')
    await expect(
      page.getByRole('region', { name: 'The paragraph before' }).locator('del').first(),
    ).toBeVisible()
    await expect(measures(page).getByRole('row', { name: /^Contractions/ })).toContainText('2 of 2')
    await expect(
      measures(page)
        .getByRole('row', { name: /^Departures/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('0')
    await expect(page.getByRole('textbox', { name: 'AI response' })).toContainText('Do not wait.')
    await expectFineInAllColours(page)
  })

  await test.step('without a style guide it asks for one', async () => {
    await editor(page).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.getByRole('button', { name: 'Save and get AI response' }).click()
    await expect(page.getByText('Please enter a style guide first')).toBeVisible()
  })
})

test('two people change the style guide: what the second one typed is not lost when they leave the page', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const person = await makeConflict(page)
  const conflict = page.getByText('Somebody else has saved the style guide')
  await expect(conflict).toBeVisible()

  await page.goto(planPath(person, 'settings'))
  await page.goto(planPath(person, 'style-guide'))
  await expect(editor(page)).toContainText('Sentences: long.')
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(editor(page)).toContainText('Sentences: short. And warm.')
  await expect(conflict).toBeVisible()
  await expectFineInAllColours(page)

  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(conflict).toBeHidden()
  await page.reload()
  await expect(editor(page)).toContainText('Sentences: short. And warm.')
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeHidden()
})
