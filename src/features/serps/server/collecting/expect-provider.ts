import { explainMissing } from '#features/connections/rules.ts'
import type { SerpProvider, SerpQuery } from '#integrations/serp/index.ts'
import { Invalid, NotConnected } from '#platform/errors.ts'

/** Throws NotConnected without a provider, and Invalid when the provider has no results for the device. */
export function expectProvider(
  provider: SerpProvider | null,
  { device }: Pick<SerpQuery, 'device'>,
): SerpProvider {
  if (provider === null) throw new NotConnected(explainMissing('serps'))
  if (!provider.devices.includes(device))
    throw new Invalid(`${provider.label} has no search results for ${device} devices; choose another device.`)
  return provider
}
