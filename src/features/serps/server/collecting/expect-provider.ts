import type { SerpProvider, SerpQuery } from '#integrations/serp/index.ts'
import { Invalid, NotConnected } from '#platform/errors.ts'

/** Throws NotConnected without a provider, and Invalid when the provider has no results for the device. */
export function expectProvider(
  provider: SerpProvider | null,
  { device }: Pick<SerpQuery, 'device'>,
): SerpProvider {
  if (provider === null)
    throw new NotConnected(
      'No service for search results is set up. The operator of this installation can do that.',
    )
  if (!provider.devices.includes(device))
    throw new Invalid(`${provider.label} has no search results for ${device} devices; choose another device.`)
  return provider
}
