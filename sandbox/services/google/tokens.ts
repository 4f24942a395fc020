import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { readBasic, replyJson, type Call, type Reply } from '../service.ts'
import { ACCESS_SECONDS, type Code, type Grant } from './grants.ts'
import { SERVICE_ACCOUNT_EMAIL } from './service-account.ts'
import type { SignIn } from './sign-in.ts'

export const JWT_BEARER = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const NO_STORE = { pragma: 'no-cache' }

/** Exchanges a code, a refresh token or the signed assertion of a service account for an access token. */
export async function giveTokens(signIn: SignIn, call: Call): Promise<Reply> {
  const form = new URLSearchParams(call.body)
  if (form.get('grant_type') === JWT_BEARER) return exchangeAssertion(signIn, form)
  const basic = readBasic(call)
  const id = basic?.name ?? form.get('client_id')
  const client = signIn.clients.find((one) => one.id === id)
  if (client === undefined) return refuse(401, 'invalid_client', 'The OAuth client was not found.')
  if ((basic?.password ?? form.get('client_secret')) !== client.secret)
    return refuse(401, 'invalid_client', 'Unauthorized')
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return exchangeCode(signIn, form, client.id)
    case 'refresh_token':
      return refresh(signIn, form, client.id)
    default:
      return refuse(400, 'unsupported_grant_type', 'Invalid grant_type')
  }
}

async function exchangeCode(signIn: SignIn, form: URLSearchParams, clientId: string): Promise<Reply> {
  const code = signIn.grants.takeCode(form.get('code') ?? '')
  if (code === null || code.clientId !== clientId) return refuse(400, 'invalid_grant', 'Malformed auth code.')
  if (code.redirectUri !== form.get('redirect_uri'))
    return refuse(400, 'redirect_uri_mismatch', 'Bad Request')
  if (!isVerifier(code, form.get('code_verifier')))
    return refuse(400, 'invalid_grant', 'Invalid code verifier.')
  const lasting = code.isLasting ? { refresh_token: signIn.grants.writeRefresh(code), ...endOf(signIn) } : {}
  return answer(signIn, code, lasting, code.nonce)
}

async function refresh(signIn: SignIn, form: URLSearchParams, clientId: string): Promise<Reply> {
  const token = form.get('refresh_token') ?? ''
  const grant = signIn.grants.findRefresh(token)
  if (grant === null || grant.clientId !== clientId)
    return refuse(400, 'invalid_grant', 'Token has been expired or revoked.')
  if (!signIn.grants.settings.isRotating) return answer(signIn, grant, {}, null)
  signIn.grants.dropRefresh(token)
  return answer(signIn, grant, { refresh_token: signIn.grants.writeRefresh(grant), ...endOf(signIn) }, null)
}

async function exchangeAssertion(signIn: SignIn, form: URLSearchParams): Promise<Reply> {
  const scopes = await signIn.serviceAccount.readAssertion(form.get('assertion') ?? '')
  if (scopes === null) return refuse(400, 'invalid_grant', 'Invalid JWT Signature.')
  if (scopes.length === 0)
    return refuse(400, 'invalid_scope', 'Invalid OAuth scope or ID token audience provided.')
  const grant = { email: SERVICE_ACCOUNT_EMAIL, clientId: SERVICE_ACCOUNT_EMAIL, scopes }
  const access = { access_token: signIn.grants.writeAccess(grant), expires_in: ACCESS_SECONDS }
  return replyJson(200, { ...access, token_type: 'Bearer' }, NO_STORE)
}

async function answer(signIn: SignIn, grant: Grant, more: object, nonce: string | null): Promise<Reply> {
  const isNamed = grant.scopes.includes('openid')
  const body = {
    access_token: signIn.grants.writeAccess(grant),
    expires_in: ACCESS_SECONDS,
    scope: grant.scopes.join(' '),
    token_type: 'Bearer',
    ...more,
    ...(isNamed ? { id_token: await signIdToken(signIn, grant, nonce) } : {}),
  }
  return replyJson(200, body, NO_STORE)
}

async function signIdToken(signIn: SignIn, grant: Grant, nonce: string | null): Promise<string> {
  // Clients check the times against the machine's clock, even if the sandbox's clock has been moved.
  const at = Math.floor(Date.now() / 1000)
  const claims = { ...describePerson(signIn, grant), ...(nonce === null ? {} : { nonce }) }
  return new SignJWT({ ...claims, azp: grant.clientId })
    .setProtectedHeader({ alg: 'RS256', kid: signIn.key.kid, typ: 'JWT' })
    .setIssuer(signIn.issuer())
    .setAudience(grant.clientId)
    .setIssuedAt(at)
    .setExpirationTime(at + 3600)
    .sign(signIn.key.privateKey)
}

/** The person's data that the scopes let the client read. */
export function describePerson({ people }: SignIn, { email, scopes }: Grant) {
  const { sub, name, isVerified } = people.find(email)
  const has = (scope: string) => scopes.some((one) => one === scope || one.endsWith(`/userinfo.${scope}`))
  return {
    sub,
    ...(has('email') ? { email, email_verified: isVerified } : {}),
    ...(has('profile') ? { name, given_name: name.split(' ')[0] } : {}),
  }
}

function endOf({ grants }: SignIn) {
  const seconds = grants.refreshSeconds()
  return seconds === null ? {} : { refresh_token_expires_in: seconds }
}

function isVerifier({ challenge }: Code, verifier: string | null): boolean {
  if (challenge === null) return verifier === null
  if (verifier === null) return false
  const made = createHash('sha256').update(verifier).digest('base64url')
  return challenge.text === (challenge.method === 'S256' ? made : verifier)
}

export function refuse(status: number, error: string, description: string): Reply {
  return replyJson(status, { error, error_description: description }, NO_STORE)
}
