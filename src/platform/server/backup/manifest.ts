import { z } from 'zod'
import { Conflict, Invalid } from '#platform/errors.ts'

export const FORMAT = 1
export const MANIFEST = 'manifest.json'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const amount = z.int().min(0)

export const manifestSchema = z.object({
  product: z.literal('keyloom'),
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  serverVersion: z.string(),
  /** The migrations that had been applied to the database. */
  migrations: z.array(z.object({ name: z.string(), sha256: hash })),
  tables: z.array(z.object({ name, columns: z.array(name), rows: amount, bytes: amount, sha256: hash })),
  sequences: z.array(z.object({ name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  files: z.array(z.object({ path: z.string(), bytes: amount, sha256: hash })),
  /** The stores of files that were left out: a restore leaves their present folders as they are. */
  leftOut: z.array(z.string()).default([]),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Reads the list of contents; throws Invalid when it is none, and Conflict when a newer program has written it. */
export function parseManifest(text: string): Manifest {
  const read = manifestSchema.safeParse(parseJson(text))
  if (read.success) return read.data
  const newer = z.object({ product: z.literal('keyloom'), format: z.int().min(FORMAT + 1) })
  if (newer.safeParse(parseJson(text)).success)
    throw new Conflict('This backup was made by a newer program; use that version or a later one.')
  throw new Invalid('The list of contents of this backup cannot be read, so it is damaged or no backup.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
