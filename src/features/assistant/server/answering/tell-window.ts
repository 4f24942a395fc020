import type { z } from 'zod'
import type { Sender } from '#platform/server/realtime/index.ts'
import { aiMessage } from '../../contract.ts'
import { KEEP_ALIVE_MS } from '../../rules.ts'
import { writeScreenData } from '../../screen-data.ts'
import type { End, Outlet } from './outlet.ts'

type Message = z.input<typeof aiMessage.data>
type Heading = Pick<Message, 'contentplanId' | 'clusterId' | 'pageId' | 'requestId'>
type Said = Message['messages'][0]

/** Pieces of text that come within this time are sent together. */
const PAUSE_MS = 30

interface WindowOutlet extends Outlet {
  /** Sends the last message of the answer. */
  end(end: End): void
  /** Sends nothing any more, also no end. */
  close(): void
}

/**
 * Tells an answer to the window that has asked. Something is sent at least every 500 ms, because the window takes a
 * longer silence for the end (M-12).
 */
export function tellWindow({ tell }: Pick<Sender, 'tell'>, heading: Heading): WindowOutlet {
  let waiting: { text: string; at: number } | null = null
  let pausing: NodeJS.Timeout | null = null

  const send = (said: Said, more: Partial<Message> = {}) => {
    alive.refresh()
    tell(aiMessage, { ...heading, messages: [said], ...more })
  }
  const flush = () => {
    pausing = null
    if (waiting === null) return
    const { text, at } = waiting
    waiting = null
    send({ role: 'assistant', content: text }, { at })
  }
  /** What is said stays in its order with what is looked up. */
  const flushNow = () => {
    if (pausing !== null) clearTimeout(pausing)
    flush()
  }
  const alive = setInterval(() => send({ role: 'assistant', content: '' }), KEEP_ALIVE_MS)
  const close = () => {
    clearInterval(alive)
    if (pausing !== null) clearTimeout(pausing)
    pausing = null
    waiting = null
  }

  return {
    say(text, at) {
      if (waiting !== null && at === waiting.at + waiting.text.length)
        waiting = { text: waiting.text + text, at: waiting.at }
      else {
        flushNow()
        waiting = { text, at }
      }
      pausing ??= setTimeout(flush, PAUSE_MS)
    },
    tellTool({ id, text, state }) {
      flushNow()
      send({ role: 'tool_status', content: text }, { tool: { id, state } })
    },
    show(data) {
      flushNow()
      send({ role: 'data', content: writeScreenData(data) })
    },
    end({ reason, problem }) {
      flushNow()
      send(
        { role: 'assistant', content: '' },
        { isComplete: true, done: true, finish_reason: reason, problem },
      )
      close()
    },
    close,
  }
}
