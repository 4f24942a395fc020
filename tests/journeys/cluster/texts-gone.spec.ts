import { expect, test } from '#tests/support/browser/journey.ts'
import {
  editor,
  makeTexts,
  openDraft,
  SAVES,
  status,
  typeAtEnd,
  texts,
  type OpenedTexts,
} from './texts-page.ts'

test('what was typed for a cluster that is deleted meanwhile stays on screen, also after a reload', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 404/)
  expectProblem(/ERR_FAILED/)
  const opened = await openDraft(page, 'One')
  await page.route(SAVES, (route) => route.abort())
  await typeAtEnd(editor(page), ' two')
  await expect(status(page, 'Save failed - will retry')).toBeVisible()
  await page.unroute(SAVES)
  await deleteCluster(opened)
  const kept = page.getByRole('region', { name: 'What you typed and could not be saved' })
  await expect(kept.getByText('One two')).toBeVisible()
  await page.reload()
  await expect(kept.getByText('One two')).toBeVisible()
  await expect(kept.getByRole('button', { name: 'Copy text' })).toBeVisible()

  async function deleteCluster({ person, articleId }: OpenedTexts) {
    const answer = await page.request.put(`/api/contentplan/${person.workspaces[0]?.plans[0]}/article`, {
      headers: { authorization: `Bearer ${person.token}` },
      data: { action: 'delete', articleIds: [articleId] },
    })
    expect(answer.ok()).toBe(true)
  }
})

test('a cluster that is being written says why its texts cannot be changed', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const opened = await makeTexts(page, { draft: 'One' })
  await page.goto(opened.path)
  const reason =
    'The cluster “Trail boots” is being written. Wait until it is done, or cancel the writing first.'
  await page.route(SAVES, (route) =>
    route.fulfill({ status: 409, json: { message: reason, error: reason, code: 'conflict' } }),
  )
  await typeAtEnd(editor(page), ' two')
  await expect(texts(page).getByText(`${reason} What you typed is kept in this browser.`)).toBeVisible()
  await expect(editor(page)).not.toBeEditable()
  await page.unroute(SAVES)
  await texts(page).getByRole('button', { name: 'Try again' }).click()
  await expect(status(page, 'Changes saved')).toBeVisible()
  await expect(editor(page)).toBeEditable()
})
