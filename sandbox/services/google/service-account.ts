import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'

export const SERVICE_ACCOUNT_EMAIL = 'keyloom@trailhouse.iam.example'

/** An account of a program: it asks for tokens with its own key, and needs nobody's consent. */
export function createServiceAccount(issuer: () => string) {
  let pair: ReturnType<typeof generateKeyPair> | null = null
  const keys = () => {
    pair ??= generateKeyPair('RS256', { extractable: true })
    return pair
  }
  return {
    /** The file that Google gives to whoever makes a key. */
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
    /** The scopes that its signed request names; null: it did not sign this. */
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
