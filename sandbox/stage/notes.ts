import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/**
 * Texts that carry what they stand for, so that a sandbox that was started again still knows them. The seal
 * keeps out mistakes, not attackers: the seed is no secret.
 */
export function createNotes(seed: number) {
  const sealOf = (text: string) =>
    createHmac('sha256', `sandbox ${seed}`).update(text).digest('base64url').slice(0, 16)
  return {
    write(value: object): string {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${text}-${sealOf(text)}`
    },
    /** Null: it is none, or one of another seed. */
    read<Value>(note: string, schema: z.ZodType<Value>): Value | null {
      const [, text = '', seal = ''] = /^([\w-]+)-([\w-]{16})$/.exec(note) ?? []
      const wanted = Buffer.from(sealOf(text))
      const given = Buffer.from(seal)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
      return schema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null
    },
  }
}
export type Notes = ReturnType<typeof createNotes>
