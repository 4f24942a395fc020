import type { z } from 'zod'
import { AGENTS, type Agent, type TextSection } from '#features/articles/rules.ts'
import type { writtenRun } from '#features/writing/contract.ts'
import { STEP_OF_AGENT, TEXT_OF_AGENT } from '#features/writing/rules.ts'
import { moveTrackers, trackerId, type TrackerMessage } from '#features/trackers/rules.ts'

export type WrittenRun = z.infer<typeof writtenRun>

const ACTIVE = new Set<WrittenRun['state']>(['queued', 'running', 'waiting'])

/** The run when it is under way; null when it has ended. */
export function findActive(run: WrittenRun | null): WrittenRun | null {
  return run !== null && ACTIVE.has(run.state) ? run : null
}

/** Applies a message to the steps of its run, by the rules by which trackers follow it. */
export function followStep(run: WrittenRun, message: TrackerMessage): WrittenRun {
  const running = run.steps.find(({ state }) => state === 'inProgress')
  const tracker = {
    id: trackerId(run.id),
    name: '',
    contentplanId: message.contentplanId,
    clusterId: null,
    stepsObject: Object.fromEntries(run.steps.map(({ name, state }) => [name, state])),
    progress: running?.progress ?? null,
  }
  const [moved] = moveTrackers([tracker], message)
  if (moved === undefined || moved === tracker) return run
  return {
    ...run,
    steps: run.steps.map(({ progress: _known, ...step }) => {
      const state = moved.stepsObject[step.name] ?? step.state
      return {
        ...step,
        state,
        ...(state === 'inProgress' && moved.progress && { progress: moved.progress }),
      }
    }),
  }
}

export interface WritingNow {
  runId: number
  agent: Agent
  section: TextSection
  progress: { done: number; total: number } | null
}

/** Which agent is at work, also while its run waits; null when none is, as while images are looked for. */
export function findWriting(run: WrittenRun | null): WritingNow | null {
  const active = findActive(run)
  const step = active?.steps.find(({ state }) => state === 'inProgress')
  const agent = AGENTS.find((one) => STEP_OF_AGENT[one] === step?.name)
  if (active === null || step === undefined || agent === undefined) return null
  return { runId: active.id, agent, section: TEXT_OF_AGENT[agent], progress: step.progress ?? null }
}

/** The agent of a run in which one was called alone; null for a run of all steps. */
export function findLoneAgent({ steps }: WrittenRun): Agent | null {
  const [only, ...others] = steps
  if (only === undefined || others.length > 0) return null
  return AGENTS.find((agent) => STEP_OF_AGENT[agent] === only.name) ?? null
}
