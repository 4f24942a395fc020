import { z } from 'zod'
import { textState } from '#features/articles/contract.ts'

/** Who saved the newest version of a text, in the answer to those who know only an earlier one. */
const newestText = textState.pick({ section: true, version: true, saved_at: true, saved_by: true }).strict()
const fieldProblems = z.array(z.strictObject({ path: z.string(), message: z.string() })).max(20)
const errorReply = z.strictObject({
  message: z.string().min(1),
  error: z.string().min(1),
  code: z.string().regex(/^[a-z0-9_]+$/),
  details: z.union([fieldProblems, z.strictObject({ trouble: z.string() }), newestText]).optional(),
})

export interface Reply {
  status: number
  body: string
}

/** What is wrong with the answer to a tenant's hostile request, or null when it is fine. */
export function findFault({ status, body }: Reply, { secret }: { secret: string }): string | null {
  if (status >= 500) return 'an error of ours'
  if (body.replaceAll(secret, '').includes('secret of')) return 'a leak'
  if (status < 400) return null
  const parsed = errorReply.safeParse(parseJson(body))
  return parsed.success ? null : `an error in a form of its own (${parsed.error.message})`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
