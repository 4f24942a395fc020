import { expect, test } from 'vitest'
import { z } from 'zod'
import { ACCESS, SCOPES } from '#platform/contract/endpoint.ts'
import { describeApi } from './openapi.ts'

const operation = z.looseObject({
  operationId: z.string(),
  'x-access': z.enum(ACCESS),
  'x-scope': z.enum(SCOPES).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  tags: z.array(z.string()),
  responses: z.record(z.string(), z.unknown()),
})
const described = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  tags: z.array(z.object({ name: z.string() })),
  components: z.looseObject({ responses: z.record(z.string(), z.unknown()) }),
})

async function listOperations() {
  const { paths } = described.parse(await describeApi())
  return Object.values(paths).flatMap((methods) => Object.values(methods))
}

test('every operation says who may call it, by which scope, and only public operations need no token', async () => {
  for (const { operationId, security, ...rest } of await listOperations()) {
    const scope = rest['x-scope'] ?? 'none'
    const kinds = {
      public: [],
      session: [{ session: [] }],
      member: [{ token: [scope] }, { session: [] }],
      'sharing-key': [{ token: [scope] }, { session: [] }, {}],
    }
    expect({ operationId, security }).toEqual({ operationId, security: kinds[rest['x-access']] })
    expect([operationId, security.some((one) => 'token' in one)]).toEqual([operationId, scope !== 'none'])
  }
})

test('the two kinds of token are described', async () => {
  const { components } = described.parse(await describeApi())
  expect(components).toMatchObject({
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: expect.stringContaining('klm_') },
      session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    },
  })
})

test('every operation has a heading and describes how it refuses', async () => {
  const { tags, components } = described.parse(await describeApi())
  const names = new Set(tags.map(({ name }) => name))
  for (const { operationId, tags: own, responses, ...rest } of await listOperations()) {
    const refusals = Object.values(responses).flatMap(
      (response) => z.object({ $ref: z.string() }).safeParse(response).data ?? [],
    )
    const known = refusals.filter(({ $ref }) => ($ref.split('/').at(-1) ?? '') in components.responses)
    expect({ operationId, isKnown: names.has(own[0] ?? ''), refusals }).toEqual({
      operationId,
      isKnown: true,
      refusals: known,
    })
    expect([operationId, '401' in responses]).toEqual([operationId, rest['x-access'] !== 'public'])
    expect(Object.keys(responses)).toContain('429')
  }
})
