import type { Page } from '@playwright/test'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { editor, makeTexts, tab as textTab, texts } from './cluster/texts-page.ts'
import { openMap } from './map/map-page.ts'
import { assistantOf, openAssistant } from './writing/assistant-page.ts'
import { connectReally, holdWriting, press, proposal, seedProposal, writing } from './writing/agents-page.ts'
import { button, final, openContentEditor, review, row, saveByAgent } from './writing/content-page.ts'
import { beside, makeSourced, score, side } from './writing/writing-page.ts'

const LONG = 'A title that never ends, '.repeat(20).slice(0, 500)
const OWN = '# Boots\n\nWarm boots for snow.\n\nDry socks matter too.\n\nThe end.\n'
const PROPOSED = '# Boots\n\nVery warm boots for deep snow.\n\nDry socks matter too.\n\nGood night.\n'
const WITH_FAULT = {
  title: 'Price of boots',
  hub: 'Boots',
  status: 'illustrated',
  final: '# Boots\n\n## Price\n\nBoots cost 99 dollars [[1]](https://one.example/boots "E1").\n',
  isOfAgents: true,
}

/** On a phone what stands beside a text covers it, and is opened by a button. */
const openBeside = (page: Page) =>
  page.getByRole('button', { name: 'Sources and score' }).filter({ visible: true }).click()

const SCREENS = [
  looksOf('agents without a language model', {
    open: async (page) => {
      const opened = await makeTexts(page, { draft: OWN })
      await connectReally(opened)
      await page.goto(opened.path)
      return opened
    },
    states: [
      {
        name: 'before they write',
        shows: (page) => writing(page).getByRole('link', { name: 'Connect a model' }),
      },
      {
        name: 'when their work has failed',
        reach: (page) => press(page, 'Write'),
        shows: (page) => writing(page).getByRole('alert'),
      },
      {
        name: 'when an agent that was called alone has failed',
        reach: async (page, { person, articleId }) => {
          await page.request.post(`/api/article/${articleId}/agent/draft`, {
            headers: { authorization: `Bearer ${person.token}` },
          })
          await expect(writing(page).getByRole('alert')).toHaveText('The writer’s work failed.')
        },
        shows: (page) => writing(page).getByRole('button', { name: 'Try again' }),
      },
      {
        name: 'with a proposal',
        reach: async (page, opened) => {
          await seedProposal(opened, PROPOSED)
          await page.reload()
        },
        shows: (page) => texts(page).getByText(/^The writer proposes/),
      },
      // The undo stands for ten seconds, so that each width has its own.
      ...(['wide', 'phone'] as const).map((only) => ({
        name: `with a dismissed proposal, ${only}`,
        only,
        reach: async (page: Page) => {
          const undo = texts(page).getByRole('button', { name: 'Undo dismissing' })
          if (await undo.isVisible()) await undo.click()
          await texts(page).getByRole('button', { name: 'Dismiss' }).click()
        },
        shows: (page: Page) => texts(page).getByRole('button', { name: 'Undo dismissing' }),
      })),
      {
        name: 'with the changes of a proposal',
        reach: async (page) => {
          await texts(page).getByRole('button', { name: 'Undo dismissing' }).click()
          await texts(page).getByRole('button', { name: 'Compare' }).click()
        },
        shows: (page) => proposal(page).getByText('2 of 2 changes taken'),
      },
    ],
  }),
  looksOf('agents at work', {
    open: async (page) => {
      const opened = await makeTexts(page, { draft: OWN })
      await withJourneyDatabase((client) =>
        client.query(
          `update keywords set keyword = 'hiking boots', folded = 'hiking boots' where article_id = $1`,
          [opened.articleId],
        ),
      )
      await page.goto(opened.path)
      return { ...opened, release: () => {} }
    },
    states: [
      {
        name: 'before they write',
        shows: (page) => writing(page).getByText(/^Usually .* 1 article credit\./),
      },
      {
        name: 'while the draft is written',
        reach: async (page, opened) => {
          const { panel, talk, field } = assistantOf(page)
          await openAssistant(page)
          await field.fill('replace "Warm" with "Light"')
          await field.press('Enter')
          await expect(panel.getByRole('button', { name: 'Accept this change' })).toBeEnabled()
          await expect(talk).toHaveAttribute('aria-busy', 'false')
          await press(page, 'Write')
          await expect(textTab(page, 'Draft')).toContainText('being written', { timeout: 90_000 })
          const draft = texts(page).getByRole('tabpanel', { name: 'Draft' })
          await expect(draft.getByRole('article')).toContainText(/\S+ \S+ \S+/)
          opened.release = await holdWriting(opened)
        },
        shows: (page) => texts(page).getByText(/^The writer (is writing|waits)/),
      },
      {
        name: 'a change that the assistant proposed of the covered text',
        // On a phone nothing stands beside a text that is covered.
        only: 'wide',
        shows: (page) =>
          assistantOf(page).panel.getByText(/Press “Show the editor” above the text to accept/),
      },
      {
        name: 'what else stands beside the covered text',
        only: 'wide',
        reach: (page) => side(page, 'Sources').click(),
        shows: (page) => page.getByText(/^What an agent writes covers your text/),
      },
      {
        name: 'when they were stopped',
        reach: async (page, { release }) => {
          release()
          await press(page, 'Stop')
        },
        shows: (page) => writing(page).getByText('The writing was stopped.'),
      },
      {
        name: 'with the choice where to begin again',
        reach: (page) => press(page, 'Rewrite'),
        shows: (page) => page.getByRole('dialog', { name: 'Rewrite this article' }),
      },
    ],
  }),
  looksOf('what stands beside a text', {
    open: async (page) => {
      await page.goto((await makeSourced(page)).path)
      await expect(editor(page, 'Final Draft')).toBeVisible()
    },
    states: [
      {
        name: 'its sources',
        shows: (page) => beside(page).getByRole('list', { name: 'Used in this text' }),
        reopen: openBeside,
      },
      {
        name: 'a sentence in its page',
        reach: (page) =>
          beside(page)
            .getByRole('button', { name: /alpha\.example/ })
            .first()
            .click(),
        shows: (page) => beside(page).locator('mark'),
      },
      {
        name: 'its score',
        reach: (page) => side(page, 'Score').click(),
        shows: score,
      },
      {
        name: 'the assistant',
        reach: (page) => side(page, 'Assistant').click(),
        shows: (page) => page.getByRole('textbox', { name: 'Ask the assistant' }),
      },
      {
        name: 'changes that the assistant proposes',
        reach: async (page) => {
          await page.getByRole('textbox', { name: 'Ask the assistant' }).fill('Make the text shorter')
          await page.keyboard.press('Enter')
        },
        shows: (page) =>
          beside(page)
            .getByRole('button', { name: /^Accept/ })
            .first(),
      },
    ],
  }),
  looksOf('the article editor', {
    open: (page) =>
      openContentEditor(page, [
        WITH_FAULT,
        { title: LONG, hub: LONG.slice(0, 200), status: 'edited', final: OWN },
        ...Array.from({ length: 120 }, (_, at) => ({
          title: `Article ${at + 1} about laces`,
          hub: at % 3 === 0 ? null : `Hub ${at % 3}`,
          status: 'edited',
          final: OWN,
        })),
      ]),
    states: [
      { name: 'with many articles', shows: (page) => row(page, WITH_FAULT.title) },
      {
        name: 'with a selection',
        reach: (page) => row(page, WITH_FAULT.title).getByRole('checkbox').check(),
        shows: (page) => page.getByText('1 selected'),
      },
      {
        name: 'with the question before an article is published',
        reach: (page) =>
          page
            .getByRole('region', { name: 'Selection' })
            .getByRole('button', { name: 'Mark published' })
            .click(),
        shows: (page) => page.getByRole('alertdialog'),
      },
    ],
  }),
  looksOf('an article under review', {
    problems: [/status of 409/],
    open: async (page) => {
      await openContentEditor(page, [
        WITH_FAULT,
        { title: LONG, hub: LONG.slice(0, 200), status: 'edited', final: OWN },
      ])
      await row(page, WITH_FAULT.title).getByRole('link').click()
    },
    states: [
      { name: 'with a fault', shows: (page) => button(page, 'Show the passage') },
      {
        name: 'that cannot be marked',
        reach: (page) => button(page, 'Mark reviewed').click(),
        shows: (page) => review(page).getByRole('alert'),
      },
      {
        name: 'with a long title',
        reach: (page) => button(page, 'Previous article (K)').click(),
        shows: (page) => review(page).getByRole('heading', { level: 2, name: LONG.slice(0, 100) }),
      },
    ],
  }),
  looksOf('a published article that an agent has changed', {
    open: async (page) => {
      const article = { ...WITH_FAULT, title: LONG, hub: null, status: 'published' }
      const person = await openContentEditor(page, [article], '?tab=published')
      await saveByAgent(person, LONG, OWN)
      await page.reload()
    },
    states: [
      { name: 'in the list', shows: (page) => row(page, LONG).getByText('Published, changed') },
      {
        name: 'under review',
        reach: async (page) => {
          await row(page, LONG).getByRole('link').click()
          await expect(final(page)).toBeVisible()
        },
        shows: (page) => review(page).getByText('An agent has changed this text since its last review.'),
      },
    ],
  }),
  looksOf('the article editor without articles', {
    open: (page) => openContentEditor(page, []),
    states: [{ name: 'says so', shows: (page) => page.getByText('No articles found') }],
  }),
  looksOf('the queue of 500 articles', {
    open: async (page) => {
      const favorites = Array.from({ length: 500 }, (_, at) => ({
        title: at === 1 ? LONG : `Favorite ${at + 1}`,
        hub: 1,
        status: at < 2 ? 'edited' : 'no status',
      }))
      const person = await openMap(page, { hubs: ['Boots'], favorites, credits: 300 })
      const [first] = person.workspaces
      await withJourneyDatabase((client) =>
        client.query(
          `insert into run_lines (workspace_id, contentplan_id, name, paused_at) values ($1, $2, 'writing', now())`,
          [first?.id, first?.plans[0]],
        ),
      )
    },
    states: [
      {
        name: 'before it is confirmed',
        reach: (page) => page.getByRole('button', { name: 'Write all' }).click(),
        shows: (page) => page.getByRole('list', { name: 'Articles to be written, in their order' }),
      },
      {
        name: 'while it is paused',
        reach: (page) => page.getByRole('button', { name: 'Confirm' }).click(),
        shows: (page) => page.getByText('Paused: nothing new begins.'),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
