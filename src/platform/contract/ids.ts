import { z } from 'zod'
import { listParts } from './schema-parts.ts'
import { wholeNumber } from './query.ts'

/** The largest value of the database's type `integer`. */
const LARGEST = 2 ** 31 - 1

const kinds = z.registry<{ kind: string }>()

/**
 * The schema of ids of one kind. Every id in such a slot is resolved to its workspace before the handler runs; the
 * database knows the kind by the same name.
 */
export function defineId(kind: string) {
  return wholeNumber({ least: 1, most: LARGEST }).register(kinds, { kind })
}

export interface IdSlot {
  kind: string
  /** The keys from the input's root to the id; `*` stands for every item of a list or record. */
  path: string[]
}

/** Schemas do not change, and each server searches all of them. */
const slotsOf = new WeakMap<z.core.$ZodType, readonly IdSlot[]>()

/**
 * Lists the slots of a schema that hold ids. Throws for a slot with several kinds, and for a type that cannot be
 * searched.
 */
export function listIdSlots(schema: z.core.$ZodType): readonly IdSlot[] {
  const known = slotsOf.get(schema)
  if (known !== undefined) return known
  const listed = searchIdSlots(schema)
  slotsOf.set(schema, listed)
  return listed
}

function searchIdSlots(schema: z.core.$ZodType): IdSlot[] {
  const slots = findSlots(schema, [])
  const places = Map.groupBy(slots, ({ path }) => path.join('.'))
  for (const [place, found] of places)
    if (new Set(found.map(({ kind }) => kind)).size > 1)
      throw new Error(`ids of several kinds stand in ${place}: give each kind a name of its own`)
  return [...places.values()].flatMap((found) => found.slice(0, 1))
}

function findSlots(schema: z.core.$ZodType, path: string[]): IdSlot[] {
  const known = kinds.get(schema)
  if (known) return [{ kind: known.kind, path }]
  return listParts(schema).flatMap(({ key, part }) => findSlots(part, key === null ? path : [...path, key]))
}

export interface FoundId {
  kind: string
  id: number
}

/** The ids in a parsed input, in the order of the slots. */
export function collectIds(slots: readonly IdSlot[], input: unknown): FoundId[] {
  return slots.flatMap(({ kind, path }) =>
    pick(input, path)
      .filter((value) => typeof value === 'number')
      .map((id) => ({ kind, id })),
  )
}

function pick(value: unknown, [key, ...rest]: string[]): unknown[] {
  if (key === undefined) return [value]
  if (typeof value !== 'object' || value === null) return []
  if (key === '*') return Object.values(value).flatMap((item) => pick(item, rest))
  return Object.hasOwn(value, key) ? pick(Reflect.get(value, key), rest) : []
}
