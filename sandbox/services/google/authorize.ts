import { escapeHtml, replyHtml, type Call, type Reply } from '../service.ts'
import { isOptional, writeConsentPage, writePage } from './consent-page.ts'
import type { SignIn } from './sign-in.ts'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Answers with the page on which a person chooses an account and consents to the scopes. */
export function showConsent(signIn: SignIn, { url }: Call): Reply {
  const query = url.searchParams
  const problem = findProblem(signIn, query)
  if (problem !== null) return problem
  const asked = readScopes(query)
  if (query.get('prompt') === 'none') return redirectBack(signIn, query, { error: 'interaction_required' })
  if (query.get('response_type') !== 'code')
    return redirectBack(signIn, query, { error: 'unsupported_response_type' })
  if (asked.length === 0) return redirectBack(signIn, query, { error: 'invalid_scope' })
  const hint = (query.get('login_hint') ?? '').toLowerCase()
  return replyHtml(200, writeConsentPage({ query, people: signIn.people.list(), hint, scopes: asked }))
}

/** Handles the form of the consent page. */
export function decideConsent(signIn: SignIn, { body }: Call): Reply {
  const form = new URLSearchParams(body)
  const problem = findProblem(signIn, form)
  if (problem !== null) return problem
  if (form.get('decision') !== 'allow') return redirectBack(signIn, form, { error: 'access_denied' })
  const account = form.get('account') === 'other' ? form.get('other') : form.get('account')
  if (!account?.includes('@'))
    return replyHtml(
      400,
      writePage('Which account?', '<p>Go back and give the e-mail address of an account.</p>'),
    )
  const granted = new Set(form.getAll('granted'))
  const scopes = readScopes(form).filter((scope) => !isOptional(scope) || granted.has(scope))
  const text = form.get('code_challenge')
  const { email } = signIn.people.find(account)
  const clientId = form.get('client_id') ?? ''
  const known = signIn.grants.consentOf({ email, clientId })
  const isAsked =
    form.get('prompt')?.split(' ').includes('consent') || scopes.some((scope) => !known.has(scope))
  const code = signIn.grants.writeCode({
    email,
    clientId,
    scopes: form.get('include_granted_scopes') === 'true' ? [...new Set([...scopes, ...known])] : scopes,
    redirectUri: form.get('redirect_uri') ?? '',
    challenge: text === null ? null : { text, method: form.get('code_challenge_method') ?? 'plain' },
    nonce: form.get('nonce'),
    isLasting: form.get('access_type') === 'offline' && isAsked,
  })
  return redirectBack(signIn, form, { code, scope: scopes.join(' ') })
}

function redirectBack(signIn: SignIn, query: URLSearchParams, answer: Record<string, string>): Reply {
  const target = new URL(query.get('redirect_uri') ?? '')
  const state = query.get('state')
  const all = { ...(state === null ? {} : { state }), iss: signIn.issuer(), ...answer }
  for (const [name, value] of Object.entries(all)) target.searchParams.set(name, value)
  return { status: 302, headers: { location: target.href } }
}

/** An error that must be shown here instead of redirecting, because the redirect URI cannot be trusted. */
function findProblem({ clients, redirectOrigins }: SignIn, query: URLSearchParams): Reply | null {
  const redirect = query.get('redirect_uri') ?? ''
  if (!clients.some(({ id }) => id === query.get('client_id'))) return explain(401, 'invalid_client')
  if (!URL.canParse(redirect)) return explain(400, 'redirect_uri_mismatch')
  const { hostname, origin } = new URL(redirect)
  const isKnown = LOOPBACK.has(hostname) || redirectOrigins.includes(origin)
  return isKnown ? null : explain(400, 'redirect_uri_mismatch')
}

function explain(status: number, error: string): Reply {
  return replyHtml(status, writePage('Access blocked', `<p>Error ${status}: ${escapeHtml(error)}</p>`))
}

function readScopes(query: URLSearchParams): string[] {
  return (query.get('scope') ?? '').split(/\s+/).filter((scope) => scope !== '')
}
