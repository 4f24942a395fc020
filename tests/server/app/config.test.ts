import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#app/config/config.ts'
import { variables } from '#app/config/variables.ts'
import { Invalid } from '#platform/errors.ts'

test('without any variable the program runs on loopback port 4310 with its data beside it', () => {
  expect(readConfig({})).toEqual({
    port: 4310,
    facts: 'duckdb',
    host: '127.0.0.1',
    dataFolder: resolve('data'),
    databaseUrl: undefined,
    freeDisk: undefined,
    servesWeb: true,
    worksJobs: true,
    secretKeys: undefined,
    logLevel: 'warn',
    requestLimit: 1_200,
    connectionLimit: 2_000,
    tokenLimit: 10_000,
    trustProxy: undefined,
    metricsToken: undefined,
    publicUrl: undefined,
    blogs: { port: 4311, isChosen: false, url: undefined },
    oidc: null,
    google: null,
    outside: {
      serps: null,
      dataForSeo: null,
      serperKey: undefined,
      serpApiKey: undefined,
      braveKey: undefined,
      searxngUrl: undefined,
      shopify: null,
      indexNow: [{ baseUrl: 'https://api.indexnow.org', reads: 'https' }],
      cmsOrigins: [],
      model: null,
    },
    notion: null,
    sandbox: 'on',
    sharesResults: true,
    costs: { confirmAbove: 1_000_000, monthlyCap: null },
    owner: null,
    supportContact: null,
    invitations: { demoCall: null, caseStudy: null },
    isSignUpOpen: true,
    sessionIdleDays: 14,
    keptDays: { events: 365, sessions: 90 },
    limits: { articleCredits: 999, keywordCredits: 50_000, seats: 99, paidPlans: 99, keywordLimit: 100_000 },
    runsOfWorkspace: 6,
    patternSearches: 2,
    usageLimits: {
      keywords: 2_000_000,
      pages: 500_000,
      links: 10_000_000,
      texts: 5_000_000_000,
      'search rows': 100_000_000,
      'written texts': 20_000_000_000,
    },
  })
})

test('in production no sandbox is used unless the operator asks for it', () => {
  expect(readConfig({ NODE_ENV: 'production' }).sandbox).toBe('off')
  expect(readConfig({ NODE_ENV: 'production', SANDBOX: 'on' }).sandbox).toBe('on')
  expect(readConfig({ SANDBOX: 'off' }).sandbox).toBe('off')
})

test.each([
  [{ SERPER_KEY: 'x' }],
  [{ DATAFORSEO_LOGIN: 'x', DATAFORSEO_PASSWORD: 'x' }],
  [{ MODEL: 'openai:x', MODEL_KEY: 'x' }],
  [{ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x' }],
])('with the real service of %o no sandbox is used unless the operator asks for it', (environment) => {
  expect(readConfig(environment).sandbox).toBe('off')
  expect(readConfig({ ...environment, SANDBOX: 'on' }).sandbox).toBe('on')
})

test('search results are shared unless strangers may sign up, or as the operator sets it', () => {
  const provider = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }
  expect(readConfig(provider).sharesResults).toBe(false)
  expect(readConfig({ ...provider, SIGN_UP: 'closed' }).sharesResults).toBe(true)
  expect(readConfig({ ...provider, SHARE_SEARCH_RESULTS: 'on' }).sharesResults).toBe(true)
  expect(readConfig({ SHARE_SEARCH_RESULTS: 'off' }).sharesResults).toBe(false)
})

test('the settings of signing in are read together', () => {
  expect(
    readConfig({
      OIDC_CLIENT_ID: 'id',
      OIDC_CLIENT_SECRET: 'secret',
      OWNER_EMAIL: 'Me@Site.example',
      PUBLIC_URL: 'https://keyloom.example/',
      SIGN_UP: 'closed',
    }),
  ).toMatchObject({
    oidc: { issuer: 'https://accounts.google.com', name: 'Google', clientId: 'id', clientSecret: 'secret' },
    owner: { email: 'me@site.example', password: null },
    publicUrl: 'https://keyloom.example',
    isSignUpOpen: false,
    sessionIdleDays: 14,
    keptDays: { events: 365, sessions: 90 },
  })
})

test.each([
  [{}, 'Google'],
  [{ OIDC_ISSUER: 'https://sso.example' }, 'single sign-on'],
  [{ OIDC_ISSUER: 'https://accounts.google.com.sso.example' }, 'single sign-on'],
  [{ OIDC_ISSUER: 'https://sso.example', OIDC_NAME: ' Example Login ' }, 'Example Login'],
])('with %o people sign in with %s', (environment, name) => {
  const client = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }
  expect(readConfig({ ...client, ...environment }).oidc?.name).toBe(name)
})

test.each([
  [
    { ROLES: 'worker' },
    'ROLES is worker; it wants DATABASE_URL too, where the web processes have their data.',
  ],
  [
    { ROLES: 'web', KEYLOOM_FACTS: 'duckdb' },
    'KEYLOOM_FACTS is duckdb, whose files one process has; it wants ROLES with both web and worker.',
  ],
  [{ OIDC_CLIENT_ID: 'id' }, 'OIDC_CLIENT_ID is set; it wants OIDC_CLIENT_SECRET too.'],
  [{ OIDC_CLIENT_SECRET: 'hidden' }, 'OIDC_CLIENT_SECRET is set; it wants OIDC_CLIENT_ID too.'],
  [{ NOTION_CLIENT_ID: 'id' }, 'NOTION_CLIENT_ID is set; it wants NOTION_CLIENT_SECRET too.'],
  [{ NOTION_CLIENT_SECRET: 'hidden' }, 'NOTION_CLIENT_SECRET is set; it wants NOTION_CLIENT_ID too.'],
  [{ SHOPIFY_CLIENT_ID: 'id' }, 'SHOPIFY_CLIENT_ID is set; it wants SHOPIFY_CLIENT_SECRET too.'],
  [{ SHOPIFY_CLIENT_SECRET: 'hidden' }, 'SHOPIFY_CLIENT_SECRET is set; it wants SHOPIFY_CLIENT_ID too.'],
  [{ OWNER_PASSWORD: 'hidden hidden' }, 'OWNER_PASSWORD is set; it wants OWNER_EMAIL too.'],
  [{ OWNER_EMAIL: 'me@site.example' }, 'OWNER_EMAIL is set; it wants OWNER_PASSWORD or OIDC_CLIENT_ID too.'],
  [
    { OWNER_EMAIL: 'me@site.example', OWNER_PASSWORD: 'hidden' },
    'OWNER_PASSWORD cannot be read (its value is not shown here); it wants 12 to 200 characters.',
  ],
  [
    { OIDC_ISSUER: 'http://sso.example' },
    'OIDC_ISSUER is "http://sso.example"; it wants an address that starts with https:// (http:// only for this machine).',
  ],
])('incomplete settings are refused: %o', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new Invalid(sentence))
})

test('a service account is read from its file or from the variable itself, and anything else is refused', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const email = 'robot@people.example'
  const text = JSON.stringify({ type: 'service_account', client_email: email, private_key: key })
  const file = join(mkdtempSync(join(tmpdir(), 'keyloom-key-')), 'key.json')
  writeFileSync(file, text)
  for (const GOOGLE_SERVICE_ACCOUNT of [text, file])
    expect(readConfig({ GOOGLE_SERVICE_ACCOUNT }).google).toMatchObject({
      client: null,
      serviceAccount: { email, privateKey: key },
    })
  for (const wrong of ['/nowhere.json', '{}', text.replace('BEGIN', 'begin'), text.replace('_account', '')])
    expect(() => readConfig({ GOOGLE_SERVICE_ACCOUNT: wrong })).toThrow(
      /^GOOGLE_SERVICE_ACCOUNT cannot be read .*; it wants the path of a service account's key file/,
    )
})

test('help for users can be an e-mail address or a page', () => {
  for (const SUPPORT_CONTACT of ['help@people.example', 'https://help.example/keyloom'])
    expect(readConfig({ SUPPORT_CONTACT }).supportContact).toBe(SUPPORT_CONTACT)
  for (const SUPPORT_CONTACT of ['help', 'javascript:alert(1)', 'https://'])
    expect(() => readConfig({ SUPPORT_CONTACT })).toThrow(/^SUPPORT_CONTACT is /)
})

test('the pages that visitors are invited to are web pages', () => {
  const DEMO_CALL_URL = 'https://calls.example/demo'
  expect(readConfig({ DEMO_CALL_URL }).invitations).toEqual({ demoCall: DEMO_CALL_URL, caseStudy: null })
  for (const CASE_STUDY_URL of ['study', 'javascript:alert(1)', 'help@people.example'])
    expect(() => readConfig({ CASE_STUDY_URL })).toThrow(/^CASE_STUDY_URL is /)
})

test('a process answers requests, works jobs, or does both', () => {
  expect(readConfig({ ROLES: 'web' })).toMatchObject({ servesWeb: true, worksJobs: false })
  expect(readConfig({ ROLES: 'worker, web' })).toMatchObject({ servesWeb: true, worksJobs: true })
  const database = { DATABASE_URL: 'postgres://me@db.example/plans' }
  expect(readConfig({ ROLES: 'worker', ...database })).toMatchObject({ servesWeb: false, worksJobs: true })
  expect(() => readConfig({ ROLES: 'cook' })).toThrow(
    new Invalid('ROLES is "cook"; it wants web, worker or both, separated by a comma.'),
  )
})

test('search data is stored in files where one process does everything, and in the database where several may run', () => {
  const database = { DATABASE_URL: 'postgres://me@db.example/plans' }
  expect(readConfig({}).facts).toBe('duckdb')
  expect(readConfig({ KEYLOOM_FACTS: 'postgres' }).facts).toBe('postgres')
  expect(readConfig(database).facts).toBe('postgres')
  expect(readConfig({ ROLES: 'web' }).facts).toBe('postgres')
  expect(readConfig({ ...database, KEYLOOM_FACTS: 'duckdb' }).facts).toBe('duckdb')
})

test('the settings of outside services are read together', () => {
  const { outside } = readConfig({
    SERPER_KEY: 'abc',
    SEARXNG_URL: 'http://127.0.0.1:8888/',
    SERP_PROVIDER: 'searxng',
    DATAFORSEO_LOGIN: 'me',
    DATAFORSEO_PASSWORD: 'hush',
    MODEL: 'compatible:llama:8b',
    MODEL_URL: 'http://127.0.0.1:11434/v1',
    MODEL_PRICE: '0.25,2',
  })
  expect(outside).toMatchObject({
    serps: 'searxng',
    searxngUrl: 'http://127.0.0.1:8888',
    dataForSeo: { baseUrl: 'https://api.dataforseo.com', login: 'me', password: 'hush' },
    model: {
      provider: 'compatible',
      modelId: 'llama:8b',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: '',
      price: { input: 0.25, output: 2 },
    },
  })
  expect(readConfig({ SERPER_KEY: 'abc' }).outside.serps).toBe('serper')
})

test.each([
  [{ SERP_PROVIDER: 'brave' }, 'SERP_PROVIDER is brave; it wants BRAVE_KEY too.'],
  [{ DATAFORSEO_LOGIN: 'me' }, 'DATAFORSEO_LOGIN is set; it wants DATAFORSEO_PASSWORD too.'],
  [{ MODEL: 'openai:gpt-5-mini' }, 'MODEL is of openai; it wants MODEL_KEY too.'],
  [{ MODEL: 'compatible:x' }, 'MODEL is of an own server; it wants MODEL_URL too.'],
  [{ MODEL_KEY: 'hush' }, 'MODEL_KEY is set; it wants MODEL too.'],
])('an incomplete service is refused: %o', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new Invalid(sentence))
})

test('proxies are trusted by their number or by their addresses', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 2001:db8::/32' }).trustProxy).toEqual([
    '10.0.0.1',
    '2001:db8::/32',
  ])
  for (const wrong of ['0', '10', 'true', '*', '10.0.0.1/33', '10.0.0.1/8/8', '10.0.0.1,', 'proxy.example'])
    expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow(
      /^TRUST_PROXY is .*; it wants a number of proxies/,
    )
})

test('blogs have a port of their own, which can be turned off, and an address that readers see', () => {
  expect(readConfig({ BLOG_PORT: '5001', BLOG_URL: 'https://blogs.example/' }).blogs).toEqual({
    port: 5001,
    isChosen: true,
    url: 'https://blogs.example',
  })
  expect(readConfig({ BLOG_PORT: 'off' }).blogs).toMatchObject({ port: null })
  expect(() => readConfig({ BLOG_PORT: '0' })).toThrow(
    new Invalid('BLOG_PORT is "0"; it wants a whole number from 1 to 65535, or off.'),
  )
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4310, databaseUrl: undefined })
})

test.each([
  ['PORT', 'web', 'PORT is "web"; it wants a whole number from 1 to 65535.'],
  ['PORT', '70000', 'PORT is "70000"; it wants a whole number from 1 to 65535.'],
  ['PORT', '0', 'PORT is "0"; it wants a whole number from 1 to 65535.'],
  ['HOST', 'my host', 'HOST is "my host"; it wants an IP address or a host name of this machine.'],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL is "loud"; it wants one of trace, debug, info, warn, error, fatal, silent.',
  ],
])('a wrong %s (%s) gives one sentence with the value and what is expected', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new Invalid(sentence))
})

test.each(['mysql://me:hidden@host/db', 'hidden', 'postgres://me:hidden@host'])(
  'a wrong DATABASE_URL is named without its value (%s)',
  (value) => {
    expect(() => readConfig({ DATABASE_URL: value })).toThrow(/^DATABASE_URL .* it wants an address like/)
    expect(() => readConfig({ DATABASE_URL: value })).not.toThrow(/hidden/)
  },
)

test('every variable that is read is in the table of the operations page', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const documented = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(documented.sort()).toEqual(Object.keys(variables).sort())
})
