import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

const PASSWORD = 'a long enough password'
const CHEAP = { N: 2, r: 1, p: 1, maxmem: 1_000_000 }

test('a hash costs as much as OWASP asks for, and has a salt of its own', async () => {
  const stored = await hashPassword(PASSWORD)
  const [name, salt = '', hash] = stored.split('$')
  const wanted = scryptSync(PASSWORD, Buffer.from(salt, 'base64url'), 32, {
    N: 32_768,
    r: 8,
    p: 3,
    maxmem: 67_108_864,
  })
  expect([name, hash]).toEqual(['scrypt', wanted.toString('base64url')])
  expect(await isPassword(PASSWORD, stored)).toBe(true)
  expect((await hashPassword(PASSWORD, CHEAP)).split('$')[1]).not.toBe(
    (await hashPassword(PASSWORD, CHEAP)).split('$')[1],
  )
})

test('another password is wrong, and so is every password where none is stored', async () => {
  const stored = await hashPassword(PASSWORD, CHEAP)
  expect(await isPassword(PASSWORD, stored, { cost: CHEAP })).toBe(true)
  for (const [password, hash] of [
    ['another long password', stored],
    [PASSWORD, null],
    ['', null],
  ] as const)
    expect(await isPassword(password, hash, { cost: CHEAP })).toBe(false)
})
