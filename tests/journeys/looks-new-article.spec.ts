import type { Page } from '@playwright/test'
import { goTo } from '#tests/support/browser/go-to.ts'
import { test } from '#tests/support/browser/journey.ts'
import { makePerson } from '#tests/support/browser/journey-person.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { hubIdOf, makeHubPerson } from './hub/hub-page.ts'
import { cards, keywordField, openNewArticle, promptField, settings } from './new-article/new-article-page.ts'
import { planPath } from './shell/shell-page.ts'

const LONG = 'how to choose waterproof hiking boots for wide feet and long winter trips in the high mountains'
const WORD = 'waterproofhikingbootsforwidefeet'.repeat(7)

/** Suggestions for the first hub, among hubs of long names. */
async function openIdeas(page: Page) {
  const person = await makeHubPerson({ clusters: 12, others: [LONG, WORD.slice(0, 190)] })
  const topicId = await hubIdOf(person, 'Boots')
  await page.route('**/hub-expand', (route) =>
    route.fulfill({
      json: [
        {
          topic: 'Boots',
          topic_id: topicId,
          suggestedKeywords: [LONG, WORD, ...Array.from({ length: 30 }, (_, at) => `boots ${at}`)].map(
            (keyword, at) => ({
              keyword,
              keywordId: null,
              articleId: null,
              estimated_search_volume: at % 3 === 0 ? null : 5400,
              source: 'rules',
              reason: 'Made of words of the plan.',
            }),
          ),
          notice: 'Some search results are not known yet.',
          cost: 0,
        },
      ],
    }),
  )
  await openNewArticle(page, person)
  return planPath(person, 'new-article')
}

const SCREENS = [
  looksOf('a new article of a keyword', {
    open: openIdeas,
    states: [
      {
        name: 'the hubs',
        shows: (page) => page.getByRole('button', { name: /^Boots/ }),
        inSight: (page) => ({ part: keywordField(page), ratio: 1 }),
      },
      {
        name: 'the suggestions for a hub',
        reach: (page) => page.getByRole('button', { name: /^Boots/ }).click(),
        shows: (page) => page.getByRole('button', { name: '12 more' }),
      },
      {
        name: 'clusters that match',
        reach: (page, path) => goTo(page, `${path}?q=cluster+1`),
        shows: (page) => page.getByText('Exact match'),
      },
      {
        name: 'the settings of a cluster',
        reach: (page) => page.getByRole('button', { name: 'Write Cluster 1', exact: true }).click(),
        shows: (page) => settings(page).getByLabel('Topic'),
      },
      {
        name: 'a long keyword that no cluster has',
        reach: (page, path) => goTo(page, `${path}?q=${WORD}`),
        shows: (page) => cards(page).getByText('N/a'),
      },
      {
        name: 'its settings without a topic',
        reach: (page) => cards(page).getByRole('button').click(),
        shows: (page) => settings(page).getByText('Please select a topic before confirming'),
      },
      {
        name: 'a description that is nearly too long',
        reach: async (page, path) => {
          await goTo(page, `${path}?mode=prompt`)
          await promptField(page).fill(`${LONG}\n`.repeat(104))
        },
        shows: (page) => page.getByText(/characters left$/),
      },
    ],
  }),
  looksOf('a new article without credits and hubs', {
    open: async (page) => {
      const person = await makePerson({
        workspaces: [{ name: 'Acme Studio', credits: 0, plans: [{ name: 'Acme shoes' }] }],
      })
      await openNewArticle(page, person)
      return planPath(person, 'new-article')
    },
    states: [
      { name: 'no hubs', shows: (page) => page.getByRole('link', { name: 'Create a hub' }) },
      {
        name: 'a keyword that is not written',
        reach: (page, path) => goTo(page, `${path}?q=socks`),
        shows: (page) => page.getByText('A new keyword: it is added to the plan.'),
      },
      {
        name: 'a description that is not written',
        reach: (page, path) => goTo(page, `${path}?mode=prompt`),
        shows: (page) => page.getByText('You have no article credits remaining.'),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
