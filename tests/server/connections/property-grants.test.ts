import { describe, expect, test } from 'vitest'
import type { ConnectionServices } from '#features/connections/server/index.ts'
import { createMember, TestBrowser } from '#tests/support/accounts/sign-in-world.ts'
import { ADA, makeServices, openWith } from '#tests/support/connections/connections-world.ts'
import { settings } from '#tests/support/walls/two-tenants.ts'

const CLIENTS = ['sc-domain:client.example', 'https://other-client.example/']
const [CLIENT = '', OTHER = ''] = CLIENTS
const CHOOSE = '/integrations/search-console'
const GRANTS = '/installation/property-grants'

const serviceAccount = { email: 'robot@people.example', getToken: async () => 'access by robot' }

/** The owner with a plan and another user with a plan of theirs; the service account can read clients' properties. */
async function openOperated(change: Partial<ConnectionServices> = {}) {
  const services = {
    ...makeServices([], { robot: CLIENTS }, [], false),
    google: null,
    serviceAccount,
    ownerEmail: 'demo@keyloom.example',
    ...change,
  }
  const operator = await openWith(services)
  const { jwt, workspaceId } = await createMember(operator, { ...settings.limits, paidPlans: 2 })
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, input?: object) =>
    new TestBrowser(operator.server).call(method, path, input, jwt)
  const plan = { name: 'Mine', country: 'USA', language: 'en', type: 'managed', website: 'client.example' }
  const created = await call('POST', `/workspace/${workspaceId}/contentplan`, plan)
  const contentplanId = Number(created.body.contentplanId)
  return {
    operator,
    open: (property: string, isGranted = true) =>
      operator.call('PUT', GRANTS, { workspace: workspaceId, property, is_granted: isGranted }),
    stranger: {
      call,
      workspaceId,
      list: () => call('GET', `${CHOOSE}/properties?contentplanId=${contentplanId}`),
      choose: (property: string) => call('POST', CHOOSE, { contentplanId, property }),
      update: () => call('POST', `/contentplan/${contentplanId}/updating`, {}),
    },
  }
}

describe('properties of the service account', () => {
  test('are closed to a workspace without a grant: it sees that it is not connected, and no property names', async () => {
    const { stranger, operator } = await openOperated()
    const listed = await stranger.list()
    expect(listed).toMatchObject({ status: 424, body: { code: 'not_connected' } })
    expect(listed.body.message).toBe(
      `Workspace ${stranger.workspaceId} has no access to a Search Console property yet. Please ask the administrator of this installation to give it access to yours.`,
    )
    expect((await stranger.choose(CLIENT)).status).toBe(424)
    const everywhere = await stranger.call('GET', `${CHOOSE}/properties`)
    expect(everywhere.status).toBe(424)
    const ports = await stranger.call('GET', `/workspace/${stranger.workspaceId}/ports`)
    expect(JSON.stringify([listed, everywhere, ports])).not.toMatch(/client|robot/)
    expect(await operator.look('select id from integrations')).toEqual([])
  })

  test('are seen by the owner, who opens one to a workspace by connecting it there, and to no other workspace', async () => {
    const { operator, stranger } = await openOperated()
    const { body } = await operator.listProperties()
    expect(body.map(({ domain }: { domain: string }) => domain)).toEqual(CLIENTS)
    const { contentplanId, workspaceId } = operator
    expect((await operator.call('POST', CHOOSE, { contentplanId, property: CLIENT })).status).toBe(200)
    expect((await operator.call('GET', GRANTS)).body).toContainEqual(
      expect.objectContaining({ workspace: workspaceId, property: CLIENT }),
    )
    expect((await operator.call('POST', `/contentplan/${contentplanId}/updating`, {})).status).toBe(200)
    expect((await stranger.list()).status).toBe(424)
  })

  test('that the owner opens to another workspace can be read there until they are closed, and no others', async () => {
    const { operator, stranger, open } = await openOperated()
    expect((await open(CLIENT)).status).toBe(200)
    expect((await stranger.list()).body).toMatchObject([{ domain: CLIENT }])
    expect((await stranger.choose(OTHER)).status).toBe(424)
    expect((await stranger.choose(CLIENT)).status).toBe(200)
    expect((await stranger.update()).status).toBe(200)
    const ofStranger = expect.objectContaining({ workspace: stranger.workspaceId })
    expect((await operator.call('GET', GRANTS)).body).toContainEqual(ofStranger)
    expect((await open(CLIENT, false)).body).not.toContainEqual(ofStranger)
    const ended = await stranger.update()
    expect(ended).toMatchObject({ status: 424, body: { code: 'not_connected' } })
    expect(ended.body.message).toContain(
      `${CLIENT} is not open to workspace ${stranger.workspaceId} any more`,
    )
    expect((await stranger.list()).status).toBe(424)
    const audit = await stranger.call('GET', `/workspace/${stranger.workspaceId}/audit`)
    expect(audit.body.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['property opened', 'property closed']),
    )
  })

  test('can be opened only by the owner, and only to existing workspaces', async () => {
    const { operator, stranger } = await openOperated()
    const wanted = { workspace: stranger.workspaceId, property: CLIENT, is_granted: true }
    expect((await stranger.call('PUT', GRANTS, wanted)).status).toBe(403)
    expect((await stranger.call('GET', GRANTS)).status).toBe(403)
    expect((await operator.call('PUT', GRANTS, { ...wanted, workspace: 2 ** 31 - 1 })).status).toBe(404)
    expect((await operator.call('PUT', GRANTS, { ...wanted, property: 'client.example' })).status).toBe(400)
    expect((await stranger.list()).status).toBe(424)
  })

  test('are open to no workspace on an installation without an owner', async () => {
    const { operator } = await openOperated({ ownerEmail: null })
    expect((await operator.listProperties()).status).toBe(424)
    expect((await operator.call('GET', GRANTS)).status).toBe(403)
  })

  test('are offered beside those of the user’s own Google account; without an open one, that account is asked for', async () => {
    const seen = { robot: CLIENTS, 'refresh of ada': ['sc-domain:mine.example'] }
    const { google } = makeServices([ADA], seen, [], false)
    const { stranger } = await openOperated({ google, searchConsole: makeServices([], seen).searchConsole })
    expect(await stranger.list()).toMatchObject({ status: 424, body: { message: 'No refresh token' } })
  })
})

describe('a property of a Google account', () => {
  const MINE = 'sc-domain:mine.example'

  async function openShared() {
    const seen = { 'refresh of ada': [MINE, 'sc-domain:private.example'], 'refresh of eve': [] }
    const services = makeServices(
      [ADA, { ...ADA, refreshToken: 'refresh of eve', account: 'e@e.example' }],
      seen,
    )
    const ada = await openWith(services)
    await ada.connect()
    const { userId: adaId } = (await ada.look('select user_id as "userId" from google_grants'))[0] ?? {}
    const eve = await createMember(ada, settings.limits)
    await ada.look(
      `insert into workspace_members (workspace_id, user_id) values (${ada.workspaceId}, ${eve.userId})`,
    )
    const { contentplanId } = ada
    return {
      ada: (property: string) => ada.call('POST', CHOOSE, { contentplanId, property }),
      eve: (property: string, accessUser?: unknown) =>
        new TestBrowser(ada.server).call('POST', CHOOSE, { contentplanId, property, accessUser }, eve.jwt),
      adaId,
      look: ada.look,
    }
  }

  test('is connected only when that account can see it', async () => {
    const { ada, look } = await openShared()
    expect(await ada('sc-domain:shop.example')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await look('select id from integrations')).toEqual([])
    expect((await ada(MINE)).status).toBe(200)
  })

  test('of another member is connected only once that member has chosen it', async () => {
    const { ada, eve, adaId, look } = await openShared()
    const refused = await eve(MINE, adaId)
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(refused.body.message).toContain('Only the person whose Google account it is')
    expect((await eve(MINE)).status).toBe(424)
    expect((await ada(MINE)).status).toBe(200)
    expect((await eve(MINE, adaId)).status).toBe(200)
    expect((await eve('sc-domain:private.example', adaId)).status).toBe(403)
    expect(await look('select gsc_property from integrations')).toEqual([{ gsc_property: MINE }])
  })
})
