import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { BoundedMap } from '../../stage/bounded-map.ts'
import type { Clock } from '../../stage/clock.ts'
import type { Notes } from '../../stage/notes.ts'
import { serpTaskSchema, type SerpTask } from './organic.ts'

interface QueuedTask {
  id: string
  task: SerpTask
  readyAt: number
}

const MOST_TASKS = 20_000
const MOST_READY = 1000

const noteSchema = z.object({ task: serpTaskSchema, readyAt: z.number() })

/**
 * Tasks wait as long as they were told to, by the sandbox's clock, before their results can be fetched. The id contains the task,
 * so that its result can also be fetched after the sandbox was restarted.
 */
export function createQueue(clock: Clock, notes: Notes) {
  const waiting = new BoundedMap<QueuedTask>(MOST_TASKS)
  const settings = { delayMs: 0 }
  return {
    settings,
    post(task: SerpTask): QueuedTask {
      const readyAt = clock.now() + (task.priority === 2 ? settings.delayMs / 2 : settings.delayMs)
      const queued = { id: notes.write({ task, readyAt, number: randomUUID() }), task, readyAt }
      waiting.set(queued.id, queued)
      return queued
    },
    find(id: string): QueuedTask | null {
      const note = notes.read(id, noteSchema)
      return note === null ? null : { id, ...note }
    },
    isReady: ({ readyAt }: QueuedTask): boolean => clock.now() >= readyAt,
    listReady: (): QueuedTask[] =>
      [...waiting.values()].filter(({ readyAt }) => clock.now() >= readyAt).slice(0, MOST_READY),
    /** Removes the task from the list of ready tasks. */
    markFetched: ({ id }: QueuedTask): unknown => waiting.delete(id),
    reset(): void {
      waiting.clear()
      settings.delayMs = 0
    },
  }
}
export type Queue = ReturnType<typeof createQueue>
