import type { Page } from '@playwright/test'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { expect } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

export const FINAL = `# How to choose winter boots

Warm boots keep feet dry. Read about [socks](https://shop.example/socks) and [wool](https://wool.example/facts).

## Size

| Foot | Size |
| ---- | ---- |
| 26 cm | 41 |

### Width

- narrow
- wide

## Care

${'Brush the mud off while it is dry, and wax the leather twice a year. '.repeat(12)}
`

const BRIEF =
  '# Only for us\n\n## Internal links\n\n- https://shop.example/socks\n- https://shop.example/laces\n'

/** Opens a cluster with texts, in a plan with hubs and favorites, as a member who may share it. */
export async function openDrafted(
  page: Page,
  final: string = FINAL,
): Promise<{ person: Person; id: number }> {
  const person = await makePerson({
    workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Shop', domain: 'shop.example' }] }],
  })
  const serps = { 'winter boots': 'abcdefghij', 'warm boots': 'abcdefghxy', 'snow boots': 'abcdefgxyz' }
  const id = await seedCluster(person, { title: 'Winter boots', serps })
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into topics (workspace_id, contentplan_id, name)
       select workspace_id, contentplan_id, 'Hub ' || n from articles, generate_series(1, 6) n where id = $1`,
      [id],
    )
    await client.query(
      `insert into articles (workspace_id, contentplan_id, topic_id, title, show_in_map, funnel, estimated_search_volume)
       select t.workspace_id, t.contentplan_id, t.id, t.name || ', idea ' || n, true, (array['top', 'middle', 'bottom'])[1 + n % 3], n
       from articles a join topics t on t.contentplan_id = a.contentplan_id, generate_series(1, 14) n where a.id = $1`,
      [id],
    )
    await client.query(
      `update articles a set status = 'edited', funnel = 'top', type = 'article', intent = 'informational', show_in_map = true,
         estimated_search_volume = 12400,
         topic_id = (select min(id) from topics t where t.contentplan_id = a.contentplan_id) where id = $1`,
      [id],
    )
    await client.query(
      `insert into article_metrics (article_id, workspace_id, contentplan_id, potential_clicks, known_volume_count)
       select id, workspace_id, contentplan_id, 3472, 3 from articles where id = $1`,
      [id],
    )
    await client.query(
      `insert into article_texts (workspace_id, contentplan_id, article_id, section, text, version, full_version, patch_bytes)
       select workspace_id, contentplan_id, id, section, text, 1, 1, 0 from articles,
         (values ('final', $2), ('description', $3), ('research', 'Only for us')) as written (section, text) where id = $1`,
      [id, final, BRIEF],
    )
  })
  await signInAs(page, person)
  await page.goto(planPath(person, `article/${id}`))
  return { person, id }
}

export async function openSharing(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Sharing' })
  if (!(await panel.isVisible())) await page.getByRole('button', { name: /^Shared?$/ }).click()
  await expect(panel).toBeVisible()
  return panel
}

/** Shares the open cluster; returns the path of its shared page. */
export async function shareCluster(page: Page): Promise<string> {
  const panel = await openSharing(page)
  await panel.getByRole('button', { name: 'Share', exact: true }).click()
  const path = (await panel.getByRole('link', { name: 'Open link' }).getAttribute('href')) ?? ''
  expect(path).toMatch(/\/article\/\d+\/[\w-]{32}$/)
  return path
}

/** What ranks beside the shared cluster. */
export async function stubCompetitors(page: Page): Promise<void> {
  const urls = Array.from({ length: 10 }, (_, place) => ({
    url: `https://www.rival-${place}.example/guides/winter-boots-and-how-to-choose-them`,
    domain: `rival-${place}.example`,
    title: null,
    keywords: 3,
    rank: 1.5 + place,
  }))
  await page.route('**/url/external?*', (route) => route.fulfill({ json: { urls, keyword_count: 3 } }))
}
