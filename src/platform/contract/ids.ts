import { z } from 'zod'

/** The largest integer of the database. */
const LARGEST = 2 ** 31 - 1

const kinds = z.registry<{ kind: string }>()

/**
 * The schema of ids of one kind. Whatever stands in such a slot is resolved to its workspace before a handler
 * sees it; the database knows the kind by the same name.
 */
export function defineId(kind: string) {
  return z.coerce.number().int().positive().max(LARGEST).register(kinds, { kind })
}

export interface IdSlot {
  kind: string
  /** Keys from the input's root; `*` stands for every item of a list. */
  path: string[]
}

/** The slots of a schema that hold ids. */
export function listIdSlots(schema: z.core.$ZodType, path: string[] = []): IdSlot[] {
  const known = kinds.get(schema)
  if (known) return [{ kind: known.kind, path }]
  const slots = childrenOf(schema).flatMap(({ key, child }) =>
    listIdSlots(child, key === null ? path : [...path, key]),
  )
  return slots.filter(
    (slot, at) => slots.findIndex((other) => other.path.join('.') === slot.path.join('.')) === at,
  )
}

interface Child {
  /** null: the child stands in the same place. */
  key: string | null
  child: z.core.$ZodType
}

function childrenOf(schema: z.core.$ZodType): Child[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([key, child]) => ({ key, child }))
  if (schema instanceof z.ZodArray) return [{ key: '*', child: schema.element }]
  if (schema instanceof z.ZodUnion) return inPlace(schema.options)
  if (schema instanceof z.ZodPipe) return inPlace([schema.in, schema.out])
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return inPlace([schema.unwrap()])
  return []
}

function inPlace(schemas: readonly z.core.$ZodType[]): Child[] {
  return schemas.map((child) => ({ key: null, child }))
}

export interface FoundId {
  kind: string
  id: number
}

/** The ids in a parsed input, in the order of the slots. */
export function collectIds(slots: IdSlot[], input: unknown): FoundId[] {
  return slots.flatMap(({ kind, path }) =>
    pick(input, path)
      .filter((value) => typeof value === 'number')
      .map((id) => ({ kind, id })),
  )
}

function pick(value: unknown, [key, ...rest]: string[]): unknown[] {
  if (key === undefined) return [value]
  if (key === '*') return Array.isArray(value) ? value.flatMap((item) => pick(item, rest)) : []
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return []
  return pick(Reflect.get(value, key), rest)
}
