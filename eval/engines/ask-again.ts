import { setTimeout } from 'node:timers/promises'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

const MOST_TIMES = 5

/** Asks, and again after a pause while the failure is one that passes, as the program's runs do. */
export async function askAgain<Made>(
  ask: () => Promise<Made>,
  { rest = (seconds) => setTimeout(seconds * 1_000) }: { rest?: (seconds: number) => Promise<unknown> } = {},
): Promise<Made> {
  for (let time = 1; ; time++)
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof AdapterError) || !error.isPassing || time === MOST_TIMES) throw error
      await rest(error.retryAfter ?? 2 ** (time - 1))
    }
}
