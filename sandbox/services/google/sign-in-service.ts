import { readBearer, replyJson, type Call, type Reply, type Service } from '../service.ts'
import { decideConsent, showConsent } from './authorize.ts'
import type { SignIn } from './sign-in.ts'
import { describePerson, giveTokens, JWT_BEARER, refuse } from './tokens.ts'

/** OAuth 2 and OpenID Connect with the paths and peculiarities of Google's. */
export function createSignInService(signIn: SignIn): Service {
  return (call) => {
    if (call.fault !== null) return fail(call)
    switch (`${call.method} ${call.url.pathname}`) {
      case 'GET /.well-known/openid-configuration':
        return replyJson(200, describeIssuer(signIn.issuer()))
      case 'GET /oauth2/v3/certs':
        return replyJson(200, { keys: [signIn.key.publicJwk] })
      case 'GET /o/oauth2/v2/auth':
        return showConsent(signIn, call)
      case 'POST /o/oauth2/v2/auth':
        return decideConsent(signIn, call)
      case 'POST /token':
        return giveTokens(signIn, call)
      case 'GET /v1/userinfo':
      case 'POST /v1/userinfo':
        return showPerson(signIn, call)
      case 'POST /tokeninfo':
        return showToken(signIn, call)
      case 'POST /revoke':
        return revoke(signIn, call)
      default:
        return refuse(404, 'not_found', 'There is nothing at this address.')
    }
  }
}

function describeIssuer(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/v1/userinfo`,
    revocation_endpoint: `${issuer}/revoke`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    claims_supported: ['aud', 'email', 'email_verified', 'exp', 'given_name', 'iat', 'iss', 'name', 'sub'],
    code_challenge_methods_supported: ['plain', 'S256'],
    grant_types_supported: ['authorization_code', 'refresh_token', JWT_BEARER],
    authorization_response_iss_parameter_supported: true,
  }
}

function showPerson(signIn: SignIn, call: Call): Reply {
  const grant = signIn.grants.findAccess(readBearer(call) ?? '')
  return grant === null
    ? refuse(401, 'invalid_request', 'Invalid Credentials')
    : replyJson(200, describePerson(signIn, grant))
}

function showToken(signIn: SignIn, call: Call): Reply {
  const token = new URLSearchParams(call.body).get('access_token') ?? readBearer(call) ?? ''
  const grant = signIn.grants.findAccess(token)
  if (grant === null) return refuse(400, 'invalid_token', 'Invalid Value')
  const { email, clientId, scopes } = grant
  return replyJson(200, { aud: clientId, azp: clientId, email, scope: scopes.join(' '), expires_in: 3599 })
}

function revoke({ grants }: SignIn, { body, url }: Call): Reply {
  const token = new URLSearchParams(body).get('token') ?? url.searchParams.get('token') ?? ''
  return grants.revoke(token) ? replyJson(200, {}) : refuse(400, 'invalid_token', 'Token expired or revoked')
}

function fail({ fault }: Call): Reply {
  switch (fault) {
    case 'unauthorized':
      return refuse(400, 'invalid_grant', 'Token has been expired or revoked.')
    case 'forbidden':
      return refuse(403, 'org_internal', 'This client is restricted to users within its organization.')
    case 'rate_limited':
    case 'quota':
      return refuse(429, 'rate_limit_exceeded', 'Too many requests')
    default:
      return refuse(503, 'internal_failure', 'Backend Error')
  }
}
