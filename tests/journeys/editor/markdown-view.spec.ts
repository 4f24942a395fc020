import { expect, test } from '#tests/support/browser/journey.ts'
import { openEditor } from './editor-page.ts'

const TEXT = `---
title: hidden
---

# Title

A [link](https://shop.example "Shop"), a [path](/a), [no link](javascript:x) and a note[^1].

- [x] done
- [ ] open

| a | b |
| - | -: |
| 1 | 2 |

![A loom](/favicon.svg) ![gone](/no-such.png)

<div onclick="x" style="color:red" class="c">Some <b>bold</b> <custom-tag>tag</custom-tag></div>

<form action="/x"><input name="q"><button>Send</button></form>

שלום

- **אחת**

> ציטוט

[^1]: The note.
`

test('markdown is shown as a page: headings fit in, links open a new tab, and unknown HTML is left out', async ({
  page,
  expectProblem,
}) => {
  // The browser names the handler in the HTML, which it does not run.
  expectProblem(/status of 404|inline event handler violates/)
  await openEditor(page, TEXT)
  const view = page.getByRole('article', { name: 'The same to read' })
  await expect(view.getByRole('heading', { level: 3, name: 'Title' })).toBeVisible()
  await expect(view).not.toContainText('hidden')
  const link = view.getByRole('link', { name: 'link', exact: true })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('title', 'Shop')
  await expect(view.getByRole('link', { name: 'no link' })).toHaveCount(0)
  await expect(view.getByRole('checkbox', { name: 'Done', exact: true })).toBeChecked()
  await expect(view.getByRole('checkbox', { name: 'Not done' })).toBeDisabled()
  await expect(view.locator('td[data-align="right"]')).toHaveText('2')
  const image = view.getByRole('img', { name: 'A loom' })
  await expect(image).toHaveAttribute('loading', 'lazy')
  await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(view.getByText('Image: gone, /no-such.png')).toBeVisible()
  await expect(view.locator('form, [onclick], [style], [class], custom-tag')).toHaveCount(0)
  await expect(view.getByText('Some bold tag')).toBeVisible()
  await expect(view.locator('p[dir="auto"]').filter({ hasText: 'שלום' })).toHaveCSS('direction', 'rtl')
  for (const words of ['אחת', 'ציטוט'])
    await expect(view.locator('ul, blockquote').filter({ hasText: words })).toHaveCSS('direction', 'rtl')
  await view.getByRole('link', { name: '1', exact: true }).click()
  await expect(view.getByText('The note.')).toBeInViewport()
  await expect(page).toHaveURL(/#editor$/)
  await expect(view.getByRole('link', { name: 'Back to the text' })).toBeVisible()
})
