import { formatCost } from '#features/billing/rules.ts'
import type { Fact } from '#ui/dialogs/Facts.tsx'
import { formatNoun } from '#ui/numbers.ts'
import type { BuildEstimate } from '../api.ts'

type Service = 'related' | 'serps' | 'model'
type Part = NonNullable<BuildEstimate[Service]>

const PARTS: Record<Service, { missing: string; name: (calls: number) => string }> = {
  related: {
    missing: 'related searches',
    name: (calls) => `Related searches, ${formatNoun(calls, 'request', 'requests')}`,
  },
  serps: {
    missing: 'search results',
    name: (calls) => `Results of up to ${formatNoun(calls, 'keyword', 'keywords')}`,
  },
  model: {
    missing: 'names by a language model',
    name: (calls) => `Names by a language model, up to ${formatNoun(calls, 'call', 'calls')}`,
  },
}
const SERVICES = ['related', 'serps', 'model'] as const satisfies Service[]

/** What building a hub would cost: a line for each service that is asked, and their sum when there are several. */
export function listBuildFacts(estimate: Pick<BuildEstimate, Service | 'cost'>): Fact[] {
  const lines = SERVICES.flatMap((service) => {
    const part = estimate[service]
    return part === null || part.calls === 0
      ? []
      : [{ name: PARTS[service].name(part.calls), value: describeCost(part) }]
  })
  return lines.length < 2 ? lines : [...lines, { name: 'Together', value: describeSum(estimate.cost) }]
}

/** What a run does without, because a service is not connected, as a sentence; null when nothing is missing. */
export function describeMissing(estimate: Pick<BuildEstimate, Service>): string | null {
  const missing = SERVICES.filter((service) => estimate[service] === null).map(
    (service) => PARTS[service].missing,
  )
  if (missing.length === 0) return null
  const rest =
    missing.length === SERVICES.length ? 'It works with the keywords that the plan has.' : 'It works without.'
  const last = missing.at(-1) ?? ''
  const words = missing.length === 1 ? last : `${missing.slice(0, -1).join(', ')} and ${last}`
  return `No service is connected for ${words}. ${rest}`
}

/** The words on the button that starts a run: with the price when the user has to confirm it. */
export function describeStart({ cost, needsConfirmation }: BuildEstimate): string {
  return needsConfirmation ? `Build hub for up to ${formatCost(cost)}` : 'Build hub'
}

function describeCost({ cost, provider, isSandbox }: Part): string {
  if (isSandbox) return 'Made up by the sandbox, free'
  return `${describeSum(cost)} at ${provider}`
}

function describeSum(cost: number): string {
  if (cost === 0) return 'Free'
  const price = formatCost(cost)
  return price.startsWith('less') ? price.replace('l', 'L') : `About ${price}`
}
