import { PORTS, type PortName } from '#features/connections/contract.ts'
import type { arrangeGoogle } from './oauth.ts'
import type { arrangeOutside } from './outside.ts'

/** What of the outside is configured. */
export interface SetUp {
  google: ReturnType<typeof arrangeGoogle>
  outside: ReturnType<typeof arrangeOutside>
}

/** The ports that nothing real is behind. */
export function listGaps({ google, outside }: SetUp): PortName[] {
  const behind: Record<PortName, unknown> = {
    'search-console': google,
    serps: outside.serps,
    'keyword-data': outside.dataForSeo,
    model: outside.model,
  }
  return PORTS.filter((name) => behind[name] === null)
}
