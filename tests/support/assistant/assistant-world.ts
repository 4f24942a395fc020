import { makePublishing } from '#tests/support/publishing/publishing-services.ts'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { serveFeatures } from '#app/api/serve-features.ts'
import { createServer } from '#app/server.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import type { Model, ModelRequest, ToolCall } from '#integrations/model/index.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import { generousCosts, makeGroupingServices } from '#tests/support/clustering/grouping-services.ts'
import { withoutGoogle } from '#tests/support/connections/connections.ts'
import { makeKeywordServices } from '#tests/support/keywords/keyword-services.ts'
import { makeModelServices } from '#tests/support/models/model-services.ts'
import { factsInDatabase } from '#tests/support/performance/facts-in-database.ts'
import { postAndHangUp } from '#tests/support/network/post-and-hang-up.ts'
import { openSocket, type TestSocket } from '#tests/support/sockets/test-socket.ts'
import { makeTwoTenants, settings, type Tenant } from '#tests/support/walls/two-tenants.ts'
import { countWorld } from '#tests/support/worlds.ts'
import { prepareArticle } from '#tests/support/writing/prepare-article.ts'
import { makeWritingServices } from '#tests/support/writing/writing-services.ts'

const piece = z.looseObject({
  requestId: z.string(),
  messages: z.tuple([z.object({ role: z.string(), content: z.string() })]),
  isComplete: z.boolean().optional(),
  done: z.boolean().optional(),
  finish_reason: z.string().optional(),
  problem: z.string().nullish(),
  at: z.number().optional(),
})
type TestPiece = z.infer<typeof piece>

interface WorldInput {
  model?: Model | null
  monthlyCap?: number | null
  /** Called by tools that look for search results, before they go on. */
  beforeSerps?: () => Promise<void>
}

/** Two tenants on a server that listens, with an article that is written, and an assistant with this model. */
export async function makeAssistantWorld({
  model = null,
  monthlyCap = null,
  beforeSerps = async () => {},
}: WorldInput = {}) {
  const { database, url, own, other, look, server: tickets } = await makeTwoTenants()
  const models = { ...makeModelServices(() => database), costs: { ...generousCosts, monthlyCap } }
  const grouping = makeGroupingServices()
  countWorld('server')
  const server = await createServer({
    logLevel: 'silent',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: import.meta.dirname,
    serveFeatures: (to) =>
      serveFeatures(to, {
        database: () => database,
        databaseUrl: () => url,
        settings: { ...settings, publicUrl: 'https://keyloom.example' },
        connections: withoutGoogle,
        keywords: makeKeywordServices(() => database),
        grouping: {
          ...grouping,
          costs: { ...generousCosts, monthlyCap },
          providers: {
            forWorkspace: async (ctx, workspaceId) => {
              await beforeSerps()
              return grouping.providers.forWorkspace(ctx, workspaceId)
            },
          },
        },
        writing: makeWritingServices(),
        performance: { facts: factsInDatabase },
        publishing: makePublishing(),
        models: { ...models, forWorkspace: async () => ({ model, modelOf: () => model }) },
      }),
  })
  onTestFinished(() => server.close())
  await server.listen({ host: '127.0.0.1', port: 0 })
  const address = addressOf(server.server.address())

  await database.transaction().execute(async (open) => {
    const ids = [{ kind: 'workspace', id: own.workspace }]
    await enterWorkspace(open, { credential: { kind: 'session', session: own.session }, ids })
    const plan = await openPlan({ database: open, workspaceId: own.workspace }, own.contentplan)
    await prepareArticle(
      { database: open, workspaceId: own.workspace, userId: null, now: new Date() },
      { plan, articleId: own.article, status: 'edited' },
    )
  })

  return {
    own,
    other,
    look,
    server,
    async join(who: Tenant = own): Promise<TestSocket> {
      const reply = await tickets.inject({
        method: 'POST',
        url: '/api/auth/ticket',
        headers: { authorization: `Bearer ${who.token}` },
      })
      const { ticket } = z.object({ ticket: z.string() }).parse(reply.json())
      const socket = openSocket(address, { ticket, origin: 'https://keyloom.example' })
      await socket.take('welcome')
      return socket
    },
    async ask(body: object, { by = own, of = by }: { by?: Tenant; of?: Tenant } = {}) {
      const reply = await server.inject({
        method: 'POST',
        url: `/api/article/${of.article}/assistant`,
        headers: { authorization: `Bearer ${by.token}` },
        payload: body,
      })
      return { status: reply.statusCode, body: reply.json() }
    },
    /** Asks over HTTP, and hangs up when `until` resolves. */
    askAndHangUp: (content: string, until: Promise<unknown>) =>
      postAndHangUp(`${address}/api/article/${own.article}/assistant`, {
        token: own.token,
        body: { messages: [{ role: 'user', content }] },
        until,
      }),
    readTexts: () =>
      look(
        `select section, text, version from article_texts where article_id = ${own.article} order by section`,
      ),
    listCalls: () => look('select agent, what, finish, cost from model_calls order by id'),
  }
}

/** The frame that asks a question. */
export function question(text: string, more: object = {}, id = 1) {
  const data = { messages: [{ role: 'user', content: text }], ...more }
  return { id, name: 'sendMessage', data }
}

/** The pieces of an answer until its end. */
export async function hear(socket: TestSocket, requestId: string): Promise<TestPiece[]> {
  const pieces: TestPiece[] = []
  for (;;) {
    const frame = await socket.take('aiMessage')
    const read = piece.parse(frame.data)
    if (read.requestId !== requestId) continue
    pieces.push(read)
    if (read.isComplete === true) return pieces
  }
}

export function textOf(pieces: readonly TestPiece[]): string {
  return pieces.reduce(
    (text, { messages: [{ role, content }], at }) =>
      role === 'assistant' ? text.slice(0, at ?? text.length) + content : text,
    '',
  )
}

export function contentsOf(pieces: readonly TestPiece[], role: string): string[] {
  return pieces.flatMap(({ messages: [message] }) => (message.role === role ? [message.content] : []))
}

type Step = { text: string; calls?: { name: string; input: unknown }[] }

/** A model that says one of these steps a call; a function decides by the request, and may wait. */
export function stepModel(
  ...steps: (Step | ((request: ModelRequest) => Step | Promise<Step>))[]
): Model & { asked: ModelRequest[] } {
  const asked: ModelRequest[] = []
  return {
    name: 'scripted:one',
    isSandbox: true,
    price: { input: 1, output: 1 },
    asked,
    generateText: async (request) => {
      request.signal.throwIfAborted()
      asked.push({ ...request, messages: [...request.messages] })
      const step = steps[asked.length - 1] ?? { text: 'Nothing more.' }
      const { text, calls = [] } = typeof step === 'function' ? await step(request) : step
      if (text !== '') request.onText?.(text, 0)
      const usage = { inputTokens: 10, outputTokens: 5, cost: 0.00002 }
      request.onCall?.({ usage, milliseconds: 1, finish: 'stop', failure: null })
      const made: ToolCall[] = calls.map((call, at) => ({ ...call, id: `call-${at}`, problem: null }))
      return { text, usage, isCutOff: false, ...(made.length === 0 ? {} : { calls: made }) }
    },
    generateObject: async () => {
      throw new Error('The assistant asks for no objects.')
    },
  }
}

function addressOf(address: AddressInfo | string | null): string {
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}
