import { z } from 'zod'

/**
 * For any service: `rate_limited`, `quota`, `unavailable`, `unauthorized`, `forbidden` and `payment` answer with
 * the service's own error; `reset` closes the connection, `hang` never answers, `html` answers like a proxy, `lost` does
 * what was asked and closes the connection without an answer.
 * For the model: `slow` and `cut` streams, `malformed` structured output, `refusal`, `context` too long, `empty` output that
 * fits the schema, `think` for reasoning before the answer, `wrong_language`, `length` for an answer that stops at the limit
 * of tokens, `no_usage` for an answer without its usage, `rate_limited_silent` for 429 without Retry-After.
 */
const FAULT_KINDS = [
  'rate_limited',
  'quota',
  'unavailable',
  'unauthorized',
  'forbidden',
  'payment',
  'reset',
  'hang',
  'html',
  'lost',
  'slow',
  'cut',
  'malformed',
  'refusal',
  'context',
  'empty',
  'think',
  'wrong_language',
  'length',
  'no_usage',
  'rate_limited_silent',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export const faultSchema = z.object({
  service: z.string().max(40),
  kind: z.enum(FAULT_KINDS),
  /** The fault affects only calls whose path begins with this. */
  path: z.string().max(200).default('/'),
  /** Number of calls that fail; by default all, until the faults are cleared. */
  times: z.int().min(1).max(1_000_000).optional(),
  /** Number of calls that succeed before the first one fails. */
  after: z.int().min(0).max(1_000_000).default(0),
})
type Fault = z.infer<typeof faultSchema>

interface Latency {
  ms: number
  /** The latency affects only calls whose path begins with this. */
  path: string
}

const MOST = 200

/** The planned faults, and the latency of each service. */
export function createFaults() {
  let planned: Fault[] = []
  const latencies = new Map<string, Latency>()
  const quotas = { areKept: false }
  return {
    /** Whether services refuse calls beyond their quotas, as the real ones do. */
    quotas,
    plan(fault: Fault): void {
      planned = [...planned, { ...fault }].slice(-MOST)
    },
    /** The fault for a call, or null; counts the call. */
    take(service: string, path: string): FaultKind | null {
      const fault = planned.find((one) => one.service === service && path.startsWith(one.path))
      if (fault === undefined) return null
      if (fault.after > 0) {
        fault.after--
        return null
      }
      if (fault.times !== undefined && --fault.times === 0) planned = planned.filter((one) => one !== fault)
      return fault.kind
    },
    list: (): Fault[] => planned,
    setLatency: (service: string, latency: Latency): unknown => latencies.set(service, latency),
    latencyOf(service: string, path: string): number {
      const latency = latencies.get(service)
      return latency !== undefined && path.startsWith(latency.path) ? latency.ms : 0
    },
    clear(): void {
      planned = []
      latencies.clear()
      quotas.areKept = false
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
