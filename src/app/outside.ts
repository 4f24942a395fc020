import { connectGoogle, type ConnectionServices } from '#features/connections/server/index.ts'
import { createSeals } from '#platform/server/secrets/seal.ts'
import type { Config } from './config.ts'
import { openKeys } from './installation.ts'

/** Picks what stands behind the ports to the outside, by configuration alone. */
export function chooseConnections(
  config: Pick<Config, 'dataFolder' | 'secretKeys' | 'google'>,
  publicUrl: string,
): ConnectionServices {
  return {
    seals: createSeals(openKeys(config)),
    google: config.google && connectGoogle(config.google, publicUrl),
    searchConsole: null,
  }
}
