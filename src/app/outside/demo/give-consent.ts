import { z } from 'zod'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { API_BASE } from '#platform/server/api/mount-api.ts'
import type { RunningSandbox } from '../sandbox.ts'
import type { Browser } from './browser.ts'

export interface Connecting {
  place: PlanPlace
  domain: string
  allowReading: RunningSandbox['allowReading']
}

/** Goes to the made-up Google's page and back, as a browser does, so that one of its services can be read. */
export async function giveConsent(
  { call, open }: Browser,
  {
    place: { workspaceId, contentplanId },
    allowReading,
    scope,
  }: Omit<Connecting, 'domain'> & { scope: 'search-console' | 'analytics' },
): Promise<void> {
  const { accessKey } = z
    .object({ accessKey: z.string() })
    .parse(await call('PUT', `/workspace/${workspaceId}`, { action: 'generateAccessKey', scope }))
  const query = new URLSearchParams({
    scope,
    type: 'managed',
    next: '/workspace',
    workspaceId: String(workspaceId),
    accessKey,
    contentplanId: String(contentplanId),
  })
  const back = await allowReading(await open(`${API_BASE}/integrations/cognito/login?${query.toString()}`))
  await open(`${back.pathname}${back.search}`)
}
