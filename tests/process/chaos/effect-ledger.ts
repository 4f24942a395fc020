import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const sign = z.object({ run: z.number(), worker: z.string() })
const asked = sign.extend({ step: z.number(), key: z.string().nullable() })
const told = z.union([asked, sign])

/** A sign that a worker works on a run. */
export interface Sign {
  run: number
  worker: string
  at: number
}

/** An effect on the outside world. The ledger lists effects in their order. */
export interface Effect extends Sign {
  step: number
  /** False when the effect of this key had happened before, so that it is not repeated. */
  happened: boolean
}

interface EffectLedger {
  url: string
  effects: Effect[]
  signs: Sign[]
  close(): Promise<void>
}

/** The outside world: a server that records every effect, also those of workers that are killed later. */
export async function openLedger(): Promise<EffectLedger> {
  const effects: Effect[] = []
  const signs: Sign[] = []
  const keys = new Set<string>()
  const server = createServer(async (request, reply) => {
    const what = told.parse(JSON.parse(await text(request)))
    signs.push({ run: what.run, worker: what.worker, at: Date.now() })
    if ('step' in what) {
      const { key, ...effect } = what
      effects.push({ ...effect, at: Date.now(), happened: key === null || !keys.has(key) })
      if (key !== null) keys.add(key)
    }
    reply.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    effects,
    signs,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
