import { describe, expect, test } from 'vitest'
import { unlockAccount } from '#features/accounts/server/index.ts'
import { LOCAL, openOwned, owner } from '#tests/support/accounts/guessing-world.ts'
import { makeSignInWorld, TestBrowser } from '#tests/support/accounts/sign-in-world.ts'

const openDemo = (browser: TestBrowser) => browser.call('POST', '/auth/demo')

describe('guessing the password of the owner', () => {
  test('locks the owner out of no browser: a known browser gets in at once, a new one when its turn comes', async () => {
    const { known, browserAt, signIn, look, lines } = await openOwned()
    // As if 600 networks had guessed just now.
    await look('update sign_in_lines set free_at = now()')
    const [stranger, fresh] = [browserAt('203.0.113.9'), browserAt('192.0.2.1')]
    expect((await signIn(stranger, { password: 'a wrong password' })).status).toBe(401)
    const second = await signIn(stranger, { password: 'a wrong password' })
    expect([second.status, Number(second.retryAfter) <= 60]).toEqual([429, true])
    expect((await signIn(known)).status).toBe(303)

    const waiting = await signIn(fresh)
    expect(waiting.status).toBe(429)
    expect(waiting.body).toContain('Your turn comes in 2 minutes')
    await look(`update sign_in_turns set turn_at = now() - interval '1 second' where turn_at is not null`)
    expect((await signIn(fresh)).status).toBe(303)

    const slowed = await look(`select user_id from account_events where action = 'sign-in slowed down'`)
    expect(slowed).toHaveLength(1)
    expect(lines.filter((line) => line.includes('keyloom unlock'))).toHaveLength(1)
  })

  test('from many addresses of one network does not delay other networks', async () => {
    const { browserAt, signIn, guess } = await openOwned()
    const neighbours = Array.from({ length: 60 }, (_, at) => `203.0.113.${at}`)
    const inside = Array.from({ length: 60 }, (_, at) => `2001:db8:7:${at}::1`)
    for (const addresses of [neighbours, inside])
      expect((await guess(addresses))[401]).toBeLessThanOrEqual(14)
    expect((await signIn(browserAt('192.0.2.1'))).status).toBe(303)
    expect((await signIn(browserAt('2001:db8:8::1'))).status).toBe(303)
  })

  test('gives each network one place in the waiting line, and each turn allows one try', async () => {
    const { browserAt, signIn, guess, look } = await openOwned()
    const address = '203.0.113.1'
    await guess(Array.from({ length: 20 }, () => address))
    const turns = () => look('select turn_at from sign_in_turns where turn_at is not null')
    const before = await turns()
    expect(before).toHaveLength(1)
    expect((await signIn(browserAt(address))).status).toBe(429)
    expect(await turns()).toEqual(before)
    await look(`update sign_in_turns set turn_at = now() - interval '1 second'`)
    const wrong = { password: 'a wrong password' }
    const tries = await Promise.all([1, 2, 3].map(() => signIn(browserAt(address), wrong)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([401, 429, 429])
    await look(`update sign_in_turns set turn_at = now() - interval '16 minutes'`)
    expect((await signIn(browserAt(address))).status).toBe(429)
  })

  test('from a browser that has signed in before is counted for that browser alone, twenty times a day', async () => {
    const { known, signIn, browserAt, look } = await openOwned()
    const wrong = { password: 'a wrong password' }
    for (let at = 0; at < 19; at++) expect((await signIn(known, wrong)).status).toBe(401)
    // This turn is from the first sign-in, before the browser was known.
    expect(await look('select wrong from sign_in_turns')).toEqual([{ wrong: 0 }])
    expect((await signIn(known)).status).toBe(303)
    for (let at = 0; at < 22; at++) await signIn(known, wrong)
    expect(await look('select wrong from sign_in_turns')).toEqual([{ wrong: 2 }])
    expect((await signIn(browserAt('192.0.2.1'))).status).toBe(303)
  })

  test('does not reveal which address has the account', async () => {
    const { guess, signIn, browserAt } = await openOwned()
    await guess(Array.from({ length: 20 }, () => '203.0.113.1'))
    const stranger = browserAt('203.0.113.1')
    const answers = []
    for (let at = 0; at < 20; at++) answers.push(await signIn(stranger, { email: 'nobody@site.example' }))
    const [first, last] = [answers[0], answers.at(-1)]
    expect([first?.status, last?.status]).toEqual([401, 429])
    const ofOwner = await signIn(stranger)
    expect(ofOwner.body.replaceAll(owner.email, 'nobody@site.example')).toBe(last?.body)
  })
})

test('an operator’s pass from the command line lets one new browser in, once, while strangers guess', async () => {
  const { database, browserAt, signIn, guess, look } = await openOwned()
  const address = '203.0.113.1'
  const flood = () => guess(Array.from({ length: 30 }, () => address))
  await flood()
  expect(await unlockAccount({ database }, { email: 'nobody@site.example' })).toBeNull()
  const unlocked = await unlockAccount({ database }, { email: 'Owner@site.example' })
  const pass = String(unlocked?.pass)
  expect(await look('select * from sign_in_turns')).toEqual([])
  await flood()
  const fresh = browserAt(address)
  expect((await fresh.open(`${LOCAL}?code=${pass}`)).body).toContain(`name="pass" value="${pass}"`)
  expect((await signIn(browserAt(address), { pass: 'another' })).status).toBe(429)
  expect((await signIn(fresh, { pass })).status).toBe(303)
  expect((await signIn(browserAt(address), { pass })).status).toBe(429)
  expect(JSON.stringify(await look('select * from browser_passes'))).not.toContain(pass)
})

test('a pass from the command line does not replace the password', async () => {
  const { database, browserAt, signIn } = await openOwned()
  const unlocked = await unlockAccount({ database }, { email: owner.email })
  const browser = browserAt('192.0.2.1')
  const refused = await signIn(browser, { pass: String(unlocked?.pass), password: 'a wrong password' })
  expect(refused.status).toBe(401)
  expect((await signIn(browser)).status).toBe(303)
})

test('no password hash is computed where passwords are not in use', async () => {
  const world = await makeSignInWorld({ isOwn: true })
  const browser = new TestBrowser(await world.startServer({ owner: { ...owner, password: null } }))
  const before = process.cpuUsage()
  for (let at = 0; at < 40; at++) {
    const answer = await browser.submit(LOCAL, { way: 'password', ...owner })
    expect(answer.status).toBe(401)
    expect(answer.body).toContain('Passwords are not in use here.')
  }
  // Forty password hashes would take more than five seconds.
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000)
})

describe('other people at the same address', () => {
  test('who send wrong codes do not block the right code of another person', async () => {
    const { browserAt, signIn } = await openOwned()
    const [stranger, own] = [browserAt('203.0.113.1'), browserAt('203.0.113.1')]
    const statuses = []
    for (let at = 0; at < 62; at++)
      statuses.push((await stranger.call('POST', '/auth/token', { token: 'wrong' })).status)
    expect([statuses[59], statuses[61]]).toEqual([400, 429])
    expect(await own.exchange(await signIn(own))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  test('who begin to sign in do not lock out a browser that has signed in before', async () => {
    const world = await makeSignInWorld({ isOwn: true })
    const server = await world.startServer()
    const known = new TestBrowser(server)
    await known.exchange({ location: `/auth/in?token=${(await openDemo(known)).body.token}` })
    const statuses = []
    for (let at = 0; at < 61; at++) statuses.push((await openDemo(new TestBrowser(server))).status)
    expect([statuses[58], statuses[60]]).toEqual([200, 429])
    expect((await openDemo(known)).status).toBe(200)
  })
})
