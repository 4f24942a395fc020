import { writeFile } from 'node:fs/promises'
import { expect, test } from '#tests/support/browser/journey.ts'
import {
  chooseKeywords,
  createClusters,
  holdRuns,
  keywordFile,
  mainKeywords,
  openClusterer,
  SMALL,
  textFile,
  startAnotherList,
} from './clusterer-page.ts'

const WRONG_FILES = [
  { name: 'photo.png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0] },
  { name: 'book.xlsx', bytes: [0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0, 8, 0] },
  { name: 'nothing.csv', bytes: [] },
]

test('missing or unreadable input is reported with the name of the file, and another file can be chosen', async ({
  page,
}) => {
  await openClusterer(page)
  await createClusters(page)
  await expect(page.getByRole('alert')).toHaveText('Choose a keyword file first, or try the sample.')

  await chooseKeywords(page, textFile('plain.csv', 'keyword,volume\nshoes,10\nboots,20'))
  await createClusters(page)
  await expect(page.getByRole('alert')).toContainText(/search results/i)
  await expect(page.getByTitle('plain.csv', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open it in a plan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Clusters' })).toBeEnabled()
  await page.getByRole('button', { name: 'Remove plain.csv' }).click()
  await expect(page.getByRole('button', { name: 'Open it in a plan' })).toBeHidden()

  await chooseKeywords(page, textFile('header.csv', 'keyword,volume,serp_urls\n'))
  await createClusters(page)
  await expect(page.getByRole('alert')).toHaveText('header.csv holds no keywords.')
  await page.getByRole('button', { name: 'Remove header.csv' }).click()

  for (const { name, bytes } of WRONG_FILES) {
    await chooseKeywords(page, { name, mimeType: '', buffer: Buffer.from(bytes) })
    await createClusters(page)
    await expect(page.getByRole('alert')).toContainText(name)
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(page.getByRole('alert')).toBeEmpty()
    await chooseKeywords(page, SMALL)
    await createClusters(page)
    await expect(page.getByRole('heading', { name: '12 clusters' })).toBeVisible()
    await startAnotherList(page)
  }
})

test('a run is cancelled at once and can be started again; a large file shows its progress, and can be cancelled, too', async ({
  page,
}, testInfo) => {
  const release = await holdRuns(page)
  await openClusterer(page)
  await chooseKeywords(page, SMALL)
  await createClusters(page)
  await expect(page.getByRole('progressbar', { name: 'Clustering progress' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(page.getByRole('alert')).toBeEmpty()
  release()
  await createClusters(page)
  await expect(page.getByRole('heading', { name: '12 clusters' })).toBeVisible()

  const path = testInfo.outputPath('large.csv')
  await writeFile(path, keywordFile(20_000, 5).buffer)
  await startAnotherList(page)
  await chooseKeywords(page, path)
  await createClusters(page)
  await expect(page.getByText(/^(Reading|Comparing|Clustering): [\d,]+ keywords$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Create Clusters' })).toBeVisible()
  await expect(page.getByTitle('large.csv', { exact: true })).toBeVisible()
})

test('a worker that fails to load, or dies after the result, is reported in a sentence', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/clusterer-worker/)
  await page.route(/clusterer-worker/, (route) => route.fulfill({ status: 500 }))
  await openClusterer(page)
  await chooseKeywords(page, SMALL)
  await createClusters(page)
  await expect(page.getByRole('alert')).toContainText('could not be loaded')

  await page.unroute(/clusterer-worker/)
  await createClusters(page)
  await expect(page.getByRole('heading', { name: '12 clusters' })).toBeVisible()
  await page
    .workers()
    .at(-1)
    ?.evaluate(() => {
      setTimeout(() => {
        throw new Error('no memory left')
      })
    })
  await expect(page.getByRole('alert')).toContainText('ran out of memory')
})

test('a hostile keyword is shown as text, and keywords of any script keep their direction', async ({
  page,
}) => {
  const odd = [
    '<img src=x onerror=alert(1)>',
    '👟 сникерсы',
    'أحذية الجري',
    'รองเท้าวิ่ง',
    'long '.repeat(100).trim(),
  ]
  const urls = Array.from({ length: 10 }, (_, rank) => `https://one.example/${rank}`).join('|')
  const rows = odd.map((keyword, index) => `${keyword},${100 - index},${urls}`)
  await openClusterer(page)
  await chooseKeywords(page, textFile('odd.csv', ['keyword,volume,serp_urls', ...rows].join('\n')))
  await createClusters(page)
  await expect(page.getByRole('heading', { name: '1 cluster', exact: true })).toBeVisible()
  await mainKeywords(page).click()
  for (const keyword of odd) await expect(page.getByTitle(keyword, { exact: true }).last()).toBeVisible()
  await expect(page.locator('img')).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})
