import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Call } from './browser.ts'

/** How often it is checked whether work has ended. */
const LOOK_MS = 1_000
const ACTIVE = new Set(['queued', 'running', 'waiting'])

const answer = z.object({ run: z.object({ state: z.string() }).nullable() })

/** The last or active run that an answer names; null when there was none. */
export async function findRun(
  call: Call,
  [method, path]: readonly ['GET' | 'POST', string],
): Promise<{ state: string } | null> {
  return answer.parse(await call(method, path, method === 'POST' ? {} : undefined)).run
}

/** Waits until the run that an answer names has ended. */
export async function untilEnded(
  call: Call,
  asked: readonly ['GET' | 'POST', string],
  signal: AbortSignal,
): Promise<void> {
  while (ACTIVE.has((await findRun(call, asked))?.state ?? '')) await sleep(LOOK_MS, undefined, { signal })
}
