import { expect, test } from '#tests/support/browser/journey.ts'
import { openEvidence } from './evidence-page.ts'

test('a cluster that is renamed or merged elsewhere while it is open shows that: it says into which one, leads there, and comes back by undo', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 404/)
  const { person, boots, shoes } = await openEvidence(page)
  const path = `/api/contentplan/${person.workspaces[0]?.plans[0]}/article`
  const headers = { authorization: `Bearer ${person.token}` }
  // Leaving the open field of the title does not take back what another person made of it.
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await request.put(path, { headers, data: { action: 'rename', articleIds: [boots], name: 'Alpine boots' } })
  await expect(page.getByRole('heading', { level: 1, name: 'Alpine boots' })).toBeAttached()
  await page.getByRole('textbox', { name: 'Title' }).blur()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeHidden()
  expect(await (await request.get(`/api/article/${boots}`, { headers })).json()).toMatchObject({
    title: 'Alpine boots',
  })

  const merge = () =>
    request.put(path, { headers, data: { action: 'merge', articleIdsFrom: [boots], articleIdTo: shoes } })
  expect((await merge()).status()).toBe(200)
  await expect(page.getByText('It was merged into “Ski shoes”')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('tab', { name: 'Keywords 2' })).toBeVisible()

  expect((await merge()).status()).toBe(200)
  await page.getByRole('link', { name: 'Open that cluster' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ski shoes' })).toBeVisible()

  expect(
    (await request.put(path, { headers, data: { action: 'delete', articleIds: [shoes] } })).status(),
  ).toBe(200)
  await expect(page.getByText('It was deleted, and its keywords were excluded')).toBeVisible()
  await page.getByRole('link', { name: 'Show all clusters' }).click()
  await expect(page).toHaveURL(/\/plan$/)
})
