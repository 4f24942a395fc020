import { Counter, Histogram, Registry } from 'prom-client'
import type { CallEnd } from './call.ts'

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 180]

/** Counts calls to outside services. `service` is a name that the operator's configuration gives, never a host. */
export function measureCalls() {
  const registry = new Registry()
  const calls = new Counter({
    name: 'keyloom_outbound_requests_total',
    help: 'Calls to outside services: the class of the last status, or the kind of the failure.',
    labelNames: ['service', 'outcome'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'keyloom_outbound_request_duration_seconds',
    help: 'Time of a call to an outside service, retries and waiting for its turn included.',
    labelNames: ['service'],
    buckets: SECONDS,
    registers: [registry],
  })
  return {
    registry,
    observe(service: string, { outcome, milliseconds }: CallEnd): void {
      calls.inc({ service, outcome })
      duration.observe({ service }, milliseconds / 1_000)
    },
  }
}

export type CallMeter = ReturnType<typeof measureCalls>
