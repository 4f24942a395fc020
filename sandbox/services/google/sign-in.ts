import { exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose'
import type { Clock } from '../../stage/clock.ts'
import type { Notes } from '../../stage/notes.ts'
import { createGrants, type Grants } from './grants.ts'
import { createPeople, type People } from './people.ts'
import { createServiceAccount, type ServiceAccount } from './service-account.ts'

interface OAuthClient {
  id: string
  secret: string
}

/** State of the made-up Google sign-in: its people, their grants, and the key that signs. */
export interface SignIn {
  clock: Clock
  clients: OAuthClient[]
  /** Origins, besides loopback, to which a sign-in may redirect. */
  redirectOrigins: string[]
  people: People
  grants: Grants
  serviceAccount: ServiceAccount
  key: { kid: string; privateKey: CryptoKey; publicJwk: JWK }
  issuer: () => string
}

export const SANDBOX_CLIENT: OAuthClient = { id: 'keyloom-sandbox', secret: 'sandbox-secret' }

export async function createSignIn(input: {
  clock: Clock
  notes: Notes
  redirectOrigins: string[]
  issuer: () => string
}): Promise<SignIn> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = 'sandbox'
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  const key = { kid, privateKey, publicJwk }
  return {
    ...input,
    clients: [SANDBOX_CLIENT],
    people: createPeople(),
    grants: createGrants(input.clock, input.notes),
    serviceAccount: createServiceAccount(input.issuer),
    key,
  }
}
