import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { navigation, planPath } from '../shell/shell-page.ts'
import {
  chooseKeywords,
  chooseOverlap,
  clusterSmallFile,
  createClusters,
  downloadCsv,
  dropFiles,
  holdRescores,
  keywordFile,
  mainKeywords,
  openClusterer,
  textFile,
} from './clusterer-page.ts'

const CSV_HEADER = ['cluster', 'main_keyword', 'keyword', 'volume', 'overlap']

test('a stranger goes from the first page with the sample to a CSV that has every keyword once', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Cluster keywords for free' }).click()
  await expect(page).toHaveURL('/clusterer')
  await expect(page).toHaveTitle('Keyword clusterer | Keyloom')
  await expect(page.getByText('You bring keywords and their search results')).toBeInViewport()
  await expect(
    page.getByText('This page begins with 2; content plans and the command line begin with 3.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Try the sample' }).click()
  await expect(page.getByRole('heading', { name: /^\d+ clusters$/ })).toBeFocused()

  const { header, rows } = await downloadCsv(page)
  expect(header).toEqual(CSV_HEADER)
  const sample = Papa.parse<{ keyword: string }>(await readFile('examples/keywords.csv', 'utf8'), {
    header: true,
    skipEmptyLines: true,
  })
  const given = new Set(
    sample.data.map(({ keyword }) => keyword.trim().replaceAll(/\s+/g, ' ').toLowerCase()),
  )
  const written = rows.map(([, , keyword = '']) => keyword.toLowerCase())
  expect(new Set(written).size).toBe(written.length)
  expect(written.length).toBe(given.size)
  expect(rows[0]?.[0]).toBe('1')
  await expect(page.getByLabel('Figures')).toContainText(`${written.length} keywords`)
})

test('an unusual file from a German spreadsheet and its search results are understood when they are dropped together', async ({
  page,
}) => {
  const words = ['rote Schuhe', 'Schuhe "rot"', '👟 Schuhe rot', '=1+1 Schuhe', 'Regenschirm']
  const volumes = ['1.234', '12.000', '', '7', '-']
  const lines = words.map((word, index) => `"${word.replaceAll('"', '""')}";${volumes[index]}`)
  const keywords = {
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${['Keyword;Suchvolumen', ...lines].join('\r\n')}\r\n`, 'utf16le'),
  }
  const serps = words.flatMap((word, index) =>
    Array.from({ length: 10 }, (_, rank) => {
      const site = word === 'Regenschirm' ? 'regen' : 'schuhe'
      const path = rank < 6 ? rank : `${index}-${rank}`
      return `"${word.replaceAll('"', '""')}",${rank + 1},https://${site}.example/${path}`
    }),
  )
  await openClusterer(page)
  await dropFiles(page, [textFile('abruf.csv', ['keyword,position,url', ...serps].join('\n')), keywords])
  await expect(page.locator('[data-role="keywords"]')).toContainText('liste.csv')
  await expect(page.locator('[data-role="serps"]')).toContainText('abruf.csv')
  await createClusters(page)

  await expect(page.getByRole('heading', { name: '2 clusters' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Schuhe "rot"/ })).toContainText('13,241+')
  await expect(page.getByRole('row', { name: /Regenschirm/ })).toContainText('The search volume is not known')
  const { rows } = await downloadCsv(page)
  expect(rows.map(([, , keyword]) => keyword).sort()).toEqual(
    // Spreadsheets would run a keyword that begins with an equals sign.
    words.map((word) => word.replace(/^=/, "'=")).sort(),
  )
  expect(rows.map(([, , , volume]) => volume)).toEqual(['12000', '1234', '7', '', ''])
})

test('another minimum overlap clusters the same files again at once, in the table and in the CSV; another list can be pasted, or dropped on the result', async ({
  page,
}) => {
  await clusterSmallFile(page)
  await expect(page.getByRole('button', { name: 'Create Clusters' })).toBeHidden()
  await page.getByLabel('Filter by keyword').fill('word1')
  await chooseOverlap(page, 9)
  await expect(page.getByRole('heading', { name: '36 clusters' })).toBeVisible()
  await expect(page.getByText('at least 9 of their ten results')).toBeVisible()
  await expect(mainKeywords(page).first()).toHaveText('topic0 word1')
  const { rows } = await downloadCsv(page)
  expect(new Set(rows.map(([cluster]) => cluster)).size).toBe(36)

  const release = await holdRescores(page)
  await chooseOverlap(page, 8)
  await expect(page.getByText('Clustering again…')).toBeVisible()
  await chooseOverlap(page, 9)
  await expect(page).toHaveURL('/clusterer?overlap=9')
  await release()
  expect((await downloadCsv(page)).rows).toEqual(rows)

  await page.getByRole('button', { name: 'Cluster another list' }).click()
  await expect(page.getByRole('heading', { name: 'Keyword clusterer' })).toBeFocused()
  await expect(page.getByLabel('Choose keyword file')).toBeAttached()
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked()

  await page.getByRole('button', { name: 'Paste a list with results' }).click()
  const box = page.getByLabel('Keywords with their search results')
  await expect(box).toBeFocused()
  await box.fill(keywordFile(4, 2).buffer.toString())
  await createClusters(page)
  await expect(page.getByRole('heading', { name: '4 clusters' })).toBeVisible()

  await dropFiles(page, [keywordFile(5, 2, 'next.csv')])
  await expect(page.locator('[data-role="keywords"]')).toContainText('next.csv')
  await createClusters(page)
  await expect(page.getByRole('heading', { name: '5 clusters' })).toBeVisible()
})

test('a result stays after Back and Forward and after a reload, and its CSV can be opened again', async ({
  page,
}) => {
  await clusterSmallFile(page)
  await chooseOverlap(page, 9)
  await expect(page.getByRole('heading', { name: '36 clusters' })).toBeVisible()
  const { header, rows } = await downloadCsv(page)
  await page.goBack()
  await expect(page.locator('[data-role="keywords"]')).toContainText('keywords.csv')
  await page.goForward()
  await expect(page.getByRole('heading', { name: '36 clusters' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '36 clusters' })).toBeVisible()

  await page.getByRole('button', { name: 'Cluster another list' }).click()
  const saved = [header, ...rows].map((cells) => cells.join(',')).join('\n')
  await chooseKeywords(page, textFile('clusters.csv', saved))
  await createClusters(page)
  await expect(page.getByText('These clusters were saved before')).toBeVisible()
  await expect(page.getByRole('heading', { name: '36 clusters' })).toBeVisible()
  expect(await downloadCsv(page)).toEqual({ header, rows })
})

test('a list without search results goes on to a plan of the visitor, and waits there until it is removed or its owner signs out', async ({
  page,
}) => {
  const shop = { workspaces: [{ name: 'Shop', plans: [{ name: 'Shop', domain: 'shop.example' }] }] }
  const note = page.getByRole('complementary', { name: 'Waiting list' })
  const dialog = page.getByRole('dialog', { name: 'Find more keywords' })
  const bringList = async () => {
    await openClusterer(page)
    await chooseKeywords(page, textFile('plain.csv', 'keyword,volume\nshoes,10\nboots,20'))
    await createClusters(page)
    await page.getByRole('button', { name: 'Open it in a plan' }).click()
    await expect(note).toContainText('plain.csv is waiting.')
  }
  await signInAs(page, await makePerson(shop))
  await bringList()
  await note.getByRole('link', { name: 'Open in Find more keywords' }).click()
  await expect(dialog.getByRole('row', { name: /boots/ })).toContainText('20')
  await page.reload()
  await expect(dialog.getByRole('row', { name: /boots/ })).toContainText('20')
  await page.keyboard.press('Escape')
  await navigation(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Keyloom' })).toBeVisible()

  const next = await makePerson(shop)
  await signInAs(page, next)
  await page.goto(planPath(next, 'keywords'))
  await expect(page.getByRole('heading', { level: 1, name: 'Keywords' })).toBeVisible()
  await expect(page).toHaveTitle(/Shop/)
  await expect(note).toBeHidden()
  await bringList()
  await note.getByRole('link', { name: 'Open in Find more keywords' }).click()
  await expect(dialog.getByRole('row', { name: /boots/ })).toBeVisible()
  const other = [textFile('other.csv', 'keyword,volume\ntents,30')]
  await dropFiles(page, other)
  await expect(dialog.getByRole('row', { name: /tents/ })).toBeVisible()
  await expect(note).toContainText('plain.csv is waiting.')
  await page.goto(page.url().replace(/\?.*/, ''))
  await expect(page.getByRole('button', { name: 'Find more keywords' })).toBeVisible()
  await dropFiles(page, other)
  await expect(dialog.getByRole('row', { name: /tents/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove other.csv' }).click()
  await dialog.getByRole('button', { name: 'Remove plain.csv' }).click()
  await expect(note).toBeHidden()
})

test('two similar files have to be checked, and a third is left out; files can be swapped, removed and assigned by hand', async ({
  page,
}) => {
  await openClusterer(page)
  const files = ['a.csv', 'b.csv', 'c.csv'].map((name) => textFile(name, 'keyword,volume\nx,1'))
  await dropFiles(page, files.slice(0, 2))
  await expect(page.getByText('Both files look alike')).toBeVisible()
  await dropFiles(page, files)
  await expect(page.getByText('Only the first two files were taken')).toBeVisible()
  for (const name of ['a.csv', 'b.csv']) await page.getByRole('button', { name: `Remove ${name}` }).click()

  await chooseKeywords(page, textFile('first.csv', 'keyword\na'))
  await page.getByLabel('Choose results file').setInputFiles(textFile('second.csv', 'keyword\nb'))
  await page.getByRole('button', { name: 'Swap files' }).click()
  await expect(page.locator('[data-role="keywords"]')).toContainText('second.csv')
  await page.getByRole('button', { name: 'Remove second.csv' }).click()
  await expect(page.getByLabel('Choose keyword file')).toBeAttached()
  await page.getByRole('button', { name: 'These are keywords' }).click()
  await expect(page.locator('[data-role="keywords"]')).toContainText('first.csv')
})

test('clusters are copied, sorted, filtered by any of their keywords and opened', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await clusterSmallFile(page)
  await expect(mainKeywords(page).first()).toHaveText('topic0 word0')
  await mainKeywords(page).first().hover()
  await page.getByRole('button', { name: 'Copy 3 keywords' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').sort()).toEqual(['topic0 word0', 'topic0 word1', 'topic0 word2'])

  await page.getByRole('button', { name: 'Search volume' }).click()
  await expect(page.getByRole('columnheader', { name: 'Search volume' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(mainKeywords(page).first()).toHaveText(/^topic11 /)
  await page.getByRole('button', { name: 'Main keyword' }).click()
  await expect(mainKeywords(page).nth(1)).toHaveText(/^topic1 /)

  await page.getByLabel('Filter by keyword').fill('WORD17')
  await expect(mainKeywords(page)).toHaveText([/^topic5 /])
  await mainKeywords(page).click()
  await expect(page.getByRole('row', { name: /topic5 word17/ })).toContainText('8.0')
  await page.getByLabel('Filter by keyword').fill('nowhere')
  await expect(page.getByText('No keyword contains “nowhere”.')).toBeVisible()
  await page.getByLabel('Filter by keyword').fill('')
  await expect(mainKeywords(page)).toHaveCount(12)
})
