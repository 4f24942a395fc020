import { formatCost } from '#features/billing/rules.ts'
import type { Fact } from '#ui/dialogs/Facts.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { describeLimit } from '../../rules.ts'
import type { BuildEstimate } from '../api.ts'

type Part = BuildEstimate['related']

/** What a run asks of outside services, and what all of it costs. */
export function listBuildFacts({
  related,
  serps,
  model,
  cost,
}: Pick<BuildEstimate, 'related' | 'serps' | 'model' | 'cost'>): Fact[] {
  return [
    { name: `Related searches${nameSource(related)}`, value: describePart(related, ['request', 'requests']) },
    { name: `Search results${nameSource(serps)}`, value: describePart(serps, ['search', 'searches']) },
    { name: `Language model${nameSource(model)}`, value: describePart(model, ['request', 'requests']) },
    { name: 'Cost', value: cost === 0 ? 'Free' : capital(describeLimit(cost)) },
  ]
}

/** " · DataForSEO" */
function nameSource(part: Part): string {
  if (part === null || part.calls === 0) return ''
  return ` · ${part.isSandbox ? 'made up by the sandbox' : part.provider}`
}

function describePart(part: Part, [one, many]: readonly [string, string]): string {
  if (part === null) return 'Not connected'
  if (part.calls === 0) return 'None needed'
  const calls = `Up to ${formatNoun(part.calls, one, many)}`
  return part.cost === 0 ? calls : `${calls}, ${formatCost(part.cost)}`
}

/** Why a run costs nothing; null when it costs something. */
export function explainFree(
  estimate: Pick<BuildEstimate, 'related' | 'serps' | 'model' | 'cost'>,
): string | null {
  if (estimate.cost > 0) return null
  const asked = [estimate.related, estimate.serps, estimate.model].filter(
    (part) => part !== null && part.calls > 0,
  )
  if (asked.length === 0) return 'Free: the ideas come from what the plan knows already.'
  return asked.every((part) => part?.isSandbox)
    ? 'Free: the sandbox makes up these numbers, which are not those of a real search engine.'
    : 'Free: these services take no money for it.'
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** The words on the button that starts a run: with the price when the user has to confirm it. */
export function describeStart({
  cost,
  needsConfirmation,
}: Pick<BuildEstimate, 'cost' | 'needsConfirmation'>): string {
  return needsConfirmation ? `Build hub for ${describeLimit(cost)}` : 'Build hub'
}
