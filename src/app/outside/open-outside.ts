import type { ConnectionServices } from '#features/connections/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { measureCalls, type CallMeter } from '#platform/server/outbound/measure-calls.ts'
import type { Config } from '../config/config.ts'
import { publicUrlOf } from '../listen.ts'
import { openConnections } from './connections.ts'
import { describePorts } from './ports.ts'
import { openProviders, type Providers } from './providers.ts'
import { startSandbox, type Behind, type LaunchSandbox } from './sandbox.ts'

/** The services outside of the program, and what measures the calls to them. */
export interface Outside {
  behind: Behind
  providers: Providers
  connections: ConnectionServices
  calls: CallMeter
}

interface OutsideInput {
  launchSandbox: LaunchSandbox | null
  say: (line: string) => void
  database: () => Database
  closing: AsyncDisposableStack
}

/** Opens the ways to all services outside; the sandbox starts where it has to stand in for some. */
export async function openOutside(
  config: Config,
  { launchSandbox, say, database, closing }: OutsideInput,
): Promise<Outside> {
  const publicUrl = publicUrlOf(config)
  const calls = measureCalls()
  const { observe } = calls
  const behind = await startSandbox(config, { launch: launchSandbox, say, closing })
  const providers = openProviders(behind, publicUrl, observe)
  closing.defer(() => providers.close())
  const ports = describePorts(behind, providers.ports)
  const connections = openConnections({ config, behind, ports, publicUrl, database, closing, observe })
  return { behind, providers, connections, calls }
}
