import type { Part } from './parts.ts'
import type { Tally } from './tally.ts'

/** The result of one part of a test run. */
export interface PartRun {
  part: Part
  tally: Tally
  wallSeconds: number
  /** Processor time of all programs of the part; null if the system has no /proc. */
  processorSeconds: number | null
  /** Number of databases, servers, programs and sandboxes that its tests started, by kind. */
  worlds: Record<string, number>
}

/** The result of a whole run. Some of its parts run at the same time. */
export interface TestRun {
  parts: PartRun[]
  wallSeconds: number
  /** Processor time of all parts and of the script that runs them; null if the system has no /proc. */
  processorSeconds: number | null
  isFull: boolean
}

/** The sum over the parts, or null if the time of one part is unknown. */
export function sumProcessorSeconds(parts: readonly Pick<PartRun, 'processorSeconds'>[]): number | null {
  let sum = 0
  for (const { processorSeconds } of parts) {
    if (processorSeconds === null) return null
    sum += processorSeconds
  }
  return sum
}
