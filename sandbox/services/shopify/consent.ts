import { createHmac } from 'node:crypto'
import { escapeHtml, replyHtml, type Call, type Reply } from '../service.ts'
import { writeInput, writeStandIn } from '../stand-in-page.ts'
import type { ShopifyDesk } from './desk.ts'

/** The app that stores of the sandbox know. */
export const SANDBOX_SHOPIFY_APP = { id: 'keyloom-sandbox-app', secret: 'sandbox-shopify-secret' }

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])
const SCOPE_TEXTS: Record<string, string> = {
  read_content: 'View the blogs of your store',
  write_content: 'Change the blogs of your store',
}

/** The page on which the people of a store let an app in. */
export function showConsent(desk: ShopifyDesk, store: string, { url }: Call): Reply {
  const problem = findProblem(desk, url.searchParams)
  if (problem !== null) return problem
  const query = new URLSearchParams(url.searchParams)
  query.set('shop', store)
  const hidden = [...query].map(([name, value]) => writeInput({ type: 'hidden', name, value }))
  const scopes = readScopes(url.searchParams).map(
    (scope) => `<li>${escapeHtml(SCOPE_TEXTS[scope] ?? scope)}</li>`,
  )
  const body = `<p>Keyloom wants to work with the store <strong>${escapeHtml(store)}</strong>:</p>
<ul>${scopes.join('')}</ul>
<form method="post" action="/admin/oauth/authorize">
${hidden.join('')}
<p class="buttons"><button name="decision" value="allow">Allow</button></p>
</form>`
  return replyHtml(200, writePage('Install app', body))
}

/** Leads the browser back to the app, with a code and a signature. */
export function decideConsent(desk: ShopifyDesk, store: string, { body }: Call): Reply {
  const form = new URLSearchParams(body)
  const problem = findProblem(desk, form)
  if (problem !== null) return problem
  const target = new URL(form.get('redirect_uri') ?? '')
  const answer = new URLSearchParams({
    code: desk.grants.writeCode(store, readScopes(form).join(',')),
    host: Buffer.from(`admin.shopify.com/store/${store.split('.')[0] ?? ''}`).toString('base64'),
    shop: store,
    state: form.get('state') ?? '',
    // Apps compare it with the machine's clock, also when the sandbox's was moved.
    timestamp: String(Math.floor(Date.now() / 1_000)),
  })
  answer.sort()
  const text = answer.toString().replaceAll('+', '%20')
  answer.set('hmac', createHmac('sha256', SANDBOX_SHOPIFY_APP.secret).update(text).digest('hex'))
  for (const [name, value] of answer) target.searchParams.set(name, value)
  return { status: 302, headers: { location: target.href } }
}

function readScopes(query: URLSearchParams): string[] {
  return (query.get('scope') ?? '').split(',').filter((scope) => scope !== '')
}

function findProblem({ redirectOrigins }: ShopifyDesk, query: URLSearchParams): Reply | null {
  if (query.get('client_id') !== SANDBOX_SHOPIFY_APP.id)
    return explain('invalid_request: Could not find Shopify API application')
  const redirect = query.get('redirect_uri') ?? ''
  const { hostname, origin } = new URL(URL.canParse(redirect) ? redirect : 'https://unknown.example')
  return LOOPBACK.has(hostname) || redirectOrigins.includes(origin)
    ? null
    : explain('invalid_request: The redirect_uri is not whitelisted')
}

function writePage(title: string, body: string): string {
  return writeStandIn({ title, body, whose: 'Shopify’s' })
}

function explain(problem: string): Reply {
  return replyHtml(400, writePage('Oauth error', `<p>${escapeHtml(problem)}</p>`))
}
