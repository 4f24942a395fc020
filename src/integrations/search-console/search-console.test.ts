import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import {
  BUSY_DAY,
  EXPIRED,
  GRANTED,
  NEWCOMER,
  PROPERTY,
  READER,
  refuse,
  REVOKED,
  serveSearchConsole,
  STRANGER,
  UNTICKED,
} from '#tests/support/fakes/search-console-service.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { connectSearchConsole, GOOGLE_TOKEN_URL, SEARCH_CONSOLE_URL } from './google.ts'
import { callWithToken, stateOfFailure, type DayQuery } from './index.ts'

const signal = new AbortController().signal
const NOW = new Date('2031-03-04T05:06:07Z')
const DAY: DayQuery = {
  property: PROPERTY,
  day: BUSY_DAY,
  dimensions: ['page', 'query'],
  country: null,
  includingPages: null,
  excludingPages: null,
}

async function openFake(clientSecret = 'secret') {
  const fake = await serveSearchConsole()
  const { request } = openOutboundTo(fake.baseUrl)
  const google = connectSearchConsole({
    baseUrl: fake.baseUrl,
    tokenUrl: `${fake.baseUrl}/token`,
    clientId: 'id',
    clientSecret,
    request,
    now: () => NOW,
  })
  return { fake, google }
}

describe('a refresh token', () => {
  test('a refresh token gives an access token, and the time when it expires itself', async () => {
    const { google } = await openFake()
    expect(await google.refreshAccessToken(GRANTED, { signal })).toEqual({
      token: READER,
      expiresAt: new Date('2031-03-04T06:06:06Z'),
      refreshToken: null,
      refreshTokenExpiresAt: new Date('2031-03-11T05:06:06Z'),
      scopes: ['openid', 'https://www.googleapis.com/auth/webmasters.readonly'],
    })
  })

  test('a refresh token that is revoked or has expired counts as no token (E-02)', async () => {
    const { google } = await openFake()
    const failure: unknown = await google
      .refreshAccessToken(REVOKED, { signal })
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'auth', reason: 'invalid_grant' })
    expect(stateOfFailure(failure)).toBe('noToken')
  })

  test('a refresh token is still good when the client of the installation is wrong', async () => {
    const { google } = await openFake('wrong')
    const failure: unknown = await google
      .refreshAccessToken(GRANTED, { signal })
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'invalid', reason: 'invalid_client' })
    expect(stateOfFailure(failure)).toBe('failed')
  })
})

describe('properties', () => {
  test('the properties are those that may be read, sorted by name', async () => {
    const { google } = await openFake()
    const properties = await google.listProperties(READER, { signal })
    expect(properties.map(({ siteUrl }) => siteUrl)).toEqual([
      'https://blog.example/',
      'https://shop.example/',
      PROPERTY,
    ])
    expect(await google.listProperties(NEWCOMER, { signal })).toEqual([])
  })

  test.each([
    ['without access', STRANGER, { kind: 'forbidden', reason: 'http_403' }, 'noAccess'],
    ['with the box unticked', UNTICKED, { kind: 'forbidden', reason: 'scope' }, 'noAccess'],
  ])('properties are not listed %s (E-03)', async (_name, token, failure, state) => {
    const { google } = await openFake()
    const got: unknown = await google.listProperties(token, { signal }).catch((error: unknown) => error)
    expect(got).toMatchObject(failure)
    expect(stateOfFailure(got)).toBe(state)
  })

  test.each([
    [refuse(400, 'badRequest'), { kind: 'forbidden', reason: 'http_400' }, 'noAccess'],
    [refuse(403, 'quotaExceeded'), { kind: 'rate_limited', retryAfter: 60 }, 'failed'],
    [refuse(429, 'rateLimitExceeded'), { kind: 'rate_limited', retryAfter: 60 }, 'failed'],
    [{ status: 500, body: '' }, { kind: 'unavailable' }, 'failed'],
    [{ status: 403, body: '<html>' }, { kind: 'forbidden' }, 'noAccess'],
  ])('an answer of %o from Google is an AdapterError of the right kind', async (answer, failure, state) => {
    const { fake, google } = await openFake()
    fake.failWith(answer)
    const asked = google.readDay(READER, DAY, { signal }).next()
    const got: unknown = await asked.catch((error: unknown) => error)
    expect(got).toMatchObject(failure)
    expect(stateOfFailure(got)).toBe(state)
  })
})

describe('a day of search data', () => {
  test('a day of search data is read to its end, page by page', async () => {
    const { fake, google } = await openFake()
    let turns = 0
    const takeTurn = async () => void turns++
    const pages = await Array.fromAsync(google.readDay(READER, DAY, { signal, takeTurn }))
    expect(turns).toBe(3)
    expect(pages.map((rows) => rows.length)).toEqual([25_000, 3])
    expect(pages[1]?.[2]).toEqual({
      keys: ['page 25002', 'query 25002'],
      clicks: 1,
      impressions: 10,
      ctr: 0.1,
      position: 3.5,
    })
    expect(fake.asked).toHaveLength(3)
  })

  test('a day without search data has no rows', async () => {
    const { google } = await openFake()
    expect(await Array.fromAsync(google.readDay(READER, { ...DAY, day: '2031-03-02' }, { signal }))).toEqual(
      [],
    )
  })

  test('Google itself filters a day by country and by pages', async () => {
    const { fake, google } = await openFake()
    const query = {
      ...DAY,
      day: '2031-03-02',
      country: 'DEU',
      includingPages: '/blog/',
      dimensions: ['query'] as const,
    }
    await Array.fromAsync(google.readDay(READER, query, { signal }))
    expect(JSON.parse(fake.asked[0]?.body ?? '')).toMatchObject({
      aggregationType: 'auto',
      dimensionFilterGroups: [
        {
          filters: [
            { dimension: 'country', operator: 'equals', expression: 'deu' },
            { dimension: 'page', operator: 'includingRegex', expression: '/blog/' },
          ],
        },
      ],
    })
  })
})

describe('an access token', () => {
  test('a rejected access token is renewed once before the call fails', async () => {
    const { google } = await openFake()
    const forced: boolean[] = []
    const properties = await callWithToken(
      async ({ isForced }) => {
        forced.push(isForced)
        return isForced ? READER : EXPIRED
      },
      (token) => google.listProperties(token, { signal }),
    )
    expect([properties.length, forced]).toEqual([3, [false, true]])
    const givenUp = callWithToken(
      async () => EXPIRED,
      (token) => google.listProperties(token, { signal }),
    )
    await expect(givenUp).rejects.toMatchObject({ kind: 'auth' })
  })

  test('an access token is not renewed after other failures', async () => {
    const { google } = await openFake()
    let asked = 0
    const call = callWithToken(
      async () => {
        asked += 1
        return STRANGER
      },
      (token) => google.listProperties(token, { signal }),
    )
    await expect(call).rejects.toBeInstanceOf(AdapterError)
    expect(asked).toBe(1)
  })
})

test('the real Search Console lists properties', async (context) => {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_REFRESH_TOKEN } = env
  const [clientId, clientSecret, grant] = [GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_REFRESH_TOKEN]
  context.skip(
    clientId === undefined || clientSecret === undefined || grant === undefined,
    'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET and GOOGLE_REFRESH_TOKEN would be needed',
  )
  const google = connectSearchConsole({
    baseUrl: SEARCH_CONSOLE_URL,
    tokenUrl: GOOGLE_TOKEN_URL,
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    request: openOutboundTo().request,
    now: () => new Date(),
  })
  const { token } = await google.refreshAccessToken(grant ?? '', { signal })
  expect(await google.listProperties(token, { signal })).toBeInstanceOf(Array)
})
