import type { Page } from '@playwright/test'
import { table as clusters } from '#tests/journeys/clusters/clusters-page.ts'
import { editor, tab as text, texts } from '#tests/journeys/cluster/texts-page.ts'
import { button, dialog, run, step } from '#tests/journeys/keywords/clustering-page.ts'
import { messages, research, row } from '#tests/journeys/keywords/keywords-page.ts'
import { navigation } from '#tests/journeys/shell/shell-page.ts'
import { press, steps, writing } from '#tests/journeys/writing/agents-page.ts'
import { final, review, row as articleRow } from '#tests/journeys/writing/content-page.ts'
import { beside, side } from '#tests/journeys/writing/writing-page.ts'
import { test } from '#tests/support/browser/journey-blog.ts'
import { expect } from '#tests/support/browser/journey.ts'

test.describe.configure({ timeout: 600_000 })

/** For what the program works on while the user waits: the demo's own data, a clustering, four agents. */
const LONG = { timeout: 300_000 }

const OWN = {
  name: 'own.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'keyword,volume\nhiking gaiters,900\nbest hiking gaiters,700\ngaiters for hiking,300\n',
  ),
}

test('the first five minutes: from the demo to a file of one’s own, an article with sources, and its page', async ({
  page,
  context,
}) => {
  // 1. The demo shows how its site does.
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the demo workspace' }).click()
  await expect(page).toHaveURL(/\/workspace\/\d+/)
  const traffic = page.getByRole('region', { name: 'Total organic traffic' })
  await expect(async () => {
    await page.reload()
    await expect(traffic).toContainText(/Clicks\s*\d[\d,]{3,}/, { timeout: 5_000 })
  }).toPass(LONG)
  await expect(traffic).toContainText(/% from \d/)

  // 2. A cluster says why its keywords are together.
  await navigation(page).getByRole('link', { name: 'Clusters' }).click()
  const known = await openFirst(page)
  await known.getByRole('tab', { name: 'Why together' }).click()
  await expect(known.getByRole('tree', { name: 'How the keywords belong together' })).toBeVisible()
  await expect(known.getByRole('region', { name: 'Why together' })).toContainText(/share \d+ of 10 results/)
  await known.close()

  // 3. A file of one's own is clustered, step by step.
  await navigation(page).getByRole('link', { name: 'Keywords' }).click()
  await expect(button(page)).toBeEnabled(LONG)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Find more keywords' }).click()
  await research(page).getByText('Choose a file', { exact: true }).click()
  await (await choosing).setFiles(OWN)
  await research(page).getByRole('button', { name: 'Add 3 keywords' }).click()
  await expect(messages(page)).toContainText('3 keywords added')
  await expect(row(page, 'hiking gaiters')).toContainText('Inactive')
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Run clustering' }).click()
  for (const name of ['Crawling', 'Clustering', 'Labeling', 'Page matching'])
    await expect(step(page, name)).toBeVisible()
  await expect(run(page)).toBeHidden(LONG)

  // 4. Four agents write it before the user's eyes, and each source can be checked.
  await navigation(page).getByRole('link', { name: 'Clusters' }).click()
  await page.getByLabel('Search in').selectOption('In keywords')
  await page.getByRole('textbox', { name: 'Search clusters' }).fill('hiking gaiters')
  await page.keyboard.press('Enter')
  await expect(clusters(page).getByRole('row')).toHaveCount(2)
  const own = await openFirst(page)
  await own.getByRole('tab', { name: 'Texts' }).click()
  const title = await own.getByRole('heading', { level: 1 }).innerText()
  await press(own, 'Write')
  await expect(steps(own).getByRole('listitem')).toHaveCount(5)
  await text(own, 'Draft').click()
  await expect(own.getByText(/^The writer is writing, section \d/)).toBeVisible(LONG)
  await expect(texts(own).getByRole('article').first()).toContainText(/\S+ \S+ \S+/)
  await expect(writing(own).getByText('The article is written.')).toBeVisible(LONG)
  await text(own, 'Final Draft').click()
  await editor(own, 'Final Draft').getByRole('link', { name: '[1]' }).first().click()
  await expect(beside(own).getByRole('region', { name: 'In its page' }).locator('mark')).toContainText(/\S/)
  await side(own, 'Score').click()
  await expect(beside(own).getByText('Nothing blocks reviewing and publishing.')).toBeVisible()
  await own.close()

  // 5. A person reads it and publishes it, and its page is there.
  await navigation(page).getByRole('link', { name: 'Article editor' }).click()
  await articleRow(page, title).getByRole('link', { name: title }).click()
  await expect(final(page)).toBeVisible()
  await review(page).getByRole('button', { name: 'Mark reviewed' }).click()
  await review(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await page
    .getByRole('dialog', { name: /^Publish / })
    .getByRole('button', { name: 'Publish' })
    .click()
  const opening = context.waitForEvent('page')
  await messages(page).getByRole('link', { name: 'Open page' }).click()
  const published = await opening
  await expect(published.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(published.getByRole('link', { name: '[1]' }).first()).toHaveAttribute('href', /^https?:/)
})

/** Opens the first cluster of the list, in a window of its own. */
async function openFirst(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await clusters(page).getByRole('row').nth(1).getByRole('link').first().click()
  return opening
}
