import { describe, expect, test } from 'vitest'
import {
  makeOwnedWorld,
  openOwned,
  owner,
  signInOwner,
  statusOf,
  submitPassword,
} from '#tests/support/accounts/owner.ts'
import { makeSignInWorld, TestBrowser } from '#tests/support/accounts/sign-in-world.ts'

const wanted = 'lantern gravel otter'

function change(browser: TestBrowser, jwt: string, input: { present?: string; wanted?: string } = {}) {
  return browser.call('POST', '/account/password', { present: owner.password, wanted, ...input }, jwt)
}

test('the owner changes the password by giving the current one: other sessions end, this one stays', async () => {
  const { world, browser, jwt } = await makeOwnedWorld()
  const elsewhere = await signInOwner(await openOwned(world))
  expect((await change(browser, jwt)).status).toBe(200)
  expect([await statusOf(browser, jwt), await statusOf(browser, elsewhere)]).toEqual([200, 401])
  expect((await submitPassword(browser)).status).toBe(401)
  expect((await submitPassword(browser, wanted)).status).toBe(303)
  const events = await world.look('select action from account_events order by id desc limit 3')
  expect(events.map(({ action }) => action)).toContain('password changed')
  expect(JSON.stringify(await world.look('select * from users'))).not.toContain(wanted)
})

test('a sign-in that was under way with the old password creates no session', async () => {
  const { browser, jwt } = await makeOwnedWorld()
  const underWay = await submitPassword(browser)
  await change(browser, jwt)
  expect(await browser.exchange(underWay)).toBe('undefined')
})

describe('an unsuitable new password', () => {
  test.each([
    ['one that is used often', 'Password2024!', 'guessed first'],
    ['one that is too short', 'gravel otte', '12 to 200'],
    ['the own address', 'owner@site.example', 'e-mail address'],
  ])('%s is refused with a sentence', async (_, password, words) => {
    const { browser, jwt } = await makeOwnedWorld()
    const { status, body } = await change(browser, jwt, { wanted: password })
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: expect.stringContaining(words),
    })
    expect((await submitPassword(browser)).status).toBe(303)
  })

  test('a wrong current password is refused, on record, and counted: the eleventh guess has to wait, right or wrong', async () => {
    const { world, browser, jwt } = await makeOwnedWorld()
    for (let guess = 0; guess < 10; guess++)
      expect((await change(browser, jwt, { present: `guess ${guess}` })).status).toBe(400)
    expect((await change(browser, jwt)).status).toBe(429)
    const events = await world.look(`select from account_events where action = 'wrong password'`)
    expect(events).toHaveLength(10)
    // The sign-in form has its own count: guesses from inside a session cannot lock the owner out.
    const other = await signInOwner(browser)
    expect((await change(browser, other)).status).toBe(200)
  })
})

describe('the configured password', () => {
  test('does not undo a change of the password while it stays the same', async () => {
    const { world, browser, jwt } = await makeOwnedWorld()
    await change(browser, jwt)
    const restarted = await openOwned(world)
    expect(await statusOf(restarted, jwt)).toBe(200)
    expect((await submitPassword(restarted, wanted)).status).toBe(303)
    expect((await submitPassword(restarted)).status).toBe(401)
  })

  test('replaces the password when it is a new one, and signs the owner out everywhere', async () => {
    const { world, browser, jwt } = await makeOwnedWorld()
    await change(browser, jwt)
    const configured = 'quite another password'
    const restarted = await openOwned(world, { password: configured })
    expect(await statusOf(restarted, jwt)).toBe(401)
    expect((await submitPassword(restarted, wanted)).status).toBe(401)
    expect((await submitPassword(restarted, configured)).status).toBe(303)
  })
})

test('the demo has no password to change, and says so', async () => {
  const browser = new TestBrowser(await (await makeSignInWorld({ isOwn: true })).startServer())
  const { body: code } = await browser.call('POST', '/auth/demo')
  const jwt = await browser.exchange({ location: `/auth/in?token=${code.token}` })
  expect((await browser.call('GET', '/account', undefined, jwt)).body).toEqual({
    name: 'Demo',
    email: 'demo@keyloom.example',
    has_password: false,
    has_provider: false,
  })
  expect(await change(browser, jwt)).toMatchObject({ status: 400, body: { code: 'invalid' } })
})
