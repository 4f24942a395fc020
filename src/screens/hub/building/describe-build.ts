import { formatCost } from '#features/billing/rules.ts'
import { describeLimit, LAST_BUILD_STEP } from '#features/hubs/rules.ts'
import type { HubBuild } from '#features/hubs/web/index.ts'

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
