import { PORTS, type Port } from '#features/connections/contract.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { Agent } from '#features/articles/rules.ts'
import type { ImageSource } from '#integrations/images/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import type { PortServices } from './sandbox.ts'

/** The ports to outside services; null for a port without a service. */
export interface Ports {
  serps: SerpProvider | null
  keywordData: KeywordData | null
  model: Model | null
  images: ImageSource | null
}

/** The ports of a workspace. */
export interface WorkspacePorts extends Ports {
  /** The model of an agent that writes; null when the workspace has no model. `model` is for everything else. */
  modelOf(agent: Agent): Model | null
}

/** The same ports without made-up services. */
export function withoutMadeUp({ serps, keywordData, model, images }: Ports): Ports {
  // The sandbox makes up no images.
  return { serps: keepReal(serps), keywordData: keepReal(keywordData), model: keepReal(model), images }
}

function keepReal<P extends { isSandbox: boolean }>(port: P | null): P | null {
  return port?.isSandbox ? null : port
}

/** Describes, for users, which service each port has. */
export function describePorts(
  { google, madeUp }: PortServices,
  { serps, keywordData, model }: Ports,
): Port[] {
  const labels = {
    'search-console': google && 'Google Search Console',
    // Users' own accounts read it, so it needs the client that asks for their consent.
    'web-analytics': google?.client ? 'Google Analytics' : null,
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
