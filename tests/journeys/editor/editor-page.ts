import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { openPart } from '../ui/showcase-page.ts'

/** Opens the showcase's editor with a text. */
export async function openEditor(page: Page, text: string): Promise<void> {
  await openPart(page, 'editor')
  await expect(draft(page)).toBeVisible()
  await openText(page, text)
}

/** Gives the editor another text from outside. */
export async function openText(page: Page, text: string): Promise<void> {
  await field(page).evaluate((element, value) => {
    if (!(element instanceof HTMLTextAreaElement)) throw new Error('The field is missing.')
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
    set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, JSON.stringify(text))
}

/** The text of the visual editor or of the source. */
export function draft(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Draft' })
}

export function toolbar(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Tools: Draft' })
}

export function tool(page: Page, name: string): Locator {
  return toolbar(page).getByRole('button', { name, exact: true })
}

/** Clicks into a part of the text and waits until the caret stays there: the editor puts it back soon after it got the focus. */
export async function putCaret(part: Locator): Promise<void> {
  await expect(async () => {
    await part.click()
    const isInside = await part.evaluate(async (element) => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      return element.contains(getSelection()?.anchorNode ?? null)
    })
    expect(isInside).toBe(true)
  }).toPass()
}

/** Expects that the editor has told this text last. */
export async function expectText(page: Page, text: string): Promise<void> {
  await expect.poll(async () => String(JSON.parse(await field(page).inputValue()))).toBe(text)
}

/** Pastes into the text as if it was copied elsewhere. */
export async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await draft(page).evaluate(async (element, each) => {
    // The editor learns of a moved caret a moment later.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const clipboardData = new DataTransfer()
    for (const [type, value] of Object.entries(each)) clipboardData.setData(type, value)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}

function field(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Text as JSON' })
}
