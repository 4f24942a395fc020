import { readFile } from 'node:fs/promises'
import { expect, test } from '#tests/support/browser/journey.ts'
import { chosen, graph, linkTable, openLinks } from './links-page.ts'

const HEADER = 1

test('a page is chosen in the graph by keys, is read aloud, opens as a table, and Escape leaves it', async ({
  page,
}) => {
  await openLinks(page)
  await expect(
    page.getByText(
      '8 links between 9 pages, crawled 2 hours ago. 1 page was not crawled, and is not judged.',
    ),
  ).toBeVisible()
  await expect(page.getByText('All 9 pages, by the sections of the site.')).toBeVisible()
  await graph(page).focus()
  // The most linked page is first of those that the down arrow reaches.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('/boots: 3 pages link to it, it links to 1 page.')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/url=https.*boots/)
  await expect(chosen(page)).toContainText('Page /boots')
  await expect(chosen(page)).toContainText('Pages that link to it3')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/^\/(guides\/lacing|guides\/camping)?: \d pages? links? to it/)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(chosen(page)).toBeHidden()
  await expect(page).not.toHaveURL(/url=/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { name: /^Links to this page \(\d\)$/ })).toBeVisible()
  await expect(page).toHaveURL(/mode=table/)
  await page.goBack()
  await graph(page).click({ position: { x: 4, y: 4 } })
  await expect(chosen(page)).toBeHidden()
})

test('links are found by page, by problem and by place, with the text around them, and saved as a file', async ({
  page,
}) => {
  await openLinks(page)
  await page.getByRole('button', { name: 'Broken targets 1' }).click()
  await expect(linkTable(page, 'Broken targets').getByRole('row')).toHaveCount(1 + HEADER)
  await expect(linkTable(page, 'Broken targets')).toContainText('/guides/camping/gone404stoves–')
  await page.getByRole('tab', { name: 'Redirect targets 1' }).click()
  await expect(linkTable(page, 'Redirect targets')).toContainText('/tents/moved/pegs–')
  await page.getByRole('tab', { name: 'Orphans 2' }).click()
  await expect(linkTable(page, 'Orphans').getByRole('link')).toHaveText(['/guides/camping', '/lonely'])
  await page.getByRole('tab', { name: 'Dead ends 1' }).click()
  await expect(linkTable(page, 'Dead ends').getByRole('link')).toHaveText(['/lonely'])
  await linkTable(page, 'Dead ends').getByRole('link').click()
  await expect(page.getByRole('complementary', { name: 'Page details' })).toContainText('Page /lonely')
  await page.goBack()

  await page.getByRole('combobox', { name: 'Page', exact: true }).fill('boots')
  await page.getByRole('option', { name: '/boots', exact: true }).click()
  await page.getByRole('combobox', { name: 'Page', exact: true }).click()
  await expect(page.getByRole('option', { name: '/lonely', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const incoming = linkTable(page, 'Incoming links')
  await expect(page.getByRole('heading', { name: 'Links to this page (3)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Links from this page (1)' })).toBeVisible()
  await expect(incoming).toContainText('/guides/campingNo textContentnofollow')
  // Checked once the address has it, which check() would not wait for.
  await page.getByRole('checkbox', { name: 'In content only' }).click()
  await expect(page.getByRole('heading', { name: 'Links to this page (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for our boots' }).click()
  await page.getByRole('menuitem', { name: 'Text around the link' }).click()
  await expect(page.getByRole('dialog')).toContainText('Read our boots first.')
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n').slice(1)).toEqual([
    'https://shop.example/boots,https://shop.example/guides/lacing,how to lace them,Read how to lace them first.,Content,Yes,200,,',
    'https://shop.example/guides/camping,https://shop.example/boots,,Read  first.,Content,Nofollow,200,,',
    'https://shop.example/guides/lacing,https://shop.example/boots,our boots,Read our boots first.,Content,Yes,200,,',
    '',
  ])
})
