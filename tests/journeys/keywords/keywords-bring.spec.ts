import type { Page } from '@playwright/test'
import { expect, expectFineInAllColours, test } from '#tests/support/browser/journey.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { addDevice, signInAs } from '#tests/support/browser/journey-person.ts'
import { messages, openPlanKeywords, research, row, tab } from './keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const UPLOAD = '?dialog=upload'

test('a pasted list, also in other scripts, is processed, selected, added, and undone', async ({ page }) => {
  await openPlanKeywords(page, { active: 1, search: UPLOAD })
  const box = research(page).getByRole('textbox')
  await expect(research(page)).toContainText("Don't use commas to seperate keywords")
  await expect(research(page).getByRole('button', { name: 'Process' })).toBeDisabled()
  await box.fill('trail shoes\thiking boots\nactive 1\nTRAIL  shoes\nhow to clean c++?\nsite:shop.example')
  await expect(research(page)).toContainText('3 keywords')
  await research(page).getByText('3 lines are ignored').click()
  const ignored = research(page).getByRole('table', { name: 'Ignored lines' }).getByRole('row')
  await expect(ignored.nth(1)).toContainText('3TRAIL shoesrepeated')
  await expect(ignored.nth(2)).toContainText(
    'how to clean c++?punctuation or special symbolshow to clean c++',
  )
  await research(page).getByRole('button', { name: 'Keep 1 all the same' }).click()
  await expect(research(page)).toContainText('1 line with a search operator is kept.')
  await research(page).getByRole('button', { name: 'Ignore it' }).click()
  await research(page).getByRole('button', { name: 'Keep 1 cleaned' }).click()
  await expect(research(page)).toContainText('4 keywords')
  await research(page).getByRole('button', { name: 'Process' }).click()
  await expect(research(page)).toContainText('3 of 4 selected')
  await research(page).getByRole('button', { name: 'Add 3 keywords' }).click()
  await expect(messages(page)).toContainText('3 keywords added')
  await expect(row(page, 'how to clean c++')).toBeVisible()
  // The next step stands out.
  const next = page.getByRole('button', { name: 'Run Clustering On Inactive Keywords' })
  await expect(next).toHaveAttribute('data-variant', 'filled')
  await expect(row(page, 'trail shoes')).toContainText('Uploaded')
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(messages(page)).toContainText('3 keywords removed')
  await expect(row(page, 'trail shoes')).toBeHidden()

  await page.getByRole('button', { name: 'Find more keywords' }).first().click()
  const german = ['boots', 'shoes', 'tents', 'poles', 'lamps'].flatMap((thing) =>
    ['beste', 'günstige', 'was ist', 'für kinder'].map((word) => `${word} ${thing}`),
  )
  await research(page).getByRole('textbox').fill(german.join('\n'))
  await research(page).getByRole('button', { name: 'Process' }).click()
  await expect(research(page)).toContainText('These keywords look German. This plan is for English')
  await research(page).getByRole('button', { name: 'Back' }).click()
  const words = ['รองเท้าวิ่งเทรล', 'トレイルランニング シューズ', 'حذاء الجري', 'נעלי ריצה', 'läufer’s schuh']
  await research(page).getByRole('textbox').fill(words.join('\r\n'))
  await research(page).getByRole('button', { name: 'Process' }).click()
  await research(page).getByRole('button', { name: 'Add 5 keywords' }).click()
  for (const word of words) await expect(row(page, word)).toBeVisible()
})

test('input that cannot be taken says why, and is not lost', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPlanKeywords(page, { search: UPLOAD })
  const box = research(page).getByRole('textbox')
  await box.fill('trail shoes')
  await research(page).locator('input[type=file]').dispatchEvent('cancel', { bubbles: true })
  await research(page).getByRole('button', { name: 'Process' }).click()
  await expect(research(page)).toContainText('Enter at least 2 keywords')
  await research(page).getByRole('button', { name: 'Go on with one keyword' }).click()
  await expect(research(page).getByRole('button', { name: 'Add 1 keyword' })).toBeEnabled()
  await research(page).getByRole('button', { name: 'Back' }).click()
  await box.fill('!?\n…\n👟\n,,,')
  await research(page).getByRole('button', { name: 'Process' }).click()
  await expect(research(page)).toContainText(
    'Enter at least 2 keywords. All of these lines are ignored; below is why.',
  )
  await expect(research(page)).toContainText('4 lines are ignored')
  await box.fill('')
  await paste(page, Array.from({ length: 5001 }, (_, place) => `keyword ${place}`).join('\n'))
  await expect(research(page)).toContainText('You can add up to 5000 at once')
  await page.keyboard.press('Escape')
  await expect(research(page)).toBeHidden()
  await page.getByRole('button', { name: 'Find more keywords' }).click()
  await expect(box).toHaveValue(/keyword 5000$/)
})

test('related keywords are found for twenty lines, and ideas by asking; a failure is shown where the question was asked', async ({
  page,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/status of 424/)
  expectProblem(/status of 503/)
  await openPlanKeywords(page)
  await page.getByRole('button', { name: 'Find more keywords' }).click()
  await research(page).getByRole('tab', { name: 'Search related keywords' }).click()
  const find = research(page).getByRole('button', { name: 'Find' })
  await expect(find).toBeDisabled()
  await research(page)
    .getByRole('textbox')
    .fill(Array.from({ length: 23 }, (_, place) => `trail shoes ${place}`).join('\n'))
  await expect(research(page)).toContainText('The first 20 are searched for; 3 lines beyond are cut.')
  const answers = [
    { status: 424, json: { message: 'No source of keyword data is connected.', code: 'not_connected' } },
    { status: 503, json: { message: 'The service rests.', code: 'temporary' } },
  ]
  await page.route('**/keyword/related', (route) => route.fulfill(answers.shift() ?? { status: 500 }))
  await research(page).getByRole('textbox').fill('trail shoes')
  await find.click()
  await expect(research(page).getByRole('alert')).toContainText('No source of keyword data is connected.')
  await find.click()
  await expect(research(page).getByRole('alert')).toContainText('The service rests.')
  await expect(research(page).getByRole('textbox')).toHaveValue('trail shoes')
  await page.unroute('**/keyword/related')
  await find.click()
  await expect(research(page).getByRole('button', { name: /^Add \d+ keywords?$/ })).toBeEnabled()
  await research(page)
    .getByRole('button', { name: /^Add \d+/ })
    .click()
  await expect(page.getByRole('cell', { name: 'Related', exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Find more keywords' }).click()
  await research(page).getByRole('tab', { name: 'Ask AI' }).click()
  const ask = research(page).getByRole('button', { name: 'Ask AI' })
  await expect(ask).toBeDisabled()
  await research(page).getByRole('textbox').fill('What do beginners ask about hiking boots?')
  await ask.click()
  await expect(research(page).getByText(/\d+ of \d+ selected/)).toBeVisible()
})

test('a session that ends loses nothing that was typed', async ({ page, expectProblem }) => {
  expectProblem(/401/)
  const person = await openPlanKeywords(page, { search: UPLOAD })
  await research(page).getByRole('textbox').fill('trail shoes\nhiking boots')
  await page.request.post('/api/auth/out', {
    headers: { authorization: `Bearer ${person.token}` },
    data: { everywhere: true },
  })
  await expect(page).toHaveURL('/')
  await signInAs(page, { token: await addDevice(person, '') })
  await page.goto(planPath(person, `keywords${UPLOAD}`))
  await expect(research(page).getByRole('textbox')).toHaveValue('trail shoes\nhiking boots')
})

test('a file shows what it contains, is mapped, imported, listed and undone; its search volumes are offered wherever the user is', async ({
  page,
}) => {
  const person = await openPlanKeywords(page, { search: UPLOAD })
  await chooseFile(
    page,
    'Ding,Zahl,KD\nTrail shoes,"1,300",45\ntrail  shoes,90,\nhiking boots,20,7\n"camp table,5\nshop.example,1,\nรองเท้า,,\n',
  )
  await expect(research(page)).toContainText('Which column holds the keywords?')
  await expect(research(page).getByRole('button', { name: /^Add/ })).toBeDisabled()
  await research(page).getByLabel('Keyword', { exact: true }).selectOption('Ding (Trail shoes)')
  await research(page).getByLabel('Search volume').selectOption('Zahl (1,300)')
  await research(page).getByLabel('Difficulty').selectOption('KD (45)')
  await expect(research(page)).toContainText('3 keywords, 1 duplicate joined')
  const preview = research(page).getByRole('table', { name: 'Preview' })
  await expect(preview.getByRole('row').nth(1)).toContainText('Trail shoes1,30045')
  await research(page).getByText('2 lines are ignored').click()
  await expect(research(page)).toContainText('5"camp table,5a quote that is never closed')
  await expect(research(page)).toContainText('1 line with a web address is ignored')
  await research(page).getByRole('button', { name: 'Keep 1 all the same' }).click()
  await research(page).getByRole('button', { name: 'Add 4 keywords' }).click()
  await expect(messages(page)).toContainText('4 keywords added, 1 skipped')
  // Below the mouse it stays, however long the next screen takes.
  await messages(page).getByRole('button', { name: 'Get search volumes' }).hover()
  await expect(row(page, 'Trail shoes')).toContainText('1,300')
  await goTo(page, planPath(person, 'plan'))
  await messages(page).getByRole('button', { name: 'Get search volumes' }).click()
  const volumes = page.getByRole('dialog', { name: 'Get search volumes' })
  await volumes.getByRole('button', { name: 'Close' }).click()
  await expect(row(page, 'Trail shoes')).toBeVisible()

  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByRole('listitem')).toContainText('1 × a quote that is never closed')
  await history.getByRole('button', { name: 'Undo Keywords added from words.csv' }).click()
  await expect(history).toContainText('4 keywords removed')
  await expect(history.getByText('Undone', { exact: true })).toBeVisible()
  await history.getByRole('button', { name: 'Undo Undone: keywords added from words.csv' }).click()
  await expect(history).toContainText('4 keywords are back.')
  await history.getByRole('button', { name: 'Undo Keywords added from words.csv' }).click()
  await expect(history).toContainText('4 keywords removed')
  await history.getByRole('button', { name: 'Close' }).click()
  await expect(tab(page, 'All')).toContainText('0')
})

const USELESS_FILES = [
  { what: 'an image', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], says: 'words.csv is a' },
  { what: 'empty', bytes: [], says: 'words.csv is empty' },
  { what: 'a header alone', bytes: 'Keyword,Volume\n', says: 'This column holds no keywords.' },
  {
    what: 'punctuation alone',
    bytes: 'Keyword,Volume\n?!,1\n---,2\n',
    says: 'This column holds no keywords.',
  },
]

test('a file without usable keywords says so, and another one can be chosen; lines to review can be kept', async ({
  page,
}) => {
  test.slow()
  await openPlanKeywords(page, { search: UPLOAD })
  for (const { what, bytes, says } of USELESS_FILES)
    await test.step(what, async () => {
      await chooseFile(page, Buffer.from(bytes))
      await expect(research(page).getByRole('alert')).toContainText(says)
      await expect(research(page).getByRole('button', { name: /^Add/ })).toBeHidden()
      await expectFineInAllColours(page)
      await research(page).getByRole('button', { name: 'Choose another file' }).click()
      await chooseFile(page, 'keyword\ntrail shoes\n')
      await expect(research(page).getByRole('button', { name: 'Add 1 keyword' })).toBeEnabled()
      await research(page).getByRole('button', { name: 'Remove words.csv' }).click()
    })
  await test.step('web addresses alone can be kept', async () => {
    await chooseFile(page, 'keyword\nshop.example\n')
    const keep = research(page).getByRole('button', { name: 'Keep 1 all the same' })
    await expect(keep).toBeVisible()
    await expect(research(page).getByRole('alert')).toHaveText('')
    await keep.click()
    await expect(research(page).getByRole('button', { name: 'Add 1 keyword' })).toBeEnabled()
  })
})

test('a file can be dropped anywhere on the screen, also one of 100 MB, and a larger one is refused at once', async ({
  page,
}) => {
  test.slow()
  await openPlanKeywords(page, { active: 1 })
  await dropFile(page, 0)
  await expect(research(page).getByRole('button', { name: 'Add 2 keywords' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Find more keywords' }).click()
  await expect(research(page)).toContainText('words.csv')
  await research(page).getByRole('button', { name: 'Remove words.csv' }).click()

  await dropFile(page, 100_000_001)
  await expect(research(page).getByRole('alert')).toHaveText(
    'words.csv is larger than 100 MB. Split it and import its parts one by one.',
  )
  await research(page).getByRole('button', { name: 'Remove words.csv' }).click()
  await dropFile(page, 100_000_000)
  await expect(research(page).getByRole('button', { name: 'Add 2 keywords' })).toBeEnabled({
    timeout: 60_000,
  })
})

test('an import that breaks off continues where it stopped, and counts each keyword once', async ({
  page,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/status of 503/)
  await openPlanKeywords(page, { search: UPLOAD })
  const lines = Array.from({ length: 12_000 }, (_, place) => `keyword ${place},${place}`)
  await chooseFile(page, `keyword,volume\n${lines.join('\n')}\n`)
  let parts = 0
  await page.route('**/keyword/import/*', async (route) => {
    parts += 1
    if (parts !== 2) return route.fallback()
    // The server has stored the batch, but its answer is lost.
    await route.fetch()
    return route.fulfill({ status: 503, json: { message: 'The server rests.', code: 'temporary' } })
  })
  await research(page).getByRole('button', { name: 'Add 12,000 keywords' }).click()
  await expect(research(page).getByRole('alert')).toContainText(
    'The server rests. 5,000 keywords are in the plan already',
  )
  await research(page).getByRole('button', { name: 'Continue' }).click()
  await expect(messages(page)).toContainText('12,000 keywords added')
  await expect(tab(page, 'Inactive')).toContainText('12,000')
})

/** Pastes by the clipboard, because typing so many lines takes long. */
async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

async function chooseFile(page: Page, content: string | Buffer) {
  await research(page)
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
}

/** Drops a file that is filled up with lines of spaces to this many bytes. */
async function dropFile(page: Page, bytes: number) {
  const dropped = await page.evaluateHandle((size) => {
    const text = 'keyword\ntrail shoes\nhiking boots\n'
    const rest = Math.max(0, size - text.length)
    const lines = `${' '.repeat(999)}\n`.repeat(Math.ceil(rest / 1000)).slice(0, rest)
    const data = new DataTransfer()
    data.items.add(new File([text, lines], 'words.csv'))
    return data
  }, bytes)
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped })
}
