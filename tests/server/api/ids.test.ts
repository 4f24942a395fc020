import { expect, test } from 'vitest'
import { z } from 'zod'
import { collectIds, defineId, listIdSlots } from '#platform/contract/ids.ts'
import { queryList } from '#platform/contract/query.ts'

const planId = defineId('plan')
const pageId = defineId('page')

const shapes: [string, z.ZodType, unknown][] = [
  ['a query list', z.object({ ids: queryList(planId).optional() }), { ids: '7,8' }],
  ['a list', z.object({ ids: z.array(planId).default([]) }), { ids: [7, '8'] }],
  ['a list of objects', z.object({ of: z.array(z.object({ id: planId })) }), { of: [{ id: 7 }, { id: 8 }] }],
  ['a record', z.object({ of: z.record(z.string(), planId.nullable()) }), { of: { a: 7, b: 8, c: null } }],
  ['a pair', z.object({ pair: z.tuple([planId, planId]) }), { pair: [7, 8] }],
  ['an intersection', z.object({ a: planId }).and(z.looseObject({ b: planId })), { a: 7, b: 8 }],
  [
    'one of several actions',
    z.discriminatedUnion('action', [
      z.object({ action: z.literal('drop'), ids: z.array(planId) }),
      z.object({ action: z.literal('keep'), ids: z.array(planId), why: z.string().catch('') }),
    ]),
    { action: 'keep', ids: [7, 8] },
  ],
  ['a transformed list', z.object({ ids: z.array(planId).transform((ids) => ids) }), { ids: [7, 8] }],
]

test.each(shapes)('ids in %s are found', (_where, schema, input) => {
  const found = collectIds(listIdSlots(schema), schema.parse(input))
  expect(found).toEqual([
    { kind: 'plan', id: 7 },
    { kind: 'plan', id: 8 },
  ])
})

test.each([
  ['lazy', z.object({ tree: z.lazy(() => z.object({ id: planId })) })],
  ['set', z.object({ ids: z.set(planId) })],
  ['map', z.object({ ids: z.map(z.string(), planId) })],
  ['promise', z.object({ ids: z.promise(planId) })],
])('a schema that could hide ids from the check is refused (%s)', (type, schema) => {
  expect(() => listIdSlots(schema)).toThrow(`a schema of the type ${type} cannot be searched`)
})

test('one field cannot hold ids of two kinds', () => {
  const schema = z.union([z.object({ id: planId }), z.object({ id: pageId })])
  expect(() => listIdSlots(schema)).toThrow('ids of several kinds stand in id')
})

test.each([true, null, '', ' 7', '0x7', '7.0', '7e0', 7.5, 0, -1, 2 ** 31, [7], ['7'], {}, '٧'])(
  '%j is not a valid id',
  (value) => {
    expect(planId.safeParse(value).success).toBe(false)
  },
)
