import { insertApiToken } from '#tests/support/api-tokens/tenant-tokens.ts'
import { makeApiToken } from '#platform/server/api-token-words.ts'
import { openTexts } from '#tests/support/articles/text-world.ts'

const PROFILE = {
  language: 'en',
  mainKeyword: 'boots',
  pages: 1,
  terms: [],
  topics: [],
  length: { low: 100, usual: 200, high: 300 },
  ease: 0.5,
  shingles: [],
}
const CARD = {
  id: 'E1',
  section: 0,
  kind: 'stat',
  quote: 'Boots cost 99 dollars.',
  paraphrase: 'Boots cost 99 dollars.',
  url: 'https://one.example/boots',
  date: null,
}

/** A final draft without a fault. */
export const GOOD = '## Price\n\nBoots cost 99 dollars [[1]](https://one.example/boots "E1").'

/** What agents have found out for a cluster, so that they count as its writers. */
export function insertResearch({
  articleId,
  workspaceId,
  contentplanId,
}: Record<'articleId' | 'workspaceId' | 'contentplanId', number>): string {
  return `insert into article_research (article_id, workspace_id, contentplan_id, sources, research, profile)
    values (${articleId}, ${workspaceId}, ${contentplanId}, '{https://one.example/boots}',
      '${JSON.stringify({ cards: [CARD], contradictions: [], missing: [] })}', '${JSON.stringify(PROFILE)}')`
}

/** The clusters A, which agents have written from one source, and B, which people have written. */
export async function openAgentArticle() {
  const world = await openTexts()
  const { a, look, edit, call, browser, workspaceId, contentplanId } = world
  await look(insertResearch({ articleId: a, workspaceId, contentplanId }))
  const statusInput = (status: string, rest: object) => ({
    action: 'updateStatus',
    articleIds: [a],
    status,
    ...rest,
  })
  /** A change of clusters by a script with an API token. */
  const editByToken = async (change: object) => {
    const apiToken = makeApiToken()
    const member = `${workspaceId}, (select user_id from workspace_members where workspace_id = ${workspaceId} limit 1)`
    await look(insertApiToken({ member, name: 'A script', apiToken, scopes: ['write'] }))
    return browser.call('PUT', `/contentplan/${contentplanId}/article`, change, apiToken)
  }
  return {
    ...world,
    /** Gives A a status. */
    give: (status: string, rest: object = {}) => edit(statusInput(status, rest)),
    /** The same by a script with an API token. */
    giveByToken: (status: string, rest: object = {}) => editByToken(statusInput(status, rest)),
    /** Saves the final draft of A by a script. */
    saveByToken: (final: string) => editByToken({ action: 'updateFinalDraft', articleIds: [a], final }),
    /** A as the article editor reads it. */
    readStanding: async () => {
      const { body } = await call('GET', `/article/${a}?texts=false`)
      return { status: body.status, isChanged: body.is_changed_since_review }
    },
    /** Lets an agent change a text of A. */
    writeByAgent: async (text: string, section = 'final') => {
      const [row] =
        await look(`insert into text_proposals (workspace_id, contentplan_id, article_id, section, agent,
          run_id, base_version, text)
        values (${workspaceId}, ${contentplanId}, ${a}, '${section}', 'editor', nextval('text_proposals_id_seq'), 1, '${text}')
        returning id`)
      const { status } = await call('PUT', `/article/${a}/proposal`, {
        proposal: Number(row?.['id']),
        accept: true,
      })
      if (status !== 200) throw new Error(`The agent's text was answered by ${status}.`)
    },
  }
}
