import { formatCost } from '#features/billing/rules.ts'
import type { Fact } from '#ui/dialogs/Facts.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { LAST_BUILD_STEP } from '#features/hubs/rules.ts'
import type { BuildEstimate, HubBuild } from '#features/hubs/web/index.ts'

type Part = BuildEstimate['related']
type Steps = Readonly<Record<string, string>>

const DAY_MS = 86_400_000

export function isActiveBuild({ state }: Pick<HubBuild, 'state'>): boolean {
  return state === 'queued' || state === 'running' || state === 'waiting'
}

/** Whether a hub is ready: its run is done, or so far that only its end is not recorded yet. */
export function isReady({ state }: Pick<HubBuild, 'state'>, steps: Steps | null): boolean {
  return state === 'done' || (isActiveBuild({ state }) && steps?.[LAST_BUILD_STEP] === 'done')
}

/** Whether a run ended lately: a failure of long ago is no news. */
export function isRecent({ ended_at: ended }: Pick<HubBuild, 'ended_at'>, now: Date): boolean {
  return ended !== null && now.getTime() - new Date(ended).getTime() < DAY_MS
}

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

/** "up to $0.08" */
export function describeLimit(cost: number): string {
  const text = formatCost(cost)
  return text.startsWith('$') ? `up to ${text}` : text
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** "Generate ideas for up to $0.08" */
export function nameBuildButton(cost: number): string {
  return cost === 0 ? 'Generate ideas for free' : `Generate ideas for ${describeLimit(cost)}`
}

/** "12 new ideas · $0.08": what a run has done, or why it ended before, and what it has cost. */
export function describeRun({ state, reason, cost }: Pick<HubBuild, 'state' | 'reason' | 'cost'>): string {
  const text = reasonOf(state, reason)
  // It may cost something later.
  if (cost === 0 && isActiveBuild({ state })) return text
  return `${text} · ${cost === 0 ? 'free' : formatCost(cost)}`
}

function reasonOf(state: HubBuild['state'], reason: string | null): string {
  switch (state) {
    case 'queued':
      return 'Waits for its turn'
    case 'waiting':
      return reason === null
        ? 'Waits, and continues automatically'
        : `${endSentence(reason)} It continues automatically`
    case 'running':
      return reason ?? 'Being built'
    case 'done':
      return reason ?? 'Ideas generated'
    case 'failed':
      return reason === null
        ? 'The ideas could not be generated'
        : `The ideas could not be generated. ${reason}`
    case 'cancelled':
      return reason === null ? 'Cancelled' : `Cancelled. ${reason}`
  }
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
