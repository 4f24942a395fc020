import { z } from 'zod'

interface SchemaPart {
  /** The key of the part in a value: `*` for every item, null when the part describes the value itself. */
  key: string | null
  part: z.core.$ZodType
}

const LEAVES = new Set([
  'any',
  'bigint',
  'boolean',
  'custom',
  'date',
  'enum',
  'file',
  'literal',
  'nan',
  'never',
  'null',
  'number',
  'string',
  'template_literal',
  'transform',
  'undefined',
  'unknown',
  'void',
])

/** Lists the schemas that a schema is made of. Throws for a type it does not know, so that no part is missed. */
export function listParts(schema: z.core.$ZodType): SchemaPart[] {
  if (schema instanceof z.ZodObject) return listFields(schema)
  if (schema instanceof z.ZodArray) return [{ key: '*', part: schema.element }]
  if (schema instanceof z.ZodRecord) return [{ key: '*', part: schema.valueType }]
  if (schema instanceof z.ZodTuple && schema.def.rest === null)
    return schema.def.items.map((part, place) => ({ key: String(place), part }))
  if (schema instanceof z.ZodUnion) return inPlace(schema.options)
  if (schema instanceof z.ZodIntersection) return inPlace([schema.def.left, schema.def.right])
  if (schema instanceof z.ZodPipe) return inPlace([schema.in, schema.out])
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  )
    return inPlace([schema.unwrap()])
  const { _zod: inside } = schema
  if (LEAVES.has(inside.def.type)) return []
  throw new Error(`a schema of the type ${inside.def.type} cannot be searched; use a plainer one`)
}

function listFields({ shape, def: { catchall } }: z.ZodObject): SchemaPart[] {
  const fields = Object.entries(shape).map(([key, part]) => ({ key, part }))
  return catchall === undefined ? fields : [...fields, { key: '*', part: catchall }]
}

function inPlace(schemas: readonly z.core.$ZodType[]): SchemaPart[] {
  return schemas.map((part) => ({ key: null, part }))
}
