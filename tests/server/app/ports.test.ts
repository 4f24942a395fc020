import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#app/config/config.ts'
import { describePorts } from '#app/outside/ports.ts'
import { openProviders } from '#app/outside/providers.ts'
import { startSandbox } from '#app/outside/sandbox.ts'
import { listPorts } from '#features/connections/server/queries/list-integrations.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { idleSandbox as sandbox } from '#tests/support/fakes/idle-sandbox.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'

const OWN_KEYS = {
  'search-console': { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x' },
  serps: { SERPER_KEY: 'x' },
  // One account serves both.
  'keyword-data': { DATAFORSEO_LOGIN: 'x', DATAFORSEO_PASSWORD: 'x', SERP_PROVIDER: 'dataforseo' },
  model: { MODEL: 'openai:x', MODEL_KEY: 'x' },
} as const
type State = 'made up' | 'real' | 'not connected'
type Row = [configured: string, environment: Record<string, string>, ...states: State[]]

const NO: State = 'not connected'
const UP: State = 'made up'
const REAL: State = 'real'
const ON = { SANDBOX: 'on' }
const OFF = { SANDBOX: 'off' }
const PRODUCTION = { NODE_ENV: 'production' }
const { 'search-console': google, serps, 'keyword-data': dataForSeo, model } = OWN_KEYS

// Google (Search Console and Analytics), search results, keyword data, model.
const ROWS: Row[] = [
  ['nothing', {}, UP, UP, UP, UP],
  ['nothing, in production', PRODUCTION, NO, NO, NO, NO],
  ['nothing, sandbox off', OFF, NO, NO, NO, NO],
  ['nothing, sandbox on', ON, UP, UP, UP, UP],
  ['nothing, in production, sandbox on', { ...PRODUCTION, ...ON }, UP, UP, UP, UP],
  ['Google', google, REAL, NO, NO, NO],
  ['Google, sandbox on', { ...google, ...ON }, REAL, UP, UP, UP],
  ['Google, sandbox off', { ...google, ...OFF }, REAL, NO, NO, NO],
  ['search results', serps, NO, REAL, NO, NO],
  ['search results, sandbox on', { ...serps, ...ON }, UP, REAL, UP, UP],
  ['search results, sandbox off', { ...serps, ...OFF }, NO, REAL, NO, NO],
  ['keyword data', dataForSeo, NO, REAL, REAL, NO],
  ['keyword data, sandbox on', { ...dataForSeo, ...ON }, UP, REAL, REAL, UP],
  ['keyword data, sandbox off', { ...dataForSeo, ...OFF }, NO, REAL, REAL, NO],
  ['a model', model, NO, NO, NO, REAL],
  ['a model, sandbox on', { ...model, ...ON }, UP, UP, UP, REAL],
  ['a model, sandbox off', { ...model, ...OFF }, NO, NO, NO, REAL],
  ['all', { ...google, ...dataForSeo, ...model }, REAL, REAL, REAL, REAL],
  ['all, sandbox on', { ...google, ...dataForSeo, ...model, ...ON }, REAL, REAL, REAL, REAL],
  ['all, sandbox off', { ...google, ...dataForSeo, ...model, ...OFF }, REAL, REAL, REAL, REAL],
]

test('each port is real, made up or not connected by what is configured; a workspace with a real connection gets nothing made up', async () => {
  const { own, other, look, as } = await makeJobWorld()
  await look(`insert into integrations (workspace_id, contentplan_id, type, is_sandbox)
    values (${other.workspaceId}, ${other.contentplanId}, 'gsc', false)`)
  for (const [configured, environment, ...states] of ROWS) {
    const read = await openPorts(environment)
    const ofOwn = await as(own, (ctx) => read(ctx.database, own.workspaceId))
    const ofConnected = await as(other, (ctx) => read(ctx.database, other.workspaceId))
    expect([configured, ...ofOwn]).toEqual([configured, ...states])
    expect([configured, ...ofConnected]).toEqual([
      configured,
      ...states.map((state) => (state === UP ? NO : state)),
    ])
  }
})

test('a workspace with a model of its own uses it beside the sandbox, as the default or for an agent, and others use that of the installation', async () => {
  const { own, other, look, as } = await makeJobWorld()
  await look(`insert into model_settings (workspace_id, provider, base_url, origin)
    values (${own.workspaceId}, 'compatible', 'https://models.example/v1', 'https://models.example')`)
  await look(`insert into model_agents (workspace_id, agent, model, price_in, price_out)
    values (${own.workspaceId}, 'default', 'small', null, null), (${own.workspaceId}, 'draft', 'large', 1, 2)`)
  const closing = new AsyncDisposableStack()
  onTestFinished(() => closing.disposeAsync())
  const launching = { launch: async () => sandbox, tell: () => {}, note: () => {}, closing }
  const providers = openProviders(await startSandbox(readConfig(ON), launching), 'http://127.0.0.1:4310')
  closing.defer(() => providers.close())
  const list = (tenant: typeof own) =>
    as(tenant, async ({ database }) => {
      const ports = await providers.forWorkspace({ database }, tenant.workspaceId)
      return [ports.model, ports.modelOf('brief'), ports.modelOf('draft')]
    })
  expect(await list(own)).toMatchObject([
    { name: 'compatible:small', isSandbox: false, price: null },
    { name: 'compatible:small', isSandbox: false },
    { name: 'compatible:large', isSandbox: false, price: { input: 1, output: 2 } },
  ])
  expect((await list(other)).map((given) => given?.isSandbox)).toEqual([true, true, true])
  const { openOrigins } = providers.ownModels
  expect(openOrigins).toEqual([])
})

const SHOWN = { real: REAL, sandbox: UP, none: NO } as const

/** Returns a function that reads the states of a workspace's ports, as they are shown and as they are. */
async function openPorts(environment: Record<string, string>) {
  const closing = new AsyncDisposableStack()
  onTestFinished(() => closing.disposeAsync())
  const launching = { launch: async () => sandbox, tell: () => {}, note: () => {}, closing }
  const portServices = await startSandbox(readConfig(environment), launching)
  const providers = openProviders(portServices, 'http://127.0.0.1:4310')
  closing.defer(() => providers.close())
  const ports = describePorts(portServices, providers.ports)
  return async (database: Transaction, workspaceId: number): Promise<State[]> => {
    const shown = await listPorts({ database }, { workspaceId, ports, isShared: true })
    const states = shown.map(({ state }) => SHOWN[state])
    const {
      serps: results,
      keywordData,
      model: writer,
    } = await providers.forWorkspace({ database }, workspaceId)
    const given = [results, keywordData, writer].map((port) => {
      if (port === null) return NO
      return port.isSandbox ? UP : REAL
    })
    const [searchConsole, analytics, ...others] = states
    expect(analytics).toBe(searchConsole)
    expect(others).toEqual(given)
    return [searchConsole ?? NO, ...others]
  }
}
