import { PORTS, type Port } from '#features/connections/contract.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { Behind } from './sandbox.ts'

/** The ports to the outside; null: nothing stands behind it. */
export interface Ports {
  serps: SerpProvider | null
  keywordData: KeywordData | null
  model: Model | null
}

/** For whoever gets nothing that is made up. */
export function withoutMadeUp({ serps, keywordData, model }: Ports): Ports {
  return { serps: keepReal(serps), keywordData: keepReal(keywordData), model: keepReal(model) }
}

function keepReal<P extends { isSandbox: boolean }>(port: P | null): P | null {
  return port?.isSandbox ? null : port
}

/** What stands behind each port, for those who want to know. */
export function describePorts({ google, madeUp }: Behind, { serps, keywordData, model }: Ports): Port[] {
  const labels = {
    'search-console': google && 'Google Search Console',
    serps: serps && serps.label,
    'keyword-data': keywordData && keywordData.label,
    model: model && model.name,
  }
  return PORTS.map((name) => ({
    name,
    provider: labels[name],
    state: madeUp.includes(name) ? 'sandbox' : labels[name] === null ? 'none' : 'real',
    sharedWith: (name === 'search-console' && google?.serviceAccount?.email) || null,
  }))
}
