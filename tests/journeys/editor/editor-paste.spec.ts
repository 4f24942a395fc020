import { expect, test } from '#tests/support/browser/journey.ts'
import { DOCS_HTML, WORD_HTML } from '#tests/support/editor/copied-html.ts'
import { draft, expectText, openEditor, paste, putCaret } from './editor-page.ts'

const CLEAN = [
  '# A guide to boots',
  'The **best** boots are *light* and ~~cheap~~ good. See [the shop](https://shop.example/boots).',
  '## What to look at',
  '- the sole\n  - its profile\n- the fit',
  '1. measure\n2. try',
  '| Boot   | Weight |\n| ------ | ------ |\n| Alpine | 1480 g |\n| Trail  | 920 g  |',
  'The end.',
].join('\n\n')

for (const [program, html] of [
  ['Word', WORD_HTML],
  ['Google Docs', DOCS_HTML],
] as const)
  test(`what is copied from ${program} becomes plain markdown`, async ({ page }) => {
    await openEditor(page, '')
    await putCaret(draft(page))
    await paste(page, { 'text/html': html, 'text/plain': 'A guide to boots' })
    await expectText(page, CLEAN)
  })

test('text is pasted as the markdown that it is, and in code as it is', async ({ page }) => {
  await openEditor(page, '')
  await putCaret(draft(page))
  await paste(page, { 'text/plain': '# Title\r\n\r\n- *a*\r\n- b\r\n' })
  await expectText(page, '# Title\n\n- *a*\n- b')
  await openEditor(page, 'Before after\n')
  await putCaret(draft(page))
  await page.keyboard.press('Home')
  await paste(page, { 'text/plain': 'a **b** c' })
  await expectText(page, 'a **b** cBefore after\n')
  await openEditor(page, '```\ncode\n```\n')
  await putCaret(draft(page).locator('pre'))
  await page.keyboard.press('Home')
  await paste(page, { 'text/plain': '# no heading ' })
  await expectText(page, '```\n# no heading code\n```\n')
})

test('images are not pasted into the text, and a sentence says so', async ({ page }) => {
  await openEditor(page, 'Text\n')
  await putCaret(draft(page))
  await page.keyboard.press('End')
  const refusal = page.getByText('Images cannot be pasted into the text.')
  await draft(page).evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['x'], 'a.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(refusal).toBeVisible()
  await page.getByRole('button', { name: 'Close message' }).click()
  await paste(page, { 'text/html': '<p>More <img src="data:image/png;base64,iVBORw0KGgo="> words</p>' })
  await expect(refusal).toBeVisible()
  await expectText(page, 'TextMore words\n')
  await page.getByRole('button', { name: 'Close message' }).click()
  await paste(page, { 'text/plain': ' ![a](data:image/png;base64,iVBORw0KGgo=)' })
  await expect(refusal).toBeVisible()
  await expectText(page, 'TextMore words\n')
})

test('copied text is markdown', async ({ page }) => {
  await openEditor(page, '# Title\n\n- *a*\n- b\n')
  await putCaret(draft(page))
  await page.keyboard.press('Control+a')
  const copied = await draft(page).evaluate((element) => {
    const clipboardData = new DataTransfer()
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    return clipboardData.getData('text/plain')
  })
  expect(copied).toBe('# Title\n\n- *a*\n- b')
})
