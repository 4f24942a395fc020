import * as client from 'openid-client'

const TIMEOUT_SECONDS = 10

/**
 * Reads an OpenID Connect provider's description. ID tokens must be signed. Plain HTTP is accepted when the issuer's own address
 * has it, as the sandbox's does.
 */
export async function discoverIssuer({
  issuer,
  clientId,
  clientSecret,
}: {
  issuer: string
  clientId: string
  clientSecret: string
}): Promise<client.Configuration> {
  const execute = issuer.startsWith('http:')
    ? [client.allowInsecureRequests, client.enableNonRepudiationChecks]
    : [client.enableNonRepudiationChecks]
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute,
    timeout: TIMEOUT_SECONDS,
  })
}
