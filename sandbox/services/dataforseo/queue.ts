import { randomUUID } from 'node:crypto'
import { BoundedMap } from '../../stage/bounded-map.ts'
import type { Clock } from '../../stage/clock.ts'
import type { SerpTask } from './organic.ts'

export interface QueuedTask {
  id: string
  task: SerpTask
  readyAt: number
  isFetched: boolean
}

const MOST_TASKS = 20_000
const MOST_READY = 1000

/** Tasks wait for a while, by the sandbox's clock, before their results can be fetched. */
export function createQueue(clock: Clock) {
  const tasks = new BoundedMap<QueuedTask>(MOST_TASKS)
  const settings = { delayMs: 1000 }
  return {
    settings,
    post(task: SerpTask): QueuedTask {
      const wait = task.priority === 2 ? settings.delayMs / 2 : settings.delayMs
      const queued = { id: randomUUID(), task, readyAt: clock.now() + wait, isFetched: false }
      tasks.set(queued.id, queued)
      return queued
    },
    find: (id: string): QueuedTask | undefined => tasks.get(id),
    isReady: ({ readyAt }: QueuedTask): boolean => clock.now() >= readyAt,
    listReady(): QueuedTask[] {
      const ready = [...tasks.values()].filter((one) => !one.isFetched && clock.now() >= one.readyAt)
      return ready.slice(0, MOST_READY)
    },
    reset(): void {
      tasks.clear()
      settings.delayMs = 1000
    },
  }
}
export type Queue = ReturnType<typeof createQueue>
