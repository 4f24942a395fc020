import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { test } from '#tests/support/browser/journey-demo.ts'
import { expect } from '#tests/support/browser/journey.ts'
import { tabTo } from '#tests/journeys/shell/by-keyboard.ts'
import { button, dialog, run, step } from '#tests/journeys/keywords/clustering-page.ts'
import { table as clusters } from '#tests/journeys/clusters/clusters-page.ts'
import { messages, research, row, tab } from '#tests/journeys/keywords/keywords-page.ts'
import { navigation, palette } from '#tests/journeys/shell/shell-page.ts'

// One journey after the other, because both use the demo's only plan.
test.describe.configure({ mode: 'default', timeout: 180_000 })

const LONG = { timeout: 90_000 }

/** A user's own list: three keywords of one intent, two of another, and a line that is not a keyword. */
function inventFile() {
  const [first, second] = [inventName(), inventName()]
  const words = [
    `${first} lantern`,
    `${first} lanterns`,
    `lantern ${first}`,
    `${second} paddle`,
    `${second} paddles`,
  ]
  const lines = words.map((word, place) => `${word},"1,${500 - place}"`)
  const file = {
    name: 'own.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Ding,Zahl\n${lines.join('\n')}\n?!,7\n`),
  }
  return { words, file, first: words[0] ?? '', cluster: words.slice(0, 3) }
}

function inventName(): string {
  return Array.from(randomBytes(8), (byte) => 'bcdfghjklm'[byte % 10]).join('o')
}

/** Waits until the demo is filled, which begins when the program starts. */
async function untilFilled(page: Page) {
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main').getByRole('link', { name: /\S/ }).first()).toBeVisible({
      timeout: 5_000,
    })
  }).toPass(LONG)
}

/** The number of active keywords before the journey adds any; the program's start clusters those of the demo. */
async function readClustered(page: Page): Promise<number> {
  await expect.poll(() => readCount(page, 'Active'), LONG).toBeGreaterThan(1_000)
  await expect(button(page)).toBeEnabled(LONG)
  return readCount(page, 'Active')
}

async function readCount(page: Page, name: string): Promise<number> {
  await expect(tab(page, name)).not.toContainText('…')
  return Number((await tab(page, name).textContent())?.replaceAll(/\D/g, ''))
}

async function watchRun(page: Page, { before, own }: { before: number; own: number }) {
  await expect(step(page, 'Crawling')).toContainText('goes on')
  await expect(step(page, 'Labeling')).toContainText('waits')
  await expect(button(page)).toBeDisabled()
  await expect.poll(() => readCount(page, 'Active'), LONG).toBe(before + own)
  await expect(run(page)).toBeHidden(LONG)
  await expect(button(page)).toBeEnabled()
}

test('a user proposes hubs for clusters that lost theirs, makes one from seed keywords, and sees how another stands', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the demo workspace' }).click()
  await expect(page).toHaveURL(/\/workspace\/\d+/)
  await untilFilled(page)
  await navigation(page).getByRole('link', { name: 'Hubs' }).click()
  const cards = page.getByRole('main').getByRole('listitem')
  await page.getByRole('button', { name: 'Content Hubs' }).click()
  for (const name of ['Snowshoes', 'Tents']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeHidden()
  }
  await page.getByRole('button', { name: 'Propose hubs' }).click()
  const proposal = page.getByRole('dialog', { name: 'Proposed hubs' })
  const names = proposal.getByRole('textbox', { name: 'Name of the hub' })
  await expect(names.first()).toBeVisible(LONG)
  const proposed = await names.evaluateAll((fields) =>
    fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
  )
  expect(proposed.join(' ').toLowerCase()).toMatch(/tent/)
  expect(proposed.join(' ').toLowerCase()).toMatch(/snowshoe/)
  await proposal.getByRole('button', { name: 'Keep these hubs' }).click()
  await expect(proposal).toBeHidden()
  await expect(page.getByRole('main')).toContainText(proposed[0] ?? '')

  await page.getByRole('button', { name: 'Hubs', exact: true }).click()
  await page.getByRole('button', { name: 'Create new hub' }).first().click()
  const dialogOf = (name: string) => page.getByRole('dialog', { name })
  await dialogOf('What is this hub about?')
    .getByLabel('Seed keywords')
    .fill('camping hammocks, hammock straps')
  await expect(dialogOf('What is this hub about?')).toContainText('keywords for this hub')
  await dialogOf('What is this hub about?').getByRole('button', { name: 'Create hub' }).click()
  await dialogOf('Name your hub').getByRole('button', { name: 'Create' }).click()
  await expect(messages(page)).toContainText('Hub created successfully', LONG)
  const card = cards.filter({ hasText: 'Camping hammocks' })
  await expect(card).toContainText('clusters')

  await cards.filter({ hasText: 'Backpacks' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Overview' }).click()
  const overview = page.getByRole('dialog', { name: 'Backpacks' })
  await expect(overview).toContainText('Clicks vs potential additional clicks (last 12 weeks)')
  await expect(overview).toContainText(/\d+ of \d+ clusters have a page of the site/)
})

test('a user gets from the login screen to the reason why two keywords are together, by keyboard alone', async ({
  page,
  context,
  demo,
}) => {
  const { words, file, first, cluster } = inventFile()
  const { keyboard } = page
  await page.goto('/')
  await tabTo(page, /^Open the demo workspace$/)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/workspace\/\d+/)
  await untilFilled(page)
  await expect(page).toHaveURL(/\/home$/)
  await goTo(page, 'Keywords')
  const before = await readClustered(page)

  await tabTo(page, /^Find more keywords$/)
  await keyboard.press('Enter')
  await expect(research(page).getByRole('textbox')).toBeFocused()
  // Waits for the file dialog before the key is pressed: the browser closes a dialog that nothing waits for.
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, /^Choose a file/)
  await keyboard.press('Enter')
  await (await choosing).setFiles(file)
  await expect(research(page)).toContainText('Which column holds the keywords?')
  await tabTo(page, /^Keyword$/)
  await keyboard.type('Ding')
  await tabTo(page, /^Search volume$/)
  await keyboard.type('Zahl')
  await expect(research(page)).toContainText('1 line is ignored')
  await tabTo(page, /^Add 5 keywords$/)
  await keyboard.press('Enter')
  await expect(row(page, first)).toContainText('Inactive')

  await tabTo(page, /^Run Clustering On Inactive Keywords$/)
  await keyboard.press('Enter')
  await expect(dialog(page)).toContainText('5 keywords become active.')
  await expect(dialog(page).getByRole('button', { name: 'Run clustering' })).toBeFocused()
  await demo.slow(3_000)
  await keyboard.press('Enter')
  await watchRun(page, { before, own: words.length })

  await goTo(page, 'Clusters')
  await expect(clusters(page)).toHaveAttribute('aria-busy', 'false')
  await keyboard.press('/')
  await keyboard.type(first)
  await keyboard.press('Enter')
  await tabTo(page, /^Search in$/)
  await keyboard.type('In key')
  await expect(clusters(page).getByRole('row')).toHaveCount(2)
  await tabTo(page, /lantern/i)
  const opening = context.waitForEvent('page')
  await keyboard.press('Enter')
  const opened = await opening
  await expectCluster(opened, cluster)
  await tabTo(opened, /^Keyword B$/)
  await opened.keyboard.type(cluster[2] ?? '')
  await opened.keyboard.press('ArrowDown')
  await opened.keyboard.press('Enter')
  await expect(compared(opened)).toHaveValue(cluster[2] ?? '')
  await expectTogether(opened)
})

async function goTo(page: Page, screen: string) {
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await page.keyboard.type(screen)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
}

/** Checks that the cluster has these keywords and shows which results they share. */
async function expectCluster(page: Page, words: readonly string[]) {
  await tabTo(page, /^Overview$/)
  // Past the texts.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const keywords = page.getByRole('table', { name: 'Keywords', exact: true })
  await expect(keywords.getByRole('row')).toHaveCount(words.length + 1)
  for (const word of words) await expect(keywords).toContainText(word)
  await page.keyboard.press('ArrowRight')
  await expectTogether(page)
}

async function expectTogether(page: Page) {
  const why = page.getByRole('region', { name: 'Why together' })
  await expect(why).toContainText(/These two keywords share [4-9] of 10 results\./)
  await expect(why.getByRole('table').getByRole('link').first()).toBeVisible()
}

function compared(page: Page) {
  return page.getByRole('combobox', { name: 'Keyword B' })
}
