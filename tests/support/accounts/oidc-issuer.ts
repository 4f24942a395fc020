import { createServer, type Server } from 'node:http'
import { Provider } from 'oidc-provider'
import { findFreePort } from '#platform/server/process/free-port.ts'

export const OIDC_CLIENT = {
  name: 'Staff Login',
  clientId: 'keyloom',
  clientSecret: 'a secret between the two',
}

export interface OidcIssuer {
  issuer: string
  close(): Promise<void>
}

/**
 * A real OpenID Connect provider on loopback. A user who types the name `ada` on its page is ada@people.example with a
 * confirmed address; the address of a name that begins with `unconfirmed` is not confirmed.
 */
export async function startOidcIssuer({ redirectUri }: { redirectUri: string }): Promise<OidcIssuer> {
  const port = await findFreePort()
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.clientId,
        client_secret: OIDC_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    findAccount: (_ctx, name) => ({
      accountId: name,
      claims: () => ({
        sub: name,
        name: `${name[0]?.toUpperCase()}${name.slice(1)} of the provider`,
        email: `${name}@people.example`,
        email_verified: !name.startsWith('unconfirmed'),
      }),
    }),
  })
  const server = createServer(provider.callback())
  await listen(server, port)
  return { issuer, close: () => close(server) }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
