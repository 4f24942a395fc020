import { escapeHtml, replyHtml, type Call, type Reply } from '../service.ts'
import { writeChoice, writeInput, writeStandIn } from '../stand-in-page.ts'
import { WORKSPACES } from './grants.ts'
import type { Notion } from './notion.ts'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])
export const CONSENT_PATH = '/v1/oauth/authorize'
const ASKED = ['client_id', 'redirect_uri', 'response_type', 'owner', 'state']

/** Answers with the page on which a person chooses a workspace and lets the connection in. */
export function showConsent(notion: Notion, { url }: Call): Reply {
  const problem = findProblem(notion, url.searchParams)
  return problem ?? replyHtml(200, writeConsentPage(url.searchParams))
}

/** Handles the form of the page. */
export function decideConsent(notion: Notion, { body }: Call): Reply {
  const form = new URLSearchParams(body)
  const problem = findProblem(notion, form)
  if (problem !== null) return problem
  const workspace = WORKSPACES.find(({ id }) => id === form.get('workspace'))
  if (form.get('decision') !== 'allow' || workspace === undefined)
    return redirectBack(form, { error: 'access_denied' })
  const code = notion.grants.writeCode({
    workspaceId: workspace.id,
    clientId: form.get('client_id') ?? '',
    redirectUri: form.get('redirect_uri') ?? '',
  })
  return redirectBack(form, { code })
}

/** An error that is shown here, because the address to return to cannot be trusted. */
function findProblem({ client, redirectOrigins }: Notion, query: URLSearchParams): Reply | null {
  const redirect = query.get('redirect_uri') ?? ''
  if (query.get('client_id') !== client.id) return explain('Missing or invalid client_id.')
  if (!URL.canParse(redirect)) return explain('Missing or invalid redirect_uri.')
  const { hostname, origin } = new URL(redirect)
  if (!LOOPBACK.has(hostname) && !redirectOrigins.includes(origin))
    return explain('Missing or invalid redirect_uri.')
  if (query.get('response_type') !== 'code') return explain('Missing or invalid response_type.')
  return query.get('owner') === 'user' ? null : explain('Missing or invalid owner.')
}

function explain(problem: string): Reply {
  return replyHtml(400, writePage('This connection cannot be opened', `<p>${escapeHtml(problem)}</p>`))
}

function redirectBack(query: URLSearchParams, answer: Record<string, string>): Reply {
  const target = new URL(query.get('redirect_uri') ?? '')
  const state = query.get('state')
  for (const [name, value] of Object.entries({ ...answer, ...(state !== null && { state }) }))
    target.searchParams.set(name, value)
  return { status: 302, headers: { location: target.href } }
}

function writeConsentPage(query: URLSearchParams): string {
  const hidden = ASKED.map((name) => writeInput({ type: 'hidden', name, value: query.get(name) ?? '' }))
  const choices = WORKSPACES.map(({ id, name }, place) =>
    writeChoice({
      field: writeInput({ type: 'radio', name: 'workspace', value: id, isChecked: place === 0 }),
      text: name ?? 'Without a name',
    }),
  )
  return writePage(
    'Connect with Notion',
    `<form method="post" action="${CONSENT_PATH}">
${hidden.join('')}
<fieldset>
<legend>Workspace that Keyloom may use</legend>
${choices.join('\n')}
</fieldset>
<p class="buttons"><button name="decision" value="allow">Allow access</button>
<button name="decision" value="cancel" class="quiet">Cancel</button></p>
</form>`,
  )
}

function writePage(title: string, body: string): string {
  return writeStandIn({ title, body, whose: 'Notion’s' })
}
