import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Forbidden, NotConnected } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { explainMissing } from '../../rules.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { NoGoogleToken } from '../google/google-troubles.ts'
import { hasRealConnection } from '../queries/list-integrations.ts'
import { listAnalyticsProperties } from './list-analytics-properties.ts'

/** The user whose grant will read the property, and what the property is called. */
interface Chosen {
  name: string
  accessUser: number
}

const chosenRow = z.object({ name: z.string(), accessUser: z.number() })

/**
 * Finds out what the plan reads now; returns the call that asks Google whether the user sees the property, to be made
 * after the transaction. Who sees it becomes its reader; a member who does not see it can change the events of a
 * property that the plan reads already. Throws NoGoogleToken or Forbidden.
 */
export async function prepareAnalyticsChoice(
  ctx: MemberContext,
  services: ConnectionServices,
  { plan, property }: { plan: Plan; property: string },
): Promise<() => Promise<Chosen>> {
  const isSandbox = services.google?.isSandbox ?? false
  if (services.webAnalytics === null || (isSandbox && (await hasRealConnection(ctx, plan))))
    throw new NotConnected(explainMissing('web-analytics'))
  const known = await findRow(ctx.database, chosenRow)`
    select coalesce(ga_name, ga_property) as name, access_user_id as "accessUser" from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'ga-4'
      and ga_property = ${property} and is_sandbox = ${isSandbox} and access_user_id is not null
  `
  return async () => {
    if (known?.accessUser === ctx.userId) return known
    const { state, properties } = await listAnalyticsProperties(services, ctx.userId)
    const seen = properties.find((one) => one.property === property)
    if (seen !== undefined) return { name: seen.name, accessUser: ctx.userId }
    if (known !== null) return known
    if (state === 'connect') throw new NoGoogleToken()
    throw new Forbidden(
      `${property} is none of the Google Analytics properties that your Google account sees. Choose one from the list.`,
    )
  }
}
