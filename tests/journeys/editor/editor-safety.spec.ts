import type { Page } from '@playwright/test'
import { ATTACKS } from '#tests/support/editor/attacks.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { openUnguarded } from '#tests/support/browser/unguarded-page.ts'
import { SHOWCASE } from '../ui/showcase-page.ts'
import { draft, openEditor, openText, paste } from './editor-page.ts'

/** A page without the server's security policy, which would hide that something could run. */
test.use({ hasOwnWindow: true })

test('the attacks would run in a page that trusts them', async ({ browser }) => {
  const page = await openUnguarded(browser)
  await page.goto(`${SHOWCASE}/favicon.svg`)
  await page.goto('about:blank')
  const ran = await page.evaluate(async (attacks) => {
    const probe = new Image()
    const isReady = new Promise((resolve) => probe.addEventListener('error', resolve))
    for (const attack of attacks) {
      const place = document.createElement('div')
      place.innerHTML = attack
      document.body.append(place)
    }
    probe.src = 'data:image/png,broken'
    await isReady
    return window.attacksThatRan.length
  }, ATTACKS)
  expect(ran).toBeGreaterThan(5)
  await page.context().close()
})

test('nothing runs in the editor or the view, however it is written or pasted', async ({ browser }) => {
  const page = await openUnguarded(browser)
  await openEditor(page, '')
  for (const [index, attack] of ATTACKS.entries()) {
    await openText(
      page,
      `start ${index}\n\n${attack}\n\nmiddle ${attack} of a line\n\n- ${attack}\n\n> ${attack}\n`,
    )
    await expect(draft(page).getByText(`start ${index}`, { exact: true })).toBeVisible()
    await expectHarmless(page, attack)
    await openText(page, `pasted ${index}\n`)
    await draft(page).focus()
    await paste(page, { 'text/html': attack, 'text/plain': attack })
    await paste(page, { 'text/plain': attack })
    await expectHarmless(page, attack)
  }
  await openText(page, '![probe](data:image/png,broken)\n')
  await expect(page.getByText('Image: probe')).toHaveCount(2)
  expect(await page.evaluate(() => window.attacksThatRan)).toEqual([])
  await page.context().close()
})

/** Nothing has run, and no element could run anything later. */
async function expectHarmless(page: Page, attack: string): Promise<void> {
  const found = await page.evaluate(() => {
    const places = document.querySelectorAll('[role="textbox"], article')
    const problems = [...window.attacksThatRan]
    for (const element of [...places].flatMap((place) => [...place.querySelectorAll('*')])) {
      if (
        /^(script|iframe|object|embed|svg|math|style|link|meta|base|form|template)$/i.test(element.localName)
      )
        problems.push(element.localName)
      for (const { name, value } of element.attributes) {
        if (/^on|^(srcdoc|formaction|xlink:href|style)$/i.test(name)) problems.push(`${name}=${value}`)
        if (!/^(href|src)$/.test(name)) continue
        const { protocol } = new URL(value, location.href)
        const isImage = name === 'src' && value.startsWith('data:image/')
        if (!/^(https?|mailto|tel):$/.test(protocol) && !isImage) problems.push(`${name}=${value}`)
      }
    }
    return problems
  })
  expect([attack, found]).toEqual([attack, []])
}
