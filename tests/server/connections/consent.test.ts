import { describe, expect, test } from 'vitest'
import { ADA, makeServices, openWith } from '#tests/support/connections/connections-world.ts'
import { TestBrowser } from '#tests/support/accounts/sign-in-world.ts'

const failToBegin = () => Promise.reject(new Error('Google is away.'))

describe('connecting Search Console', () => {
  test('begins without a token, goes to Google and back to the same page, and then lists properties', async () => {
    const seen = { 'refresh of ada': ['sc-domain:shop.example', 'https://blog.example/'] }
    const { connect, listProperties, contentplanId, look } = await openWith(makeServices([ADA], seen))
    expect(await listProperties()).toMatchObject({ status: 424, body: { message: 'No refresh token' } })
    const { out, back } = await connect()
    expect(out).toMatchObject({
      status: 302,
      location: 'https://accounts.google.example/consent?service=search-console',
    })
    expect(back.location).toMatch(new RegExp(`/contentplan/${contentplanId}/onboarding/gsc$`))
    const { body } = await listProperties()
    expect(body.map(({ domain }: { domain: string }) => domain)).toEqual(seen['refresh of ada'])
    expect(JSON.stringify(await look('select * from google_grants'))).not.toContain('refresh of ada')
  })

  test('stores nothing when consent was refused, unticked, forged or answered twice', async () => {
    const { connect, listProperties, browser, look } = await openWith(
      makeServices([{ ...ADA, isGranted: false }, ADA, ADA]),
    )
    await connect('state=state+of+search-console&error=access_denied')
    await connect('state=another&code=good')
    await connect('state=state+of+search-console&code=good')
    await connect('state=state+of+search-console&code=forged')
    await browser.open('/api/integrations/google/callback?state=state+of+search-console&code=good')
    expect(await look('select user_id from google_grants')).toEqual([])
    expect((await listProperties()).status).toBe(424)
  })

  test.each([
    ['error=access_denied', ADA, 'cancelled'],
    ['error=server_error', ADA, 'failed'],
    ['code=forged', ADA, 'failed'],
    ['code=good', { ...ADA, isGranted: false }, 'unticked'],
  ])(
    'that Google answers with %s leads back to the same page, with the reason',
    async (answer, grant, word) => {
      const { connect, contentplanId } = await openWith(makeServices([grant]))
      const { back } = await connect(`state=state+of+search-console&${answer}`)
      expect(back.location).toMatch(
        new RegExp(`/contentplan/${contentplanId}/onboarding/gsc\\?consent=${word}$`),
      )
    },
  )

  test('that cannot begin leads back to the same page, too', async () => {
    const services = makeServices([])
    const google = services.google && { ...services.google, begin: failToBegin }
    const { connect } = await openWith({ ...services, google })
    expect((await connect()).out.location).toMatch(/\/onboarding\/gsc\?consent=unavailable$/)
  })

  test('is not needed where a service account reads for the owner', async () => {
    const services = makeServices([], { robot: ['sc-domain:shop.example'] })
    const forced: boolean[] = []
    const serviceAccount = {
      email: 'robot@people.example',
      getToken: async ({ isForced }: { isForced: boolean }) => {
        forced.push(isForced)
        return 'access by robot'
      },
    }
    const ownerEmail = 'demo@keyloom.example'
    const { listProperties } = await openWith({ ...services, google: null, serviceAccount, ownerEmail })
    expect((await listProperties()).body).toMatchObject([{ domain: 'sc-domain:shop.example' }])
    expect(forced).toEqual([false])
  })

  test('cannot be finished in another browser', async () => {
    const world = await openWith(makeServices([ADA]))
    await world.connect('state=none')
    const stranger = new TestBrowser(await world.startServer({}, makeServices([ADA])))
    await stranger.open('/api/integrations/google/callback?state=state+of+search-console&code=good')
    expect(await world.look('select user_id from google_grants')).toEqual([])
  })

  test('by a link of another user is refused with a page that says so, and the link still works for that user', async () => {
    const { server, browser, makeConsentLink, look } = await openWith(makeServices([ADA]))
    const link = await makeConsentLink()
    const victim = new TestBrowser(server)
    const refused = await victim.open(link)
    expect(refused).toMatchObject({ status: 403, location: '' })
    expect(refused.body).toContain('This link was made in another browser')
    await victim.open('/api/integrations/google/callback?state=state+of+search-console&code=good')
    expect(await look('select user_id from google_grants')).toEqual([])
    expect((await browser.open(link)).location).toContain('https://accounts.google.example/')
  })

  test('is refused where another user has signed in since, in the same browser', async () => {
    const { browser, makeConsentLink, look } = await openWith(makeServices([ADA, ADA]))
    const [before, after] = [await makeConsentLink(), await makeConsentLink()]
    expect((await browser.open(before)).status).toBe(302)
    await look(`with eve as (insert into users (email, name) values ('eve.next@people.example', 'Eve') returning id)
      insert into known_browsers (user_id, browser_hash) select eve.id, k.browser_hash from eve, known_browsers k`)
    const late = await browser.open(
      '/api/integrations/google/callback?state=state+of+search-console&code=good',
    )
    expect(late.location).toBe('/workspace')
    expect((await browser.open(after)).status).toBe(403)
    expect(await look('select user_id from google_grants')).toEqual([])
  })

  test('is refused when the user who began it has signed out', async () => {
    const { browser, call, makeConsentLink, look } = await openWith(makeServices([ADA]))
    const [before, after] = [await makeConsentLink(), await makeConsentLink()]
    expect((await browser.open(before)).status).toBe(302)
    expect((await call('POST', '/auth/out', {})).status).toBe(200)
    const { location } = await browser.open(
      '/api/integrations/google/callback?state=state+of+search-console&code=good',
    )
    expect(location).toMatch(/[?&]consent=failed$/)
    expect((await browser.open(after)).status).toBe(403)
    expect(await look('select user_id from google_grants')).toEqual([])
  })

  test('again with the same account keeps the refresh token, which Google gives only once', async () => {
    const seen = { 'refresh of ada': ['sc-domain:shop.example'] }
    const again = { ...ADA, refreshToken: null }
    const other = { ...again, account: 'eve@people.example' }
    const { connect, listProperties } = await openWith(makeServices([ADA, again, other], seen))
    await connect()
    await connect()
    expect((await listProperties()).body).toHaveLength(1)
    await connect()
    expect((await listProperties()).body.message).toBe('No refresh token')
  })

  test.each([
    ['forbidden', 403, "We couldn't access your Google Search Console.", { trouble: 'no_access' }],
    ['away', 503, 'Google Search Console is away.', { requestId: expect.any(String) }],
    ['ended', 424, 'No refresh token', { trouble: 'no_token' }],
  ])('with a grant that is %s answers %i: %s', async (refreshToken, status, message, details) => {
    const { connect, listProperties } = await openWith(makeServices([{ ...ADA, refreshToken }]))
    await connect()
    const answer = await listProperties()
    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(message)
    expect(answer.body.details).toEqual(details)
  })

  test('asks Google for an access token once an hour, stores a rotated refresh token, and deletes one that has ended', async () => {
    const refreshed: string[] = []
    const { connect, listProperties, look } = await openWith(
      makeServices([{ ...ADA, refreshToken: 'rotating' }], {}, refreshed),
    )
    await connect()
    for (let i = 0; i < 3; i++) expect((await listProperties()).status).toBe(200)
    await look(`update google_grants set access_expires_at = now() + interval '30 seconds'`)
    await Promise.all([listProperties(), listProperties(), listProperties()])
    expect(refreshed).toEqual(['rotating', 'rotated'])
    const rows = JSON.stringify(await look('select * from google_grants'))
    for (const secret of ['rotated', 'access by']) expect(rows).not.toContain(secret)
  })
})
