import { SignJWT, UnsecuredJWT, generateKeyPair, type JWTHeaderParameters } from 'jose'
import { describe, expect, test } from 'vitest'
import { issueToken, readSession } from './tokens.ts'
import { itemAt } from '#platform/items.ts'

const secret = new Uint8Array(32).fill(7)
const key = { id: 'first', secret }
const findSecret = async (id: string) => (id === key.id ? secret : null)
const now = new Date('2026-01-15T12:00:00Z')
const session = '3f2a7c1e-0000-4000-8000-00000000abcd'
const owner = { session, userId: 5, name: 'Ada' }
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const later = (ms: number) => new Date(now.getTime() + ms)
const HOUR = 3_600_000

function read(token: string) {
  return readSession({ findSecret, now }, `Bearer ${token}`)
}

function sign(
  change: (jwt: SignJWT) => SignJWT,
  by: Uint8Array = secret,
  header: JWTHeaderParameters = { alg: 'HS256' },
) {
  const jwt = new SignJWT({ name: 'Ada' })
    .setProtectedHeader(header)
    .setIssuer('keyloom')
    .setAudience('keyloom')
    .setSubject('5')
    .setJti(session)
    .setIssuedAt(now)
    .setExpirationTime(later(HOUR))
  return change(jwt).sign(by)
}

test('a token proves its session until it expires', async () => {
  const token = await issueToken({ key, now }, { ...owner, expiresAt: later(HOUR) })
  expect(await read(token)).toBe(session)
  expect(await readSession({ findSecret, now: later(HOUR - 1000) }, `Bearer ${token}`)).toBe(session)
})

test('the word Bearer is read in any case', async () => {
  const token = await issueToken({ key, now }, { ...owner, expiresAt: later(HOUR) })
  for (const scheme of ['bearer', 'BEARER', 'Bearer '])
    expect(await readSession({ findSecret, now }, `${scheme} ${token}`)).toBe(session)
})

test('a token shows the browser who is signed in', async () => {
  const token = await issueToken({ key, now }, { ...owner, expiresAt: later(HOUR) })
  const claims: unknown = JSON.parse(Buffer.from(itemAt(token.split('.'), 1), 'base64url').toString())
  expect(claims).toMatchObject({
    sub: '5',
    name: 'Ada',
    admin: false,
    iat: seconds(now),
    exp: seconds(later(HOUR)),
  })
})

describe('a token with invalid dates is refused', () => {
  test.each([
    ['expired', (jwt: SignJWT) => jwt.setExpirationTime(later(-61_000))],
    ['older than any token lives', (jwt: SignJWT) => jwt.setIssuedAt(later(-31 * 24 * HOUR))],
    ['not valid yet', (jwt: SignJWT) => jwt.setNotBefore(later(61_000))],
  ])('%s: the error is Invalid JWT dates', async (_, change) => {
    await expect(sign(change).then(read)).rejects.toThrow('Invalid JWT dates')
  })
})

test.each([
  ['is a minute behind', -60_000],
  ['was set back by two hours', -2 * HOUR],
  ['was set back by a year', -365 * 24 * HOUR],
  ['is a minute ahead of the end', HOUR + 59_000],
])('a token stays valid when the clock %s', async (_, ms) => {
  const token = await issueToken({ key, now }, { ...owner, expiresAt: later(HOUR) })
  expect(await readSession({ findSecret, now: later(ms) }, `Bearer ${token}`)).toBe(session)
})

test('a token names its key, and a token without a key name is verified with the first key', async () => {
  const token = await issueToken({ key: { id: 'second', secret }, now }, { ...owner, expiresAt: later(HOUR) })
  const asked: string[] = []
  const note = async (id: string) => {
    asked.push(id)
    return secret
  }
  for (const one of [token, await sign((jwt) => jwt)])
    expect(await readSession({ findSecret: note, now }, `Bearer ${one}`)).toBe(session)
  expect(asked).toEqual(['second', 'first'])
})

describe('a forged token', () => {
  test.each([
    ['an unknown key', () => sign((jwt) => jwt, secret, { alg: 'HS256', kid: 'another' })],
    ['a key that is no name', () => sign((jwt) => jwt, secret, { alg: 'HS256', kid: "' or 1=1 --" })],
    ['another key', () => sign((jwt) => jwt, new Uint8Array(32).fill(8))],
    ['an empty key', () => sign((jwt) => jwt, new Uint8Array(32))],
    ['another algorithm', () => sign((jwt) => jwt, new Uint8Array(64).fill(7), { alg: 'HS512' })],
    ['another issuer', () => sign((jwt) => jwt.setIssuer('somebody'))],
    ['another audience', () => sign((jwt) => jwt.setAudience('somebody'))],
    ['a session that is no id', () => sign((jwt) => jwt.setJti("' or 1=1 --"))],
    ['a session in capitals', () => sign((jwt) => jwt.setJti(session.toUpperCase()))],
    [
      'no signature at all',
      async () => new UnsecuredJWT({ sub: '5', jti: session, name: 'Ada' }).setIssuedAt().encode(),
    ],
    [
      'a public key algorithm',
      async () => {
        const { privateKey } = await generateKeyPair('ES256')
        return new SignJWT({ name: 'Ada' })
          .setProtectedHeader({ alg: 'ES256' })
          .setJti(session)
          .sign(privateKey)
      },
    ],
    ['a cut signature', async () => (await sign((jwt) => jwt)).slice(0, -4)],
    ['a cut body', async () => (await sign((jwt) => jwt)).replace(/\.[^.]+\./, '.e30.')],
    ['two parts', async () => (await sign((jwt) => jwt)).split('.').slice(0, 2).join('.')],
    ['a part too many', async () => `${await sign((jwt) => jwt)}.x`],
    ['an empty token', async () => ''],
    ['a text that is no token', async () => 'rubbish'],
  ])('with %s is refused', async (_, forge) => {
    await expect(forge().then(read)).rejects.toThrow('Please sign in.')
  })

  test.each(['sub', 'name', 'iat', 'exp', 'jti'])('without %s is refused', async (claim) => {
    const claims = { sub: '5', name: 'Ada', iat: seconds(now), exp: seconds(later(HOUR)), jti: session }
    const left = Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim))
    const token = await new SignJWT(left)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('keyloom')
      .setAudience('keyloom')
      .sign(secret)
    await expect(read(token)).rejects.toThrow(/Please sign in\.|Invalid JWT dates/)
  })

  test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'bearer x', 'Bearer x y', 'Bearerx'])(
    'in the header %j is refused',
    async (header) => {
      await expect(readSession({ findSecret, now }, header)).rejects.toThrow('Please sign in.')
    },
  )
})
