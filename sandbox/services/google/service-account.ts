import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'

export const SERVICE_ACCOUNT_EMAIL = 'keyloom@trailhouse.iam.example'

/** The account of a program: it requests tokens with its own key and needs no person's consent. */
export function createServiceAccount(issuer: () => string) {
  let pair: ReturnType<typeof generateKeyPair> | null = null
  const keys = () => {
    pair ??= generateKeyPair('RS256', { extractable: true })
    return pair
  }
  return {
    /** The key file that a user downloads from Google after creating a key. */
    async describeKey() {
      return {
        type: 'service_account',
        project_id: 'trailhouse',
        private_key_id: 'sandbox',
        private_key: await exportPKCS8((await keys()).privateKey),
        client_email: SERVICE_ACCOUNT_EMAIL,
        client_id: '100000000000000000001',
        token_uri: `${issuer()}/token`,
      }
    },
    /** The scopes in a request that the account has signed, or null when the signature is not valid. */
    async readAssertion(assertion: string): Promise<string[] | null> {
      try {
        const { payload } = await jwtVerify(assertion, (await keys()).publicKey, {
          issuer: SERVICE_ACCOUNT_EMAIL,
          audience: `${issuer()}/token`,
          algorithms: ['RS256'],
          requiredClaims: ['exp', 'iat'],
          maxTokenAge: '1h',
        })
        return String(payload['scope'] ?? '')
          .split(' ')
          .filter((scope) => scope !== '')
      } catch {
        return null
      }
    },
  }
}
export type ServiceAccount = ReturnType<typeof createServiceAccount>
