import { z } from 'zod'
import type { Browser } from './browser.ts'
import { giveConsent, type Connecting } from './give-consent.ts'

/** What the shop's visits are for. */
const EVENTS = 'purchase,sign_up,generate_lead'

const integrations = z.array(z.object({ type: z.string() }))
const answer = z.object({ properties: z.array(z.object({ property: z.string(), name: z.string() })) })

/** Connects the made-up Google Analytics of the shop, unless the plan is connected, and says which events count. */
export async function connectAnalytics(browser: Browser, { domain, ...asked }: Connecting): Promise<void> {
  const { call } = browser
  const { contentplanId } = asked.place
  const known = integrations.parse(await call('GET', `/integrations/${contentplanId}`))
  if (known.some(({ type }) => type === 'ga-4')) return
  await giveConsent(browser, { ...asked, scope: 'analytics' })
  const { properties } = answer.parse(await call('GET', '/integrations/google-analytics-properties'))
  const own = properties.find(({ name }) => name === domain)
  if (own === undefined) return
  await call('POST', '/integrations/google-analytics-property', {
    contentplanId,
    type: 'ga-4',
    gaProperty: own.property,
    gaName: own.name,
    ga_events: EVENTS,
  })
}
