import type { Page } from '@playwright/test'
import {
  editor,
  expectText,
  makeTexts,
  tab,
  texts,
  type OpenedTexts,
} from '#tests/journeys/cluster/texts-page.ts'
import { shareCluster, stubCompetitors } from '#tests/journeys/cluster/share-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { signInAs } from '#tests/support/browser/journey-person.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { openUnguarded } from '#tests/support/browser/unguarded-page.ts'
import { ATTACKS } from '#tests/support/editor/attacks.ts'
import { startCuttableProxy } from '#tests/support/network/cuttable-proxy.ts'
import { dock, press, proposal, seedProposal, writing } from './agents-page.ts'
import { assistantOf, openAssistant } from './assistant-page.ts'
import { review } from './content-page.ts'
import { beside } from './writing-page.ts'

/** Begins to write the article, and waits until words of its draft are on screen. */
async function writeUntilDrafting(page: Page, { articleId }: OpenedTexts, path: string): Promise<void> {
  await withJourneyDatabase((client) =>
    client.query(
      `update keywords set keyword = 'hiking boots', folded = 'hiking boots' where article_id = $1`,
      [articleId],
    ),
  )
  await page.goto(path)
  await press(page, 'Write')
  await expect(tab(page, 'Draft')).toContainText('being written', { timeout: 90_000 })
  await expect(watched(page).first()).toContainText(/\S+ \S+ \S+/)
}

const watched = (page: Page) => texts(page).getByRole('article')

test.describe('in a window of their own', () => {
  test.use({ hasOwnWindow: true })

  test('an article is written to its end although the connection is lost meanwhile, its source is checked, and it is marked as reviewed', async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    test.setTimeout(300_000)
    expectProblem(/net::ERR_|WebSocket/)
    const opened = await makeTexts(page)
    const proxy = await startCuttableProxy(baseURL ?? '')
    await signInAs(page, opened.person, proxy.address)
    await writeUntilDrafting(page, opened, `${proxy.address}${opened.path}`)
    proxy.cut()
    const early = (await watched(page).allInnerTexts()).join('')
    // The writer goes on meanwhile.
    await expect.poll(() => countSections(opened), { timeout: 90_000 }).toBeGreaterThan(1)
    expect((await watched(page).allInnerTexts()).join('').length).toBeLessThan(early.length + 2_000)
    proxy.mend()
    await expect(writing(page).getByText('The article is written.')).toBeVisible({ timeout: 120_000 })
    await tab(page, 'Final Draft').click()
    const final = editor(page, 'Final Draft')
    await expectText(final, /^The hiking boot guide.*In short: .*\.$/s)

    await final.getByRole('link', { name: '[1]' }).first().click()
    await expect(beside(page).getByRole('region', { name: 'In its page' }).locator('mark')).toHaveText(
      /\S+ \S+/,
    )
    const { person, articleId } = opened
    await page.goto(`${proxy.address}${planPath(person, `content-editor?text=final&article=${articleId}`)}`)
    await review(page).getByRole('button', { name: 'Mark reviewed', exact: true }).click()
    await expect(review(page).getByText('Reviewed', { exact: true })).toBeVisible()
    await page.close()
    await proxy.close()
  })

  test('nothing runs in the full-screen editor, a proposal, or the shared view, whatever a text says', async ({
    browser,
  }) => {
    const page = await openUnguarded(browser)
    const hostile = `start\n\n${ATTACKS.map((attack) => `${attack}\n\nmiddle ${attack} of a line\n\n`).join('')}end\n`
    const opened = await makeTexts(page, { final: hostile, draft: 'Nothing.', description: hostile })
    const { person, articleId } = opened
    await withJourneyDatabase((client) =>
      client.query(`update articles set status = 'edited' where id = $1`, [articleId]),
    )
    await page.goto(planPath(person, `content-editor?text=final&article=${articleId}`))
    await expectText(review(page).getByRole('textbox', { name: 'Final Draft', exact: true }), /start.*end/s)
    await expectNothingRan(page)

    await seedProposal(opened, hostile)
    await page.goto(opened.path)
    await texts(page).getByRole('button', { name: 'Compare' }).click()
    await expect(proposal(page).getByRole('checkbox', { name: 'Take change 1' })).toBeVisible()
    await expectNothingRan(page)

    await page.goto(planPath(person, `article/${articleId}`))
    const shared = await shareCluster(page)
    await stubCompetitors(page)
    await page.goto(shared)
    await expect(page.getByText('start', { exact: true }).first()).toBeVisible()
    await expectNothingRan(page)
    await page.context().close()
  })
})

test('changes of a covered text wait, and an article is not deleted while it is written; once that is stopped it is, and its credit is back', async ({
  page,
  expectProblem,
}) => {
  test.setTimeout(180_000)
  expectProblem(/status of 404/)
  const opened = await makeTexts(page, { draft: 'Wax keeps the rain out.' })
  const { person, articleId, path } = opened
  const { panel, talk, field } = assistantOf(page)
  const accept = panel.getByRole('button', { name: 'Accept this change' })
  await page.goto(path)
  await openAssistant(page)
  await field.fill('replace "Wax" with "Oil"')
  await field.press('Enter')
  await expect(accept).toBeEnabled()
  // The page is left below, which would cut the answer off.
  await expect(talk).toHaveAttribute('aria-busy', 'false')
  const remove = () =>
    page.request.put(`/api/contentplan/${person.workspaces[0]?.plans[0]}/article`, {
      headers: { authorization: `Bearer ${person.token}` },
      data: { action: 'delete', articleIds: [articleId] },
    })
  const credits = await readCredits(page, opened)
  await writeUntilDrafting(page, opened, path)
  expect(await readCredits(page, opened)).toBe(credits - 1)
  const refused = await remove()
  expect([refused.status(), await refused.text()]).toEqual([
    409,
    expect.stringContaining('is being written. Wait until it is done, or cancel the writing first.'),
  ])
  await press(page, 'Stop')
  await expect(writing(page).getByText('The writing was stopped.')).toBeVisible()
  // What was written until then still covers the text.
  await openAssistant(page)
  await expect(panel.getByText('What an agent writes covers your text at the moment.')).toBeVisible()
  await expect(accept).toBeDisabled()
  await texts(page).getByRole('button', { name: 'Show the editor' }).click()
  await accept.click()
  await expectText(editor(page), /^Oil keeps the rain out/)
  expect((await remove()).status()).toBe(200)
  await expect(page.getByText('It was deleted, and its keywords were excluded')).toBeVisible()
  await expect.poll(() => readCredits(page, opened)).toBe(credits)
  await expect(dock(page)).toBeHidden()
})

/** Sections of the draft that are finished. */
async function countSections({ articleId }: OpenedTexts): Promise<number> {
  return withJourneyDatabase(async (client) => {
    const { rows } = await client.query<{ count: number | null }>(
      `select s.progress_done as count from run_steps s join runs r on r.id = s.run_id
       where (r.about ->> 'clusterId')::integer = $1 and s.name = 'Drafting'`,
      [articleId],
    )
    return rows[0]?.count ?? 0
  })
}

async function readCredits(page: Page, { person }: OpenedTexts): Promise<number> {
  const answer = await page.request.get('/api/workspace', {
    headers: { authorization: `Bearer ${person.token}` },
  })
  const [workspace]: { remaining_article_credits: number }[] = await answer.json()
  return workspace?.remaining_article_credits ?? Number.NaN
}

/** Nothing has run, and no element could run anything later. */
async function expectNothingRan(page: Page): Promise<void> {
  const found = await page.evaluate(() => [
    ...window.attacksThatRan,
    ...[...document.querySelectorAll('[role="textbox"] *, article *, dialog *, [role="dialog"] *, main *')]
      .filter(
        ({ localName, attributes }) =>
          /^(script|iframe|object|embed|math|style|link|meta|base|form|template)$/.test(localName) ||
          [...attributes].some(
            ({ name, value }) =>
              /^on|^(srcdoc|formaction)$/i.test(name) ||
              /^(href|src|action|xlink:href)=\s*(javascript|vbscript):/i.test(`${name}=${value}`),
          ),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  ])
  expect(found).toEqual([])
}
