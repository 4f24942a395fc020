import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/**
 * Texts that contain their data, such as refresh tokens, so that a restarted sandbox can still read them. The
 * seal protects against mistakes, not attackers: the seed is not secret.
 */
export function createNotes(seed: number) {
  const sealOf = (text: string) =>
    createHmac('sha256', `sandbox ${seed}`).update(text).digest('base64url').slice(0, 16)
  return {
    write(value: object): string {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${text}-${sealOf(text)}`
    },
    /** The data of a note, or null when the text is not a note or has another seed. */
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
