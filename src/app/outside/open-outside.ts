import type { ConnectionServices } from '#features/connections/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { measureCalls, type CallMeter } from '#platform/server/outbound/measure-calls.ts'
import { createSeals } from '#platform/server/secrets/seal.ts'
import type { Config } from '../config/config.ts'
import { openKeys } from '../installation.ts'
import { publicUrlOf } from '../listen.ts'
import { openConnections } from './connections.ts'
import { describePorts } from './ports.ts'
import { openProviders, type Providers } from './providers.ts'
import { startSandbox, type PortServices, type LaunchSandbox } from './sandbox.ts'

/** The services outside of the program, and the meter of the calls to them. */
export interface Outside {
  portServices: PortServices
  providers: Providers
  connections: ConnectionServices
  calls: CallMeter
}

interface OutsideInput {
  launchSandbox: LaunchSandbox | null
  /** Says what the operator has to know. */
  tell: (line: string) => void
  /** Says what few operators need. */
  note: (line: string) => void
  database: () => Database
  closing: AsyncDisposableStack
}

/** Opens the clients of all outside services. The sandbox is started when it has to replace some of them. */
export async function openOutside(
  config: Config,
  { launchSandbox, tell, note, database, closing }: OutsideInput,
): Promise<Outside> {
  const publicUrl = publicUrlOf(config)
  const calls = measureCalls()
  const { observe } = calls
  const portServices = await startSandbox(config, { launch: launchSandbox, tell, note, closing })
  const seals = createSeals(openKeys(config))
  const providers = openProviders(portServices, publicUrl, observe, seals)
  closing.defer(() => providers.close())
  const ports = describePorts(portServices, providers.ports)
  const connections = openConnections({
    config,
    seals,
    portServices,
    ports,
    publicUrl,
    database,
    closing,
    observe,
  })
  return { portServices, providers, connections, calls }
}
