import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { signInAs } from '#tests/support/browser/journey-person.ts'
import { openUserMenu } from '#tests/journeys/shell/shell-page.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import {
  button,
  editor,
  expectText,
  makeTexts,
  countKept,
  killTab,
  openDraft,
  readDraft,
  SAVES,
  status,
  tab,
  texts,
  typeAtEnd,
} from './texts-page.ts'

test('what is typed is saved by itself, and the tabs say how each text stands', async ({ page }) => {
  const opened = await makeTexts(page, { description: 'For hikers with wide feet' })
  await page.goto(opened.path.replace('draft', 'brief'))
  await expect(tab(page, 'Brief')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Brief')).toHaveText(/5 words/)
  await expect(tab(page, 'Draft')).toHaveText(/empty/)
  await expect(texts(page).getByText(/Saved just now by Ada Lovelace/)).toBeVisible()

  await tab(page, 'Brief').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Research')).toBeFocused()
  await expect(page).toHaveURL(/\?text=research$/)
  await expect(texts(page).getByText(/^The research collects facts/)).toBeVisible()

  await tab(page, 'Draft').click()
  await typeAtEnd(editor(page), 'Warm boots')
  await expect(status(page, 'Saving changes...')).toBeVisible()
  await expect(status(page, 'Changes saved')).toBeVisible()
  await expect(tab(page, 'Draft')).toHaveText(/2 words/)
  expect((await readDraft(page, opened)).text.trim()).toBe('Warm boots')
  // The hidden texts have editors, too.
  await tab(page, 'Draft').press('ControlOrMeta+s')
  await expect(editor(page)).toHaveClass(/cm-content/)
  await tab(page, 'Draft').press('ControlOrMeta+s')
  await expect(editor(page)).toHaveClass(/ProseMirror/)

  // Another tab is opened before the second in which nothing more is typed has passed.
  await typeAtEnd(editor(page), ' for snow')
  await tab(page, 'Brief').click()
  await expect.poll(async () => (await readDraft(page, opened)).text.trim()).toBe('Warm boots for snow')
  await page.reload()
  await tab(page, 'Draft').click()
  await expectText(editor(page), 'Warm boots for snow')
  await expect(button(page, 'Restore')).toBeHidden()
})

test('leaving the screen saves at once, and the tools of a long text stay in sight', async ({ page }) => {
  const opened = await openDraft(page, `${'One more\n\n'.repeat(60)}One`)
  await typeAtEnd(editor(page), ' two')
  const header = await page.getByRole('banner').boundingBox()
  const tools = await texts(page).getByRole('toolbar').boundingBox()
  expect(Math.floor((tools?.y ?? 0) / (header?.height ?? 0))).toBe(1)
  await goTo(page, opened.path.replace(/\/article\/.*/, '/plan'))
  await expect.poll(async () => (await readDraft(page, opened)).text.trim()).toMatch(/\nOne two$/)
})

test('what was typed when the session ended is offered after the next sign-in, and signing out removes it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 401/)
  expectProblem(/ERR_FAILED/)
  const opened = await openDraft(page, 'One')
  await page.route(SAVES, (route) => route.fulfill({ status: 401, json: { message: 'Please sign in.' } }))
  await typeAtEnd(editor(page), ' two')
  await expect(page).toHaveURL(/\/$/)
  await page.unroute(SAVES)
  await page.route(SAVES, (route) => route.abort())
  await signInAs(page, opened.person)
  await page.goto(opened.path)
  await expect(texts(page).getByText(/^You typed this on .* and it was not saved\.$/)).toBeVisible()
  await button(page, 'Restore').click()
  await expectText(editor(page), /^One two/)
  await expect(status(page, 'Save failed - will retry')).toBeVisible()
  expect(await listDatabases()).toContain('keyloom-typed-texts')
  const account = await openUserMenu(page)
  await account.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(listDatabases).not.toContain('keyloom-typed-texts')

  function listDatabases() {
    return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  }
})

test.describe('in a window of its own', () => {
  test.use({ hasOwnWindow: true })

  test('what a killed tab had not saved is offered by the next one, and can be discarded and brought back', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/)
    const opened = await openDraft(page, 'One')
    await page.route(SAVES, (route) => route.abort())
    await typeAtEnd(editor(page), ' two')
    await expect(status(page, 'Save failed - will retry')).toBeVisible()
    const next = await context.newPage()
    await next.goto(opened.path)
    await expectText(editor(next), /^One$/)
    await expect(button(next, 'Restore')).toBeHidden()

    await killTab(page)
    await expect(texts(next).getByText(/^You typed this on .* and it was not saved\.$/)).toBeVisible()
    await button(next, 'Show what differs').click()
    await expect(texts(next).locator('ins')).toHaveText(/two/)
    await button(next, 'Discard').click()
    await expect(button(next, 'Restore')).toBeHidden()
    await button(next, 'Undo discarding').click()
    await button(next, 'Restore').click()
    await expectText(editor(next), /^One two/)
    await expect(status(next, 'Changes saved')).toBeVisible()
    expect((await readDraft(next, opened)).text.trim()).toBe('One two')
    await next.reload()
    await expectText(editor(next), /^One two/)
    await expect(button(next, 'Restore')).toBeHidden()
  })

  test('a reload saves what was typed in the last second', async ({ page }) => {
    const opened = await openDraft(page, 'One')
    await typeAtEnd(editor(page), ' two')
    await page.reload()
    await expectText(editor(page), /^One two/)
    expect((await readDraft(page, opened)).text.trim()).toBe('One two')
    // The page was gone before the answer: the next one finds what the browser has kept, and that it is saved.
    await expect.poll(() => countKept(page)).toBe(0)
    await expect(button(page, 'Restore')).toBeHidden()
  })

  test('a save is repeated after 2, 4 and 6 seconds; then a message says so, and a button tries again', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/)
    const opened = await makeTexts(page, { draft: 'One' })
    await page.clock.install()
    await page.goto(opened.path)
    await expect(editor(page)).toBeVisible()
    let count = 0
    await page.route(SAVES, (route) => {
      count++
      return route.abort()
    })
    await typeAtEnd(editor(page), ' two')
    for (const [pause, saves] of [
      [1_100, 1],
      [2_100, 2],
      [4_100, 3],
      [6_100, 4],
    ] as const) {
      await page.clock.runFor(pause)
      await expect.poll(() => count).toBe(saves)
      await expect(status(page, saves < 4 ? 'Save failed - will retry' : 'Save failed')).toBeVisible()
    }
    await expect(messages(page)).toContainText(
      'Failed to save Draft after multiple attempts. Please try again later.',
    )
    await page.unroute(SAVES)
    await button(page, 'Try again').click()
    await expect(status(page, 'Changes saved')).toBeVisible()
    expect((await readDraft(page, opened)).text.trim()).toBe('One two')
  })
})
