import type { WritingServices } from '#features/writing/server/index.ts'
import type { ImageSource } from '#integrations/images/index.ts'
import { connectModel } from '#integrations/model/ask-model.ts'
import { MODEL_LIMITS, type Model, type ModelPrice } from '#integrations/model/index.ts'
import { compatible } from '#integrations/model/openai-compatible.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import { connectDataForSeoSerps } from '#integrations/serp/dataforseo.ts'
import type { OutboundLimits } from '#platform/server/outbound/call.ts'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import { createStandIns } from '../../../sandbox/stand-ins.ts'
import { SANDBOX_KEYS, type Sandbox } from '../../../sandbox/start-sandbox.ts'
import { generousCosts } from '#tests/support/clustering/grouping-services.ts'
import { createQuickClock } from '#tests/support/network/quick-clock.ts'

export interface SandboxModel {
  modelName?: string
  modelLimits?: OutboundLimits
  modelPrice?: ModelPrice
}

/** The real adapters of writing with a sandbox behind them. The caller must close them. */
export function openSandboxServices(
  sandbox: Pick<Sandbox, 'services'>,
  {
    modelName = 'sandbox-writer',
    modelLimits = MODEL_LIMITS,
    modelPrice = { input: 1, output: 2 },
  }: SandboxModel = {},
) {
  const outbound = createOutbound({
    allowedOrigins: Object.values(sandbox.services),
    findStandIn: createStandIns(sandbox),
    clock: createQuickClock(),
  })
  const sandboxModel = connectModel(compatible, {
    baseUrl: `${sandbox.services.model}/v1`,
    apiKey: SANDBOX_KEYS.model.key,
    modelId: modelName,
    price: modelPrice,
    fetch: outbound.fetchWithin(modelLimits),
  })
  const serps = connectDataForSeoSerps({
    baseUrl: sandbox.services.dataForSeo,
    ...SANDBOX_KEYS.dataForSeo,
    request: outbound.request,
    isSandbox: true,
  })
  const ports: { model: Model | null; images: ImageSource | null; serps: SerpProvider | null } = {
    model: sandboxModel,
    images: null,
    serps,
  }
  const services: WritingServices = {
    providers: {
      forWorkspace: async () => ({ serps: ports.serps, images: ports.images, modelOf: () => ports.model }),
      sites: { request: outbound.request },
    },
    costs: generousCosts,
  }
  return { services, sandboxModel, ports, close: () => outbound.close() }
}
