import { makePublishing } from '#tests/support/publishing/publishing-services.ts'
import { isSentFile } from '#platform/contract/files.ts'
import { z } from 'zod'
import { listHandlers } from '#app/api/serve-features.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import { withAnalytics } from '#tests/support/connections/connections.ts'
import { makeWritingServices } from '#tests/support/writing/writing-services.ts'
import { makeGroupingServices } from '#tests/support/clustering/grouping-services.ts'
import { makeModelServices } from '#tests/support/models/model-services.ts'
import { makeKeywordServices } from '#tests/support/keywords/keyword-services.ts'
import { factsInDatabase } from '#tests/support/performance/facts-in-database.ts'
import { inputs, otherForms, type Input } from './isolation-inputs.ts'
import { replaceId, toRequest, type Operation } from './operations.ts'
import { settings, type Tenant, type TwoTenants } from './two-tenants.ts'
import { itemAt, takeItems } from '#platform/items.ts'
import { entryOf } from '#tests/support/entry-of.ts'

const MISSING_ID = 2 ** 31 - 1
const methods = z.enum(['GET', 'POST', 'PUT', 'DELETE'])

export async function call(
  { server }: TwoTenants,
  operation: Operation,
  input: Input,
  token: string | null,
): Promise<{ status: number; body: string }> {
  const { method, url, body } = toRequest(operation, input)
  const reply = await server.inject({
    method: methods.parse(method),
    url,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: reply.statusCode, body: reply.body }
}

/** For each place of an id the valid input with that id replaced: by another tenant's id, and by a missing one. */
export function corruptEach({ name, slots }: Operation, own: Tenant, other: Tenant): Input[][] {
  const forms = [entryOf(inputs, name), ...(otherForms[name] ?? [])].map((inputOf) => inputOf(own))
  return slots.map(({ path, kind }) => {
    const foreign = z.number().parse(Reflect.get(other, kind))
    const form = forms.find((input) => path[0] !== undefined && path[0] in input) ?? itemAt(forms, 0)
    return [foreign, MISSING_ID].map((id) => replaceId(form, path, id))
  })
}

/** The tenant's key that opens an operation, and its other one, which must not. */
export function keysOf({ slots }: Operation, { sharingKey, articleKey }: Tenant) {
  const isOfArticle = slots.some(({ kind }) => kind === 'article' || kind === 'page')
  return isOfArticle ? { right: articleKey, wrong: sharingKey } : { right: sharingKey, wrong: articleKey }
}

/** An answer without the tenant's own secret: any "secret of" that remains belongs to another tenant. */
export function withoutOwn(answer: string, { secret }: Tenant): string {
  return answer.replaceAll(secret, '')
}

/** Calls an operation's handler past the checks of the API, in a transaction that only the database guards. */
export async function callPastDoor(
  { database }: TwoTenants,
  { name }: Operation,
  { caller, workspaceId, input }: { caller: Tenant; workspaceId: number; input: Input },
): Promise<string> {
  const [feature, verb] = takeItems(name.split('.'), 2)
  const handlers = listHandlers({
    database: () => database,
    settings,
    connections: withAnalytics(() => database),
    keywords: makeKeywordServices(() => database),
    grouping: makeGroupingServices(),
    writing: makeWritingServices(),
    performance: { facts: factsInDatabase },
    publishing: makePublishing(),
    models: makeModelServices(() => database),
    markMessages: async () => '',
  })
  const handle = Reflect.get(Reflect.get(handlers, feature), verb)
  const { session } = caller
  const credential = { kind: 'session', session } as const
  return database
    .transaction()
    .execute(async (transaction) => {
      const { userId, token } = await enterWorkspace(transaction, { credential, ids: [] })
      const admitted = { database: transaction, session, credential, token, userId, workspaceId }
      const ctx = { ...admitted, isMember: true, now: new Date() }
      return Reflect.apply(handle, undefined, [ctx, input])
    })
    .then(readAnswer)
    .catch((error: unknown) => String(error))
}

/** The text of a handler's answer, which may also be a function to call after the transaction, or a file. */
async function readAnswer(answer: unknown): Promise<string> {
  const later: unknown = typeof answer === 'function' ? await Reflect.apply(answer, undefined, []) : answer
  return isSentFile(later) ? new Response(later.body).text() : JSON.stringify(later)
}
