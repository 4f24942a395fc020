import fc from 'fast-check'
import { z } from 'zod'
import { listIdSlots } from '#platform/contract/ids.ts'
import { hostileTexts, hostileValues } from './hostile-values.ts'

type Schema = z.core.$ZodType
/** The caller's own id of a kind. */
export type OwnIds = (kind: string) => number | undefined

const HOSTILE_OF = 12

/** Inputs around a schema: mostly of the right type and at its limits, sometimes an unrelated value. */
export function arbitraryInput(schema: Schema, ownIds: OwnIds): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: HOSTILE_OF - 1, arbitrary: plausible(schema, ownIds) },
    { weight: 1, arbitrary: hostileValues },
  )
}

function plausible(schema: Schema, ownIds: OwnIds): fc.Arbitrary<unknown> {
  const within = (part: Schema) => arbitraryInput(part, ownIds)
  const [id] = listIdSlots(schema)
  if (id?.path.length === 0) return arbitraryId(ownIds(id.kind))
  if (schema instanceof z.ZodObject) return arbitraryObject(schema, ownIds)
  if (schema instanceof z.ZodArray) return arbitraryList(schema, within(schema.element))
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(fc.string(), within(schema.valueType), { maxKeys: 5 })
  if (schema instanceof z.ZodTuple) return fc.tuple(...schema.def.items.map(within))
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(within))
  if (schema instanceof z.ZodIntersection)
    return fc
      .tuple(within(schema.def.left), within(schema.def.right))
      .map((parts) => Object.assign({}, ...parts))
  if (schema instanceof z.ZodPipe) return within(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  if (schema instanceof z.ZodNullable) return fc.oneof(within(schema.unwrap()), fc.constant(null))
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodReadonly
  )
    return within(schema.unwrap())
  return leaf(schema)
}

function arbitraryId(own: number | undefined): fc.Arbitrary<unknown> {
  const edges = [0, -1, 2 ** 31 - 1, 2 ** 31, '1', ' 1', '1.0']
  return own === undefined
    ? fc.constantFrom<unknown>(...edges)
    : fc.oneof(
        { weight: 9, arbitrary: fc.constant(own) },
        { weight: 1, arbitrary: fc.constantFrom(...edges) },
      )
}

function arbitraryObject({ shape }: z.ZodObject, ownIds: OwnIds): fc.Arbitrary<unknown> {
  const parts = Object.entries(shape).map(([key, part]) => ({
    key,
    isOptional: part.safeParse(undefined).success,
    value: arbitraryInput(part, ownIds),
  }))
  // The more fields may be absent, the more are: with many fields, one of them would nearly always be invalid.
  const absent = Math.max(16, 3 * parts.filter(({ isOptional }) => isOptional).length)
  const fields = parts.map(({ key, isOptional, value }): [string, fc.Arbitrary<unknown>] => [
    key,
    fc.oneof(
      { weight: 12, arbitrary: value },
      { weight: isOptional ? absent : 1, arbitrary: fc.constant(undefined) },
    ),
  ])
  const extra = fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), hostileValues, { maxKeys: 3 }) },
  )
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), extra)
    .map(([known, more]) => withoutUndefined({ ...more, ...known }))
}

/** Lists of a length that the schema allows, and some of others. */
function arbitraryList(schema: z.ZodArray, item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const checks = (schema.def.checks ?? []).map(({ _zod: { def } }) => lengthCheck.parse(def))
  const least = Math.max(0, ...checks.map(({ length, minimum }) => length ?? minimum ?? 0))
  const most = Math.min(least + 3, ...checks.map(({ length, maximum }) => length ?? maximum ?? Infinity))
  return fc.oneof(
    { weight: 5, arbitrary: fc.array(item, { minLength: least, maxLength: most }) },
    { weight: 1, arbitrary: fc.array(item, { maxLength: 3 }) },
  )
}

const bound = z.number().optional().catch(undefined)
const lengthCheck = z.object({ length: bound, minimum: bound, maximum: bound })

function withoutUndefined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
}

function leaf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodEnum) return fc.constantFrom<unknown>(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom<unknown>(...schema.values)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNumber) return arbitraryNumber(schema)
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return arbitraryText(schema)
  return hostileValues
}

function arbitraryNumber({ minValue, maxValue }: z.ZodNumber): fc.Arbitrary<unknown> {
  const edges = [minValue, maxValue].filter((edge) => edge !== null && Number.isFinite(edge)).map(Number)
  const around = [0, 1, ...edges].flatMap((edge) => [edge, edge - 1, edge + 1, String(edge)])
  const inside = fc.integer({
    min: Math.max(minValue ?? 0, -(2 ** 31)),
    max: Math.min(maxValue ?? 2 ** 31, 2 ** 31),
  })
  return fc.oneof(
    { weight: 3, arbitrary: inside },
    fc.constantFrom<unknown>(...around),
    fc.integer(),
    fc.double(),
  )
}

function arbitraryText(schema: z.ZodString | z.ZodStringFormat): fc.Arbitrary<string> {
  const { minLength, maxLength } = schema
  const least = minLength ?? 0
  const most = maxLength ?? 1_000
  const lengths = [least, least + 1, most, most + 1].filter((length) => length <= 100_000)
  const atEdges = fc
    .tuple(fc.constantFrom(...lengths), fc.constantFrom('x', ' ', 'é', '👩'))
    .map(([length, unit]) => unit.repeat(length).slice(0, length))
  const free = fc.string({
    unit: 'grapheme',
    minLength: Math.min(least, 200),
    maxLength: Math.min(most, 200),
  })
  const patterns = listPatterns(schema)
  if (patterns.length === 0)
    return fc.oneof({ weight: 3, arbitrary: free }, atEdges, fc.constantFrom(...hostileTexts))
  const matching = fc.oneof(...patterns.map((pattern) => fc.stringMatching(pattern)))
  if (schema instanceof z.ZodISODate)
    return fc.oneof(
      { weight: 8, arbitrary: daysOfOurTime },
      { weight: 2, arbitrary: matching },
      free,
      atEdges,
    )
  return fc.oneof({ weight: 8, arbitrary: matching }, free, atEdges)
}

/** The pattern of a day allows all centuries, but the contracts accept only days from 2000 on. */
const daysOfOurTime = fc
  .date({ min: new Date('1999-12-01'), max: new Date('2050-01-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

function listPatterns(schema: z.ZodString | z.ZodStringFormat): RegExp[] {
  const own = 'pattern' in schema.def ? [schema.def.pattern] : []
  const checks = (schema.def.checks ?? []).map(({ _zod: { def } }) => ('pattern' in def ? def.pattern : null))
  return [...own, ...checks].filter((pattern) => pattern instanceof RegExp)
}
