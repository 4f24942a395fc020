import type { Locator, Page } from '@playwright/test'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { expect } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'

interface SeededArticle {
  title: string
  /** Null: in no hub. */
  hub: string | null
  status: string
  final: string
  /** Whether agents have written it, from no source: each of its citations is a fault. */
  isOfAgents?: boolean
}

const PROFILE = {
  language: 'en',
  mainKeyword: 'boots',
  pages: 1,
  terms: [],
  topics: [],
  length: { low: 10, usual: 20, high: 30 },
  ease: 0.5,
  shingles: [],
}

/** Signs in a person whose plan has these articles, the first one written last, and opens their editor. */
export async function openContentEditor(
  page: Page,
  articles: readonly SeededArticle[],
  search = '',
): Promise<Person> {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  const [first] = person.workspaces
  const of = [first?.id, first?.plans[0]]
  await withJourneyDatabase(async (client) => {
    const hubs = [...new Set(articles.flatMap(({ hub }) => hub ?? []))]
    await client.query(
      'insert into topics (workspace_id, contentplan_id, name) select $1, $2, unnest($3::text[])',
      [...of, hubs],
    )
    await client.query(
      `with given as (
        select * from jsonb_to_recordset($3::jsonb)
          as g (title text, hub text, status text, final text, "isOfAgents" boolean, place integer)
      ), made as (
        insert into articles (workspace_id, contentplan_id, title, topic_id, status, status_updated_at)
        select $1, $2, g.title, t.id, g.status, now() - make_interval(mins => g.place) from given g
        left join topics t on t.contentplan_id = $2 and t.name = g.hub returning id, title
      ), texts as (
        insert into article_texts (workspace_id, contentplan_id, article_id, section, text, version, saved_at,
          full_version, patch_bytes)
        select $1, $2, made.id, 'final', g.final, 1, now(), 1, 0 from made join given g using (title)
      ), revisions as (
        insert into article_text_revisions (workspace_id, contentplan_id, article_id, section, version, size, word_count,
          text)
        select $1, $2, made.id, 'final', 1, length(g.final), 100, g.final from made join given g using (title)
      )
      insert into article_research (article_id, workspace_id, contentplan_id, research, profile)
      select made.id, $1, $2, '{"cards": [], "contradictions": [], "missing": []}', $4::jsonb
      from made join given g using (title) where g."isOfAgents"`,
      [
        ...of,
        JSON.stringify(articles.map((article, place) => ({ isOfAgents: false, ...article, place }))),
        JSON.stringify(PROFILE),
      ],
    )
  })
  await signInAs(page, person)
  await page.goto(planPath(person, `content-editor${search}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Article editor' })).toBeVisible()
  return person
}

/** Saves the next version of a final draft as an agent does, but tells no window of it. */
export async function saveByAgent(person: Person, title: string, text: string): Promise<void> {
  await withJourneyDatabase((client) =>
    client.query(
      `with saved as (
        update article_texts t set text = $3, version = version + 1, full_version = version + 1, saved_at = now()
        from articles a where a.id = t.article_id and a.contentplan_id = $1 and a.title = $2 and t.section = 'final'
        returning t.workspace_id, t.contentplan_id, t.article_id, t.version
      )
      insert into article_text_revisions (workspace_id, contentplan_id, article_id, section, version, agent, size,
        word_count, text)
      select workspace_id, contentplan_id, article_id, 'final', version, 'editor', length($3), 100, $3 from saved`,
      [person.workspaces[0]?.plans[0], title, text],
    ),
  )
}

export const list = (page: Page) => page.getByRole('table', { name: 'Articles' })
export const row = (page: Page, title: string) => list(page).getByRole('row').filter({ hasText: title })
export const listTab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Articles' }).getByRole('tab', { name: new RegExp(`^${name}\\b`) })
export const review = (page: Page) => page.getByRole('dialog', { name: 'Article editor' })
export const button = (page: Page, name: string) => review(page).getByRole('button', { name, exact: true })
/** The final draft of the article that is open, to be typed in. */
export const final = (page: Page) => review(page).getByRole('textbox', { name: 'Final Draft', exact: true })

/** Waits until an article is open and can be read. */
export async function expectOpen(page: Page, title: string, place: string): Promise<Locator> {
  await expect(review(page).getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(review(page).getByText(place, { exact: true })).toBeVisible()
  await expect(final(page)).toBeVisible()
  return final(page)
}
