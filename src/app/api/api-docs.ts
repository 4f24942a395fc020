import { z } from 'zod'
import {
  ACCESS,
  proofWanted,
  SCOPES,
  type Access,
  type ProofWanted,
  type Scope,
} from '#platform/contract/endpoint.ts'
import { PROOF_MINUTES } from '#platform/server/api/fresh-proof.ts'
import { API_BASE } from '#platform/server/api/mount-api.ts'
import { API_BROWSER } from './browser/serve-api-browser.ts'
import { nameType, object, schema } from './field-types.ts'
import { describeMessages } from './message-docs.ts'
import { describeApi } from './openapi.ts'
import { describeTokens } from './token-docs.ts'

const operation = z.object({
  summary: z.string(),
  tags: z.array(z.string()).min(1),
  'x-access': z.enum(ACCESS),
  'x-scope': z.enum(SCOPES).optional(),
  'x-proof': proofWanted.default(null),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema }))
    .default([]),
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ schema: object }) }) })
    .optional(),
})
const CALLERS: Record<Access, string> = {
  public: 'Anybody may call.',
  'sharing-key': 'For members, and for everybody who has the sharing key.',
  member: 'For members.',
  session: 'For members who are signed in, and never for API tokens.',
}
const paths = z.record(z.string(), z.record(z.string(), operation))

/** Writes docs/api.md: a section for each feature, and a table for each endpoint with input. */
export async function writeApiDocs(): Promise<string> {
  const { paths: described } = await describeApi()
  const endpoints = Object.entries(paths.parse(described)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, details]) => ({ path, method: method.toUpperCase(), ...details })),
  )
  const features = [...new Set(endpoints.map(({ tags }) => tags[0]))]
  return [
    '# API',
    `Generated from the contract by \`npm run docs\`; the same as OpenAPI 3.1: \`${API_BASE}/openapi.json\`, and to try out on a running Keyloom: \`${API_BROWSER}\`. All paths stand below \`${API_BASE}\`. Calls carry \`Authorization: Bearer <token>\`: an API token, or the JWT of somebody signed in. Errors are \`{message, error, code, details?}\`, and the message is what a user reads. Lists in a query are written \`ids=1,2\`, \`ids=1&ids=2\` or \`ids[]=1&ids[]=2\`; only a single plain value is split at its commas.`,
    ...describeTokens(),
    ...describeProofs(),
    ...features.flatMap((feature) => [
      `## ${feature}`,
      ...endpoints.filter(({ tags }) => tags[0] === feature).flatMap(describeEndpoint),
    ]),
    ...describeMessages(),
    '',
  ].join('\n\n')
}

function describeProofs(): string[] {
  return [
    '## Fresh proof',
    `What an intruder at somebody's open browser must not do wants a session whose person has proven in the last ${PROOF_MINUTES} minutes who they are, by signing in, by their password or at the provider of sign-ins. Otherwise the answer is a 403 with the code \`proof_needed\`, and nothing is done; after a proof the same call works. In the demo there is nothing to prove.`,
  ]
}

function describeScope(scope: Scope | undefined): string {
  return scope === undefined ? '' : ` Scope: \`${scope}\`.`
}

function describeProof(proof: ProofWanted | null): string {
  if (proof === null) return ''
  if (proof === 'always') return ' Wants a fresh proof.'
  const values = Object.entries(proof).map(([name, value]) => `\`${name}: ${value}\``)
  return ` With ${values.join(' and ')} it wants a fresh proof, and is not for API tokens.`
}

type Endpoint = z.infer<typeof operation> & { path: string; method: string }

function describeEndpoint({
  method,
  path,
  summary,
  parameters,
  'x-access': access,
  'x-scope': scope,
  'x-proof': proof,
  requestBody,
}: Endpoint): string[] {
  const body = requestBody?.content['application/json'].schema
  const rows = [
    ...parameters.map((field) => ({ ...field, place: field.in, isRequired: field.required ?? false })),
    ...Object.entries(body?.properties ?? {}).map(([name, value]) => ({
      name,
      schema: value,
      place: 'body',
      isRequired: body?.required.includes(name) ?? false,
    })),
  ].map(
    ({ name, place, isRequired, schema: value }) =>
      `| \`${name}\` | ${place} | ${nameType(value)} | ${isRequired ? 'yes' : 'no'} |`,
  )
  const table = ['| field | where | type | required |', '| --- | --- | --- | --- |', ...rows].join('\n')
  return [
    `### ${method} ${path}`,
    `${summary} ${CALLERS[access]}${describeScope(scope)}${describeProof(proof)}`,
    ...(rows.length > 0 ? [table] : []),
  ]
}
