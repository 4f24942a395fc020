import { expect, test } from '#tests/support/browser/journey.ts'
import { hubIdOf, makeHubPerson } from '#tests/journeys/hub/hub-page.ts'
import { cards, keywordField, openNewArticle, settings } from './new-article-page.ts'

test('suggestions are asked for when a hub is opened, once and without what costs money, and a click searches', async ({
  page,
}) => {
  const person = await makeHubPerson({
    clusters: 1,
    others: Array.from({ length: 14 }, (_, at) => `Hub ${at}`),
  })
  const topicId = await hubIdOf(person, 'Boots')
  const asked: unknown[] = []
  await page.route('**/hub-expand', (route) => {
    asked.push(route.request().postDataJSON())
    const keywords = Array.from({ length: 25 }, (_, at) => ({
      keyword: `boot idea ${at}`,
      keywordId: null,
      articleId: null,
      estimated_search_volume: at === 0 ? 5400 : null,
      source: 'rules' as const,
      reason: 'Made of words of the plan.',
    }))
    return route.fulfill({
      json: [{ topic: 'Boots', topic_id: topicId, suggestedKeywords: keywords, notice: null, cost: 0 }],
    })
  })
  await openNewArticle(page, person)
  await expect(page.getByRole('button', { name: /^Hub 0/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hub 9/ })).toBeHidden()
  await page.getByRole('button', { name: 'Show 3 more hubs' }).click()
  await expect(page.getByRole('button', { name: /^Hub 9/ })).toBeVisible()
  expect(asked).toEqual([])

  await page.getByRole('button', { name: /^Boots/ }).click()
  await expect(page.getByRole('button', { name: /^boot idea 0 5,400/ })).toBeVisible()
  await page.getByRole('button', { name: '5 more' }).click()
  await page.getByRole('button', { name: /^Hub 3/ }).click()
  await expect(page.getByText('No keyword ideas found')).toBeVisible()
  expect(asked).toMatchObject([{ runRelatedKeywords: false, saveKeywords: false }])
  expect(asked[0]).not.toHaveProperty('topicId')

  await page.getByRole('button', { name: 'boot idea 24' }).click()
  await expect(keywordField(page)).toHaveValue('boot idea 24')
  await cards(page).getByRole('button', { name: 'Write boot idea 24' }).click()
  await expect(settings(page).getByLabel('Topic')).toHaveValue('Boots')
  await settings(page).getByRole('button', { name: 'Close' }).click()
  await page.goBack()
  await expect(keywordField(page)).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Suggestions from your hubs' })).toBeVisible()
})
