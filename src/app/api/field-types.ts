import { z } from 'zod'

/** The part of JSON Schema that the tables of the docs show. */
export const schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.looseObject({ type: z.string().optional() })).optional(),
})
const properties = z.record(z.string(), schema)
/** An object in JSON Schema. */
export const object = z.looseObject({
  properties: properties.default({}),
  required: z.array(z.string()).default([]),
})

/** The type of a field in words. */
export function nameType({ type, enum: options, anyOf }: z.infer<typeof schema>): string {
  if (options) return options.map((option) => `\`${String(option)}\``).join(', ')
  if (anyOf) return anyOf.map(({ type: one }) => one ?? 'any').join(' or ')
  return [type ?? 'any'].flat().join(' or ')
}
