import { setTimeout as sleep } from 'node:timers/promises'
import type { StepProgress } from '#platform/contract/run-messages.ts'

interface ProgressTeller {
  tell(progress: StepProgress): void
  /** Writes what was told last, and from then on nothing: a step that waits says how far it came. */
  end(): Promise<void>
}

/** Writes how far a step is: the newest of what it tells, with a pause after each, for nobody reads faster. */
export function openProgressTeller(
  write: (progress: StepProgress) => Promise<void>,
  { pauseMs }: { pauseMs: number },
): ProgressTeller {
  let next: StepProgress | null = null
  let writing: Promise<void> = Promise.resolve()
  let isWriting = false
  let hasEnded = false

  async function writeNewest(): Promise<void> {
    isWriting = true
    for (let now = next; now !== null; now = next) {
      next = null
      // It is only shown: what is wrong with the run or its database, the step itself meets.
      writing = write(now).catch(() => {})
      await writing
      await sleep(pauseMs, undefined, { ref: false })
    }
    isWriting = false
  }

  return {
    tell(progress) {
      if (hasEnded) return
      next = progress
      if (!isWriting) void writeNewest()
    },
    async end() {
      hasEnded = true
      const last = next
      next = null
      await writing
      if (last !== null) await write(last).catch(() => {})
    },
  }
}
