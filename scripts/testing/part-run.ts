import type { Part } from './parts.ts'
import type { Tally } from './tally.ts'

/** One part of a test run. */
export interface PartRun {
  part: Part
  tally: Tally
  wallSeconds: number
  /** Of the programs of the part together; null where the system does not tell. */
  processorSeconds: number | null
  /** How many databases, servers, programs and sandboxes its tests made. */
  worlds: Record<string, number>
}

/** A whole run: its parts, some of them beside each other. */
export interface TestRun {
  parts: PartRun[]
  wallSeconds: number
  /** Of all parts and of what runs them; null where the system does not tell. */
  processorSeconds: number | null
  isFull: boolean
}

/** Null as soon as one part is not known: half a sum says nothing. */
export function sumProcessorSeconds(parts: readonly Pick<PartRun, 'processorSeconds'>[]): number | null {
  let sum = 0
  for (const { processorSeconds } of parts) {
    if (processorSeconds === null) return null
    sum += processorSeconds
  }
  return sum
}
