import type { Page } from '@playwright/test'
import { itemAt } from '#platform/items.ts'
import { makeTexts, type OpenedTexts } from '#tests/journeys/cluster/texts-page.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makeCard } from '#tests/support/writing/make-card.ts'
import { sampleOf } from '#tests/support/writing/score-samples.ts'

const { profile } = sampleOf('en')
/** Shows itself as text, or not at all. */
const HOSTILE = '<img src=x onerror="document.title = `taken`">'
const QUOTE = 'A pair of boots weighs 900 grams.'
export const SENTENCES = {
  weight: 'A pair weighs 900 grams',
  water: 'A membrane keeps water out for 500 kilometres',
  uncited: 'One in 7 walkers buys two pairs',
}

const CARDS = [
  makeCard('E1', { kind: 'stat', quote: QUOTE, url: 'https://alpha.example/a', date: '2031-05-01' }),
  makeCard('E2', { quote: 'It keeps water out for 500 kilometres.', url: 'https://beta.example/b' }),
  makeCard('E3', { kind: 'definition', quote: 'Leather is tanned hide.', url: 'https://gamma.example/c' }),
]

const FINAL = `Hiking boots decide how far you get. Pick a pair that fits.

## How should hiking boots fit?

Toes need room, and the heel stays put. ${SENTENCES.weight} [[1]](https://alpha.example/a "E1"). The sole is stiff.

## Waterproof membrane or leather?

- ${SENTENCES.water} [[2]](https://beta.example/b "E2").
- Leather lasts longer, but wants wax. ${SENTENCES.uncited}.
`

/** A cluster with a final draft that cites two of three cards; the page of the first is stored. */
export async function makeSourced(page: Page): Promise<OpenedTexts> {
  const opened = await makeTexts(page, { final: FINAL })
  const workspace = itemAt(opened.person.workspaces, 0)
  const research = {
    cards: CARDS,
    contradictions: ['Alpha says 900 grams, and Beta says 950.'],
    missing: ['How long does wax last?'],
  }
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into article_research (article_id, workspace_id, contentplan_id, sources, research, profile)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        opened.articleId,
        workspace.id,
        itemAt(workspace.plans, 0),
        [...CARDS.map(({ url }) => url), 'https://closed.example/'],
        JSON.stringify(research),
        JSON.stringify(profile),
      ],
    )
    await client.query(
      `insert into source_pages (workspace_id, url, fetched_at, status, read_at, title, date, headings, text, word_count, problem)
       values ($1, 'https://alpha.example/a', now(), 200, now(), 'Boots, weighed', '2031-05-01', '[]', $2, 20, null),
         ($1, 'https://closed.example/', now(), 403, null, '', null, '[]', '', 0, 'The page refused to be read.')`,
      [workspace.id, `${HOSTILE} We have weighed boots. ${QUOTE} Socks weigh less.`],
    )
  })
  return { ...opened, path: opened.path.replace('text=draft', 'text=final') }
}

export const beside = (page: Page) => page.getByRole('complementary', { name: 'Beside the text' })
export const side = (page: Page, name: string) => beside(page).getByRole('tab', { name })
export const score = (page: Page) => beside(page).locator('[data-score]')
