import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { startSandbox } from './sandbox.ts'
import { idleSandbox as sandbox } from '#tests/support/fakes/idle-sandbox.ts'

const DATAFORSEO = { DATAFORSEO_LOGIN: 'somebody', DATAFORSEO_PASSWORD: 'x' }
const GOOGLE = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x' }
const MODEL = { MODEL: 'openai:x', MODEL_KEY: 'x' }

async function fill(environment: Record<string, string>) {
  const launched: object[] = []
  const said: string[] = []
  await using closing = new AsyncDisposableStack()
  const portServices = await startSandbox(readConfig(environment), {
    launch: async (input) => {
      launched.push(input)
      return sandbox
    },
    closing,
    tell: (line) => said.push(line),
    note: () => {},
  })
  return { portServices, launched, said }
}

test.each([
  [{}, ['search-console', 'web-analytics', 'serps', 'keyword-data', 'model']],
  [{ SANDBOX: 'on', ...DATAFORSEO }, ['search-console', 'web-analytics', 'model']],
  [{ SANDBOX: 'on', SERPER_KEY: 'x', ...GOOGLE }, ['keyword-data', 'model']],
  [{ NODE_ENV: 'production', SANDBOX: 'on', ...MODEL, ...DATAFORSEO }, ['search-console', 'web-analytics']],
])('with %o set, made-up services replace %o and nothing else', async (environment, madeUp) => {
  const { portServices, launched } = await fill(environment)
  expect(launched).toHaveLength(1)
  expect(portServices.madeUp).toEqual(madeUp)
  const real = readConfig(environment)
  expect(portServices.google?.client?.issuer).toBe(real.google?.client?.issuer ?? 'http://a.test')
  expect(portServices.outside.dataForSeo?.baseUrl).toBe(real.outside.dataForSeo?.baseUrl ?? 'http://c.test')
  expect(portServices.outside.serps).toBe(real.outside.serps ?? 'dataforseo')
  expect(portServices.outside.model?.baseUrl).toBe(real.outside.model === null ? 'http://d.test/v1' : null)
})

test.each([
  [{ ...DATAFORSEO, ...GOOGLE, ...MODEL }],
  [{ SANDBOX: 'off' }],
  [{ NODE_ENV: 'production' }],
  [{ SERPER_KEY: 'x' }],
  [{ ...GOOGLE }],
  [{ ...MODEL }],
])('with %o set, the sandbox does not start', async (environment) => {
  const { portServices, launched } = await fill(environment)
  expect(launched).toEqual([])
  const { google, outside } = readConfig(environment)
  expect(portServices).toMatchObject({ google, outside, madeUp: [], shop: null })
})

test('beside a real service nothing is made up, and the start says what is not set up', async () => {
  const { said } = await fill({ SERPER_KEY: 'x' })
  expect(said).toEqual([
    expect.stringMatching(/^Not set up: search-console, web-analytics, keyword-data, and model\. /),
  ])
  expect((await fill({ SANDBOX: 'off' })).said).toEqual([])
})

test('a sign-in at the sandbox may lead back to the public address', async () => {
  expect((await fill({ PUBLIC_URL: 'https://keyloom.example.org' })).launched).toEqual([
    { redirectOrigins: ['https://keyloom.example.org'] },
  ])
})
