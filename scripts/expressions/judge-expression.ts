import process from 'node:process'
import type { Judged } from '../house/judged-expressions.ts'

/** A few that are long take some seconds, on a busy machine a minute. */
const LONGEST_MS = 180_000

type Verdict = 'linear' | Judged['others'][string]

/** How the time that an expression takes grows with the text, as recheck proves it or finds it out by trying. */
export async function judgeExpression({
  source,
  flags,
}: {
  source: string
  flags: string
}): Promise<Verdict> {
  // In this thread and in JavaScript: what it brings besides are programs for some systems alone.
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
