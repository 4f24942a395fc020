import { setTimeout } from 'node:timers/promises'
import type { FaultKind } from '../../stage/faults.ts'
import { CUT, type Call, type Reply } from '../service.ts'

const WORDS_AT_ONCE = 3
const SLOW_MS = 1000

export interface StreamEvent {
  /** The event's name, if the protocol has one. */
  name?: string
  data: unknown
}

/** A stream of server-sent events. The fault `slow` waits between them, `cut` breaks the connection halfway. */
export function replyStream(
  call: Call,
  { events, end, pauseMs }: { events: StreamEvent[]; end: string; pauseMs: number },
): Reply {
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    body: writeEvents(call, events, end, pauseOf(call.fault, pauseMs)),
  }
}

async function* writeEvents({ fault, signal }: Call, events: StreamEvent[], end: string, pauseMs: number) {
  for (const [place, { name, data }] of events.entries()) {
    if (fault === 'cut' && place > events.length / 2) yield CUT
    if (pauseMs > 0) await setTimeout(pauseMs, undefined, { signal })
    yield `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`
  }
  yield end
}

/** Splits a text into the pieces in which it is streamed; in some languages a sentence has no spaces. */
export function splitText(text: string): string[] {
  const words = text.match(/\S{1,12}\s*|\s+/gu) ?? []
  return Array.from({ length: Math.ceil(words.length / WORDS_AT_ONCE) }, (_, place) =>
    words.slice(place * WORDS_AT_ONCE, (place + 1) * WORDS_AT_ONCE).join(''),
  )
}

function pauseOf(fault: FaultKind | null, pauseMs: number): number {
  return fault === 'slow' ? SLOW_MS : pauseMs
}
