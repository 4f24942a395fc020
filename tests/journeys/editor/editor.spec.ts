import { expect, test } from '#tests/support/browser/journey.ts'
import { SAMPLES } from '#tests/support/editor/samples.ts'
import { draft, expectText, openEditor, openText, putCaret, tool, toolbar } from './editor-page.ts'

const EDITED = 'Edited'

test('a text that is only opened, in both modes, is not told as edited', async ({ page, expectProblem }) => {
  // Images that are not there, on this machine or outside.
  expectProblem(/shop\.example|status of 404|ERR_INVALID_URL/)
  await openEditor(page, '')
  for (const text of Object.values(SAMPLES)) {
    await openText(page, text)
    await expectText(page, text)
    await page.keyboard.press('Control+s')
    await expect(page.locator('.cm-content')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(toolbar(page)).toBeVisible()
    await expect(draft(page)).toBeVisible()
    await expectText(page, text)
  }
  await expect(page.getByText('Not edited')).toBeVisible()
})

test('what is typed at the end of a paragraph is all that changes', async ({ page }) => {
  await openEditor(page, '* a\n* b\n\nFirst  \n\nSecond\n===\n\n***\n')
  await putCaret(draft(page).getByText('First'))
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  await expectText(page, '* a\n* b\n\nFirst and more\n\nSecond\n===\n\n***\n')
  await page.keyboard.press('Control+z')
  await expectText(page, '* a\n* b\n\nFirst  \n\nSecond\n===\n\n***\n')
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+s')
  await expect(page.locator('.cm-content')).toBeFocused()
  await page.keyboard.type('!')
  await expect(page.getByText(EDITED, { exact: true })).toBeVisible()
  await expectText(page, '* a\n* b\n\nFirst and more!\n\nSecond\n===\n\n***\n')
})

test('typing signs of markdown makes headings, lists, quotes, code, tasks and marks', async ({ page }) => {
  await openEditor(page, '')
  await expect(draft(page).locator('[data-placeholder]')).toBeVisible()
  await putCaret(draft(page))
  await page.keyboard.type('## Title\n- one\ntwo\n\n> said\n\n\n')
  await page.keyboard.type('**bold** and *it* and `code` and ~~gone~~ snake_case\n')
  await page.keyboard.type('- [ ] task')
  await expectText(
    page,
    '## Title\n\n- one\n- two\n\n> said\n\n**bold** and *it* and `code` and ~~gone~~ snake_case\n\n- [ ] task',
  )
  await page.keyboard.press('Control+Enter')
  await expectText(
    page,
    '## Title\n\n- one\n- two\n\n> said\n\n**bold** and *it* and `code` and ~~gone~~ snake_case\n\n- [x] task',
  )
})

test('the tools change marks, blocks, lists and tables', async ({ page }) => {
  await openEditor(page, 'One\n\nTwo\n')
  await putCaret(draft(page).getByText('One'))
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await tool(page, 'Bold').click()
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await expectText(page, '**One**\n\nTwo\n')
  await toolbar(page).getByRole('button', { name: 'Style: Paragraph' }).click()
  await page.getByRole('menuitemradio', { name: 'Heading 2' }).click()
  await expectText(page, '## **One**\n\nTwo\n')
  await putCaret(draft(page).getByText('Two'))
  await tool(page, 'Bulleted list').click()
  await expectText(page, '## **One**\n\n- Two\n')
  await tool(page, 'Numbered list').click()
  await expectText(page, '## **One**\n\n1. Two\n')
  await tool(page, 'Task list').click()
  await expectText(page, '## **One**\n\n1. [ ] Two\n')
  await draft(page).getByRole('checkbox', { name: 'Done' }).check()
  await expectText(page, '## **One**\n\n1. [x] Two\n')
  await putCaret(draft(page).getByText('Two'))
  await tool(page, 'Task list').click()
  await tool(page, 'Numbered list').click()
  await expectText(page, '## **One**\n\nTwo\n')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await tool(page, 'Insert a table').click()
  await page.keyboard.type('A')
  await page.keyboard.press('Tab')
  await page.keyboard.type('B')
  await expect.poll(() => draft(page).locator('tr').count()).toBe(3)
  const change = async (name: string) => {
    await tool(page, 'Change the table').click()
    await page.getByRole('menuitem', { name }).click()
  }
  await change('Delete the column')
  await change('Add a row below')
  await change('Align the column right')
  await expect(draft(page).locator('tr')).toHaveCount(4)
  await expect(draft(page).locator('tr').first().locator('th')).toHaveCount(2)
  await change('Delete the table')
  await expectText(page, '## **One**\n\nTwo\n')
})

test('links and images are set by their addresses, and no address can run', async ({ page }) => {
  await openEditor(page, 'See the shop\n')
  await draft(page)
    .getByText('shop')
    .dblclick({ position: { x: 60, y: 10 } })
  await page.keyboard.press('Control+k')
  const panel = page.getByRole('dialog', { name: 'Link' })
  await panel.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Links lead to web pages')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Address' }).fill('shop.example/boots')
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expect(draft(page)).toBeFocused()
  await expect(draft(page).getByRole('link')).toHaveAttribute('href', 'https://shop.example/boots')
  await tool(page, 'Link').click()
  await panel.getByRole('button', { name: 'Remove the link' }).click()
  await expectText(page, 'See the shop\n')
  await page.keyboard.press('End')
  await tool(page, 'Image').click()
  const image = page.getByRole('dialog', { name: 'Image' })
  await image.getByRole('textbox', { name: 'Address' }).fill('/favicon.svg')
  await image.getByRole('textbox', { name: 'Description' }).fill('A loom')
  await page.keyboard.press('Enter')
  await expect(draft(page).getByRole('img', { name: 'A loom' })).toBeVisible()
})

test('the keyboard reaches the tools, goes from one to the next, and leaves lists and tables', async ({
  page,
}) => {
  await openEditor(page, '- one\n- two\n')
  await putCaret(draft(page).getByText('two'))
  await page.keyboard.press('Tab')
  await expectText(page, '- one\n  - two\n')
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Undo')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Bold')).toBeFocused()
  await expect(toolbar(page).locator('button[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(tool(page, 'Image')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(draft(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Markdown' })).toBeFocused()
  await expectText(page, '- one\n  - two\n')
})

test('a text that comes from outside replaces only what differs, and the caret stays', async ({ page }) => {
  await openEditor(page, 'One\n\nTwo\n\nThree\n')
  await putCaret(draft(page).getByText('Three'))
  await page.keyboard.press('End')
  await openText(page, 'One, changed\n\nTwo\n\nThree\n')
  await expect(draft(page).getByText('One, changed')).toBeVisible()
  await expect(page.getByText('Not edited')).toBeVisible()
  await draft(page).focus()
  await page.keyboard.type('!')
  await expectText(page, 'One, changed\n\nTwo\n\nThree!\n')
  await page.keyboard.press('Control+z')
  await expectText(page, 'One, changed\n\nTwo\n\nThree\n')
})

test('a very long text is shown as markdown, says why, and can be edited', async ({ page }) => {
  await openEditor(page, '')
  await page.getByRole('button', { name: '1 MB' }).click()
  await expect(page.getByText(/It is shown as markdown/)).toBeVisible()
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.locator('.cm-line').first().click()
  await page.keyboard.press('Home')
  await page.keyboard.type('x')
  await expect(page.getByText(EDITED, { exact: true })).toBeVisible()
})

test('an editor that only shows a text has no tools and takes no keys', async ({ page }) => {
  await openEditor(page, '- [ ] task\n\nText\n')
  await page.getByRole('button', { name: 'Only read' }).click()
  await expect(toolbar(page)).toBeHidden()
  await expect(draft(page)).toHaveAttribute('aria-readonly', 'true')
  await expect(draft(page).getByRole('checkbox')).toBeDisabled()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(toolbar(page)).toBeVisible()
})

test('an editor that is used, and closed and opened again and again, leaves nothing behind', async ({
  page,
}) => {
  await openEditor(page, 'One\n\n- [ ] two\n')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const count = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  const useIt = async () => {
    await putCaret(draft(page).getByText('One'))
    await page.keyboard.type('x')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Control+s')
    await expect(page.locator('.cm-content')).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(draft(page).getByText('One')).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(draft(page).getByText('One')).toBeVisible()
  }
  for (let round = 0; round < 3; round += 1) await useIt()
  const before = await count()
  for (let round = 0; round < 10; round += 1) await useIt()
  // Milkdown's own timers end after three seconds.
  await expect
    .poll(async () => ((await count())['JSEventListeners'] ?? 0) - (before['JSEventListeners'] ?? 0))
    .toBeLessThan(40)
  await expect.poll(async () => ((await count())['Nodes'] ?? 0) - (before['Nodes'] ?? 0)).toBeLessThan(400)
  await devtools.detach()
})

test('a table of 200 rows is edited like a short one', async ({ page }) => {
  await openEditor(page, '')
  await page.getByRole('button', { name: 'long table' }).click()
  await expect(draft(page).locator('tr')).toHaveCount(201)
  await expect(page.locator('article tr')).toHaveCount(201)
  await putCaret(draft(page).getByText('Name 150', { exact: true }))
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await page.keyboard.type('new ')
  const rows = Array.from({ length: 200 }, (_, index) => rowOf(index + 1))
  rows[149] = rowOf(150, '!', 'new ')
  await expectText(page, `| Row | Name | Note |\n| --- | --- | --- |\n${rows.join('\n')}\n`)
})

function rowOf(number: number, end = '', note = ''): string {
  return `| ${number} | Name ${number}${end} | ${note}A note on it |`
}
