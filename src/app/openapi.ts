import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { API_BASE } from '#platform/server/api/mount-api.ts'
import { contract } from './contract.ts'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

/** The description of every endpoint, as OpenAPI 3.1. */
export function describeApi() {
  return generator.generate(contract, {
    info: { title: 'Keyloom', version: '1', description: 'Everything that the screens do, for programs.' },
    servers: [{ url: API_BASE }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
    customErrorResponseBodySchema: () => ({
      type: 'object',
      required: ['message', 'error', 'code'],
      properties: {
        message: { type: 'string', description: 'What the user reads.' },
        error: { type: 'string', description: 'The name of the HTTP status.' },
        code: { type: 'string', description: 'The kind of error, for programs.' },
        details: {},
      },
    }),
  })
}
