import type { Page } from '@playwright/test'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { looksOf } from '#tests/support/browser/looks.ts'
import { editor, makeTexts, tab as textTab, texts } from './cluster/texts-page.ts'
import { openMap } from './map/map-page.ts'
import { planPath } from './shell/shell-page.ts'
import { connectReally, holdWriting, press, proposal, seedProposal, writing } from './writing/agents-page.ts'
import { button, openContentEditor, review, row } from './writing/content-page.ts'
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

const settingsTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

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
        name: 'with a proposal',
        reach: async (page, opened) => {
          await seedProposal(opened, PROPOSED)
          await page.reload()
        },
        shows: (page) => texts(page).getByText(/^The writer proposes/),
      },
      {
        name: 'with the changes of a proposal',
        reach: (page) => texts(page).getByRole('button', { name: 'Compare' }).click(),
        shows: (page) => proposal(page).getByText('2 of 2 changes taken'),
      },
    ],
  }),
  looksOf('agents at work', {
    open: async (page) => {
      const opened = await makeTexts(page)
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
          await press(page, 'Write')
          await expect(textTab(page, 'Draft')).toContainText('being written', { timeout: 90_000 })
          await expect(texts(page).getByRole('article').first()).toContainText(/\S+ \S+ \S+/)
          opened.release = await holdWriting(opened)
        },
        shows: (page) => texts(page).getByText(/^The writer (is writing|waits)/),
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
  looksOf('settings of a plan', {
    open: async (page) => {
      const person = await makePerson({
        workspaces: [{ name: 'Trails', plans: [{ name: 'Trailhouse', domain: 'trailhouse.example' }] }],
      })
      await signInAs(page, person)
      await page.goto(planPath(person, 'settings'))
      return person
    },
    states: [
      { name: 'in general', shows: (page) => page.getByRole('button', { name: 'Save', exact: true }) },
      {
        name: 'its models',
        reach: (page) => settingsTab(page, 'Models').click(),
        shows: (page) => page.getByRole('heading', { name: 'In use now' }),
      },
      {
        name: 'its users',
        reach: (page) => settingsTab(page, 'Users').click(),
        shows: (page) => page.getByRole('list', { name: 'Users of this workspace' }),
      },
      {
        name: 'its style guide, with what it rests on',
        reach: (page, person) => page.goto(planPath(person, 'style-guide')),
        shows: (page) => page.getByRole('complementary', { name: 'What it rests on' }),
      },
      {
        name: 'its AI settings',
        reach: (page, person) => page.goto(planPath(person, 'ai-settings')),
        shows: (page) => page.getByRole('textbox', { name: 'Paragraph' }),
      },
      {
        name: 'a paragraph before and after',
        reach: async (page) => {
          await page
            .getByRole('textbox', { name: 'Paragraph' })
            .fill("Don't wait! It's a boot for 2 seasons.")
          await page.getByRole('button', { name: 'Save and get AI response' }).click()
          await expect(page.getByRole('textbox', { name: 'AI response' })).toContainText('boot')
        },
        shows: (page) => page.getByRole('region', { name: 'The paragraph after' }),
      },
    ],
  }),
]

for (const { screen, look } of SCREENS)
  test(`${screen}: accessible and never too wide, in every colour scheme and width`, look)
