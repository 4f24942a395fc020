import { PORTS, type PortName } from '#features/connections/contract.ts'
import type { arrangeGoogle } from './oauth.ts'
import type { arrangeOutside } from './outside.ts'

/** The outside services that are configured. */
export interface SetUp {
  google: ReturnType<typeof arrangeGoogle>
  outside: ReturnType<typeof arrangeOutside>
}

/** Lists the ports for which no real service is configured. */
export function listGaps({ google, outside }: SetUp): PortName[] {
  const configured: Record<PortName, unknown> = {
    'search-console': google,
    'web-analytics': google,
    serps: outside.serps,
    'keyword-data': outside.dataForSeo,
    model: outside.model,
  }
  return PORTS.filter((name) => configured[name] === null)
}
