import { expect, test } from 'vitest'
import { openKeyRing, readSigningKey, rotateSigningKey } from '#features/accounts/server/index.ts'
import { makeSignInWorld, TestBrowser, type SignInWorld } from '#tests/support/accounts/sign-in-world.ts'

async function signIn(browser: TestBrowser): Promise<string> {
  const { body } = await browser.call('POST', '/auth/demo')
  return browser.exchange({ location: `/auth/in?token=${body.token}` })
}

async function statusOf(browser: TestBrowser, jwt: string): Promise<number> {
  return (await browser.call('GET', '/workspace', undefined, jwt)).status
}

function keyOf(jwt: string): unknown {
  return JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()).kid
}

async function openTwoProcesses(world: SignInWorld) {
  return [new TestBrowser(await world.startServer()), new TestBrowser(await world.startServer())] as const
}

test('a new signing key is used at once in every process, and sessions of the old key stay valid', async () => {
  const world = await makeSignInWorld({ isOwn: true })
  const [here, there] = await openTwoProcesses(world)
  const before = await signIn(here)
  expect(await statusOf(there, before)).toBe(200)
  await rotateSigningKey({ url: world.url, endsSessions: false })
  const after = await signIn(there)
  expect(keyOf(after)).not.toBe(keyOf(before))
  for (const browser of [here, there])
    expect([await statusOf(browser, before), await statusOf(browser, after)]).toEqual([200, 200])
})

test('a new signing key with --now ends every session, and the older keys are deleted', async () => {
  const world = await makeSignInWorld({ isOwn: true })
  const [here, there] = await openTwoProcesses(world)
  const before = await signIn(here)
  expect(await rotateSigningKey({ url: world.url, endsSessions: true })).toEqual({
    endedSessions: 1,
    oldKeys: 1,
  })
  expect([await statusOf(here, before), await statusOf(there, before)]).toEqual([401, 401])
  expect(await world.look('select id from signing_keys')).toHaveLength(1)
  expect(await statusOf(there, await signIn(here))).toBe(200)
})

test('an old signing key is deleted a month after its successor was made', async () => {
  const world = await makeSignInWorld({ isOwn: true })
  for (const age of ['40 days', '29 days'])
    await world.look(
      `insert into signing_keys (id, secret, created_at)
       values ('${age.replace(' ', '-')}', decode(repeat('00', 32), 'hex'), now() - interval '${age}')`,
    )
  await world.look(`update signing_keys set created_at = now() - interval '50 days' where id = 'first'`)
  expect(await rotateSigningKey({ url: world.url, endsSessions: false })).toEqual({
    endedSessions: 0,
    oldKeys: 1,
  })
  const kept = await world.look('select id from signing_keys order by created_at')
  expect(kept.map(({ id }) => id)).toEqual(['40-days', '29-days', expect.stringMatching(/^[\da-f-]{36}$/)])
})

test('a process caches a signing key that it has read for one minute', async () => {
  const world = await makeSignInWorld({ isOwn: true })
  let now = Date.now()
  const find = openKeyRing({ database: () => world.database, now: () => new Date(now) })
  const { id, secret } = await readSigningKey(world.database)
  expect(await find(id)).toEqual(secret)
  await rotateSigningKey({ url: world.url, endsSessions: true })
  expect(await find(id)).toEqual(secret)
  now += 60_000
  expect(await find(id)).toBeNull()
})
