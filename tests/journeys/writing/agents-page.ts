import type { Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import type { OpenedTexts } from '#tests/journeys/cluster/texts-page.ts'

export const writing = (page: Page) => page.getByRole('region', { name: 'Writing' })
export const press = (page: Page, name: string) =>
  writing(page).getByRole('button', { name, exact: true }).click()
export const steps = (page: Page) => writing(page).getByRole('list', { name: 'Steps' })
const rewriting = (page: Page) => page.getByRole('dialog', { name: 'Rewrite this article' })
export const proposal = (page: Page) => page.getByRole('dialog', { name: 'Draft: a proposal' })
export const dock = (page: Page) => page.getByRole('region', { name: 'Progress' })

/** Writes an article again from a status, by its dialog, with the steps that are done and begun then. */
export async function rewriteFrom(
  page: Page,
  { status, now }: { status: string; now: string },
): Promise<void> {
  await press(page, 'Rewrite')
  await rewriting(page)
    .getByRole('radio', { name: new RegExp(`^${status}\\b`) })
    .check()
  await rewriting(page).getByRole('button', { name: 'Rewrite' }).click()
  await expect(rewriting(page)).toBeHidden()
  await expect(steps(page).getByRole('listitem').filter({ hasText: now })).toHaveAttribute(
    'aria-current',
    'step',
  )
}

/** What a writer would have written beside the draft of a cluster. */
export async function seedProposal({ person, articleId }: OpenedTexts, text: string): Promise<void> {
  const [first] = person.workspaces
  await withJourneyDatabase((client) =>
    client.query(
      `insert into text_proposals (workspace_id, contentplan_id, article_id, section, agent, run_id, base_version, text)
       values ($1, $2, $3, 'draft', 'draft', 1, 0, $4)`,
      [first?.id, first?.plans[0], articleId, text],
    ),
  )
}

/** Keeps agents from finishing the part that they write, until the returned function is called. */
export function holdWriting({ person }: Pick<OpenedTexts, 'person'>): Promise<() => void> {
  // What is stored for a plan waits for this.
  return holdRows('select from contentplans where id = $1 for update', person.workspaces[0]?.plans[0])
}

/** Keeps agents from saving a text of a cluster, and so from ending their step, until the returned function is called. */
export function holdTexts({ articleId }: Pick<OpenedTexts, 'articleId'>): Promise<() => void> {
  return holdRows('select from article_texts where article_id = $1 for update', articleId)
}

async function holdRows(locking: string, id: number | undefined): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  void withJourneyDatabase(async (client) => {
    await client.query('begin')
    await client.query(locking, [id])
    held.resolve()
    await released.promise
    await client.query('commit')
  }).catch(held.reject)
  await held.promise
  return released.resolve
}

/** A workspace with a real connection gets nothing that is made up, so that it has no language model. */
export async function connectReally({ person }: Pick<OpenedTexts, 'person'>): Promise<void> {
  const [first] = person.workspaces
  await withJourneyDatabase((client) =>
    client.query(
      `insert into integrations (workspace_id, contentplan_id, type, is_sandbox) values ($1, $2, 'wp-plugin', false)`,
      [first?.id, first?.plans[0]],
    ),
  )
}
