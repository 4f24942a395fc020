import { setTimeout as sleep } from 'node:timers/promises'
import type { StepProgress } from '#platform/contract/run-messages.ts'

interface ProgressTeller {
  tell(progress: StepProgress): void
  /** Writes the newest progress, and nothing after that, so that a paused step shows how far it came. */
  end(): Promise<void>
}

/**
 * Writes the progress of a step: always the newest, with a pause after each write, because users cannot read faster.
 */
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
      // Progress is only shown. If the run is lost or the database is away, the step itself meets that error.
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
