import { expect, test } from 'vitest'
import {
  makeOwnedWorld,
  openOwned,
  owner,
  passwordCost,
  signInOwner,
  statusOf,
} from '#tests/support/accounts/owner.ts'

const lastUse = `select last_used_at > now() - interval '1 minute' as is_noted from sessions`

test('a session that is not used for two weeks ends, with the message of every ended session', async () => {
  const { world, browser, jwt } = await makeOwnedWorld()
  await world.look(`update sessions set last_used_at = now() - interval '13 days 23 hours'`)
  expect(await statusOf(browser, jwt)).toBe(200)
  await world.look(`update sessions set last_used_at = now() - interval '14 days'`)
  const { status, body } = await browser.call('GET', '/workspace', undefined, jwt)
  expect({ status, body }).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in', message: 'Please sign in.' },
  })
  expect(await world.look(lastUse)).toEqual([{ is_noted: false }])
})

test('the operator sets after how many days unused sessions end, and it applies to open sessions too', async () => {
  const { world, browser, jwt } = await makeOwnedWorld()
  await world.look(`update sessions set last_used_at = now() - interval '3 days'`)
  await world.startServer({ owner, passwordCost, sessionIdleDays: 2 })
  expect(await statusOf(browser, jwt)).toBe(401)
})

test('a session stays valid while it is used, and its last use is written at most once an hour', async () => {
  const { world, browser, jwt } = await makeOwnedWorld()
  const version = async () => (await world.look('select xmin::text from sessions'))[0]?.['xmin']
  const fresh = await version()
  await Promise.all(Array.from({ length: 5 }, () => statusOf(browser, jwt)))
  expect(await version()).toBe(fresh)
  await world.look(`update sessions set last_used_at = now() - interval '61 minutes'`)
  await Promise.all(Array.from({ length: 5 }, () => statusOf(browser, jwt)))
  expect(await world.look(lastUse)).toEqual([{ is_noted: true }])
  const noted = await version()
  await statusOf(browser, jwt)
  expect(await version()).toBe(noted)
})

test('the list of sessions says when each was last used and when it would end, and leaves out ended sessions', async () => {
  const { world, browser, jwt } = await makeOwnedWorld()
  await signInOwner(await openOwned(world))
  await world.look(
    `update sessions set last_used_at = '2026-01-05T10:00:00Z' where created_at = (select max(created_at) from sessions)`,
  )
  const { body } = await browser.call('GET', '/account/session', undefined, jwt)
  expect(body).toHaveLength(1)
  const [{ created_at: created, last_used_at: used, expires_at: ends, is_current: isCurrent }] = body
  expect({ isCurrent, used }).toEqual({ isCurrent: true, used: created })
  expect(Date.parse(ends) - Date.parse(used)).toBe(14 * 86_400_000)
})
