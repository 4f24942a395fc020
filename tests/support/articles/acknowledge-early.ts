import { z } from 'zod'
import type { Caller } from './text-saver.ts'

const save = z.object({ baseVersion: z.number() })

/** The same program with a fault: it acknowledges a save when the save before is stored. */
export function acknowledgeEarly(call: Caller): Caller {
  let last: Promise<unknown> | null = null
  return async (method, path, body) => {
    if (method !== 'PUT') return call(method, path, body)
    const { baseVersion } = save.parse(body)
    const before = last
    last = null
    await before
    last = call(method, path, body)
    last.catch(() => {})
    return { status: 200, body: { changeId: null, version: baseVersion + 1 } }
  }
}
