import type { Kysely } from 'kysely'
import type { Port } from '#features/connections/contract.ts'
import { connectGoogle, type ConnectionServices } from '#features/connections/server/index.ts'
import { connectSearchConsole } from '#integrations/search-console/google.ts'
import type { Database } from '#platform/server/database/tables.ts'
import type { CallMeter } from '#platform/server/outbound/measure-calls.ts'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import { createSeals } from '#platform/server/secrets/seal.ts'
import type { Config } from './config.ts'
import { openKeys } from './installation.ts'
import type { Behind } from './sandbox.ts'

interface OutsideInput {
  config: Pick<Config, 'dataFolder' | 'secretKeys'>
  behind: Behind
  ports: readonly Port[]
  publicUrl: string
  database: () => Kysely<Database>
  closing: AsyncDisposableStack
  observe: CallMeter['observe']
}

/** Picks what stands behind the connections of plans. */
export function chooseConnections({
  config,
  behind,
  ports,
  publicUrl,
  database,
  closing,
  observe,
}: OutsideInput): ConnectionServices {
  const { google, madeUp } = behind
  const seals = createSeals(openKeys(config))
  if (google === null) return { seals, database, ports, google: null, searchConsole: null }
  const allowedOrigins = [google.tokenUrl, google.searchConsoleUrl]
  const outbound = createOutbound({ allowedOrigins, observe: (call) => observe('google', call) })
  closing.defer(() => outbound.close())
  return {
    seals,
    database,
    ports,
    google: connectGoogle({ ...google, isSandbox: madeUp.includes('search-console') }, publicUrl),
    searchConsole: connectSearchConsole({
      ...google,
      baseUrl: google.searchConsoleUrl,
      request: outbound.request,
      now: () => new Date(),
    }),
  }
}
