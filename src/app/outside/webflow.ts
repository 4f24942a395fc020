import { SANDBOX_KEY_PREFIX } from '#features/connections/rules.ts'
import type { ConnectionServices } from '#features/connections/server/index.ts'
import { WEBFLOW_URL } from '#integrations/publisher/webflow-call.ts'
import type { CallMeter } from '#platform/server/outbound/measure-calls.ts'
import { createOutbound } from '#platform/server/outbound/outbound.ts'

interface WebflowSetting {
  /** Where the made-up Webflow is; null when the sandbox does not run. */
  sandboxUrl: string | null
  observe: CallMeter['observe']
  closing: AsyncDisposableStack
}

/** Opens Webflow by keys: those that the sandbox made up are only for the sandbox, and all others for the real one. */
export function openWebflowApi({
  sandboxUrl,
  observe,
  closing,
}: WebflowSetting): ConnectionServices['webflow'] {
  const outbound = createOutbound({
    allowedOrigins: sandboxUrl === null ? [] : [sandboxUrl],
    observe: (call) => observe('webflow', call),
  })
  closing.defer(() => outbound.close())
  const { request } = outbound
  return (apiKey) =>
    sandboxUrl !== null && apiKey.startsWith(SANDBOX_KEY_PREFIX)
      ? { baseUrl: `${sandboxUrl}/v2`, apiKey, request, isSandbox: true }
      : { baseUrl: WEBFLOW_URL, apiKey, request, isSandbox: false }
}
