import process from 'node:process'
import type { Judged } from '../house/judged-expressions.ts'

/** Some long expressions take several seconds, or a minute on a busy machine. */
const LONGEST_MS = 180_000

type Verdict = 'linear' | Judged['others'][string]

/** How the time of an expression grows with the length of the text, as recheck proves it or finds it by fuzzing. */
export async function judgeExpression({
  source,
  flags,
}: {
  source: string
  flags: string
}): Promise<Verdict> {
  // Runs recheck as JavaScript in this thread: its native programs exist only for some systems.
  process.env['RECHECK_SYNC_BACKEND'] = 'pure'
  const { checkSync } = await import('recheck')
  const { status, ...found } = checkSync(source, flags, { timeout: LONGEST_MS })
  if (status === 'safe') return 'linear'
  if (!('attack' in found)) return { growth: 'unknown', attack: null }
  const { pumps, suffix } = found.attack
  return {
    growth: found.complexity.summary,
    attack: { pumps: pumps.map(({ prefix, pump }) => ({ prefix, pump })), suffix },
  }
}
