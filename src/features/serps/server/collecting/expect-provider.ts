import type { SerpProvider, SerpQuery } from '#integrations/serp/index.ts'
import { Invalid, NotConnected } from '#platform/errors.ts'

/** The provider, if it is there and has such results. */
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
