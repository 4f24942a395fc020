import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Temporary } from '#platform/errors.ts'
import { APP_ROLE } from '../database/roles.ts'
import { errorReason } from '../error-codes.ts'
import type { Log } from '../log.ts'
import { CHANNEL } from './notices.ts'

const CONNECT_MS = 5_000
const LOOK_EVERY_MS = 20_000
const ANSWER_MS = 5_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

interface FeedInput {
  /** Connection string of the database. */
  url: () => string
  /** The name of the connection in the database server's lists. */
  name: string
  onNotice: (notice: string) => void
  /** Called when the feed listens again after a time in which it may have missed notices. */
  onGap: () => void
}

interface Feed {
  /** Resolves when every later notice will be received; throws Temporary when that takes too long. */
  untilListening(): Promise<void>
  close(): Promise<void>
}

/** Opens one connection that listens from the first `untilListening` until `close`; a lost connection is made again. */
export function openFeed(ctx: { log: Log }, { url, name, onNotice, onGap }: FeedInput): Feed {
  const closing = new AbortController()
  let running: Promise<void> | null = null
  let listening = Promise.withResolvers<void>()
  let isListening = false
  let hasListened = false

  async function run(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !closing.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const began = Date.now()
      const reason = await listen()
      if (closing.signal.aborted) return
      if (Date.now() - began > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS
      ctx.log.warn({ reason }, 'the connection that hears messages was lost')
      await sleep(pause, null, { signal: closing.signal }).catch(() => {})
    }
  }

  /** Listens until the connection is lost, and returns why it was lost. */
  async function listen(): Promise<string> {
    const client = new pg.Client({
      connectionString: url(),
      application_name: name,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      options: `-c role=${APP_ROLE}`,
    })
    const lost = Promise.withResolvers<string>()
    client.on('error', (error) => lost.resolve(errorReason(error)))
    client.on('end', () => lost.resolve('it was closed'))
    client.on('notification', ({ payload = '' }) => onNotice(payload))
    const close = () => lost.resolve('it is not needed any more')
    closing.signal.addEventListener('abort', close)
    let looking: NodeJS.Timeout | null = null
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      if (hasListened) onGap()
      hasListened = true
      isListening = true
      listening.resolve()
      // A connection whose other end has vanished stays silent for ever, so it is tested regularly.
      looking = setInterval(() => {
        client.query('select').catch((error: unknown) => lost.resolve(errorReason(error)))
      }, LOOK_EVERY_MS)
      return await lost.promise
    } catch (error) {
      return errorReason(error)
    } finally {
      // Callers that wait already keep waiting for the next connection.
      if (isListening) listening = Promise.withResolvers()
      isListening = false
      if (looking !== null) clearInterval(looking)
      closing.signal.removeEventListener('abort', close)
      await client.end().catch(() => {})
    }
  }

  return {
    async untilListening() {
      running ??= run()
      const waiting = new AbortController()
      const signal = AbortSignal.any([waiting.signal, closing.signal])
      const tooLate = sleep(CONNECT_MS, null, { signal })
        .catch(() => {})
        .then(giveUp)
      tooLate.catch(() => {})
      try {
        await Promise.race([listening.promise, tooLate])
      } finally {
        waiting.abort()
      }
    },
    async close() {
      closing.abort()
      await running
    },
  }
}

function giveUp(): never {
  throw new Temporary('Messages cannot be heard at the moment; please try again.')
}
